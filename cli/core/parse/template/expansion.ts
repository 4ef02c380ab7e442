import type {Template} from "#core/model/dialect.ts";
import type {FileScope} from "../file-scope.ts";
import type {Output} from "./output.ts";

/** So deep files may include each other. */
export const MAX_DEPTH = 20;
/** Letters that a page may grow to. */
export const MAX_TEXT = 4_000_000;
/** So many tags a page may be made of. */
export const MAX_TAGS = 100_000;

/** Values of the config and of the front matter by the names that they have in a template. */
export const pageNames = (
  frontMatter: Readonly<Record<string, unknown>>,
  {variables, optional, page, syntax}: Template,
): Record<string, unknown> => ({
  ...variables,
  ...(optional ? frontMatter : {}),
  ...(syntax === "markdoc" ? {markdoc: {frontmatter: frontMatter}} : {}),
  [page]: {meta: frontMatter, ...frontMatter},
});

/** What a text is expanded with. */
export interface Expansion {
  scope: FileScope;
  template: Template;
  output: Output;
  /** Names that values may use; tags add to them. */
  names: Record<string, unknown>;
  /** Tags that may still be filled in, loops and files included. */
  budget: {left: number};
  /** Line of the page at which a file is included; null for the page itself, whose lines count. */
  at: number | null;
  depth: number;
}
