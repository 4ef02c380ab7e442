import type {FileScope} from "#core/parse/file-scope.ts";
import type {Output} from "../text/output.ts";
import type {Arguments} from "./arguments.ts";
import type {TemplateLanguage, Token} from "./scan.ts";
import type {TagRule} from "./tag-rule.ts";
import type {Names} from "./values.ts";

/** So deep files may include each other. */
export const MAX_DEPTH = 20;
/** Letters that a page may grow to. */
export const MAX_TEXT = 4_000_000;
/** So many tags a page may be made of. */
export const MAX_TAGS = 100_000;

/** A template language and what its tags mean to one tool. */
export interface Template {
  language: TemplateLanguage;
  tags: Readonly<Record<string, TagRule>>;
  /** Name of the front matter among the values. */
  page: string;
  /** Returns further values by name; they take precedence over the variables of the config. */
  names?(scope: FileScope): Names | undefined;
  /** Returns what replaces a tag that only annotates the node before it; null for any other tag. */
  annotation?(source: string, names: Names, line: string): string | null;
  /** Returns the language of code that stands between tags without a fence, and whether this tag becomes the fence. */
  codeTag?(
    text: string,
    token: Token,
    props: Arguments,
    around: string | null,
  ): {language: string | null; isFence: boolean};
}

/** Returns the values of the config and the front matter by the names that a template has for them. */
export function namesOf(scope: FileScope, {names, page}: Template): Record<string, unknown> {
  const {frontMatter, context} = scope.page;
  return {
    ...context.dialectSettings.variables,
    ...names?.(scope),
    [page]: {meta: frontMatter, ...frontMatter},
  };
}

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
