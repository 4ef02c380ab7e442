import type {DialectSettings} from "#core/model/page-context.ts";
import type {FileScope} from "#core/parse/file-scope.ts";
import type {Output} from "../text/output.ts";
import type {Arguments} from "./arguments.ts";
import type {TemplateLanguage, Token} from "./scan.ts";
import type {TagRule} from "./tag-rule.ts";
import type {Names} from "./values.ts";

/** Maximum depth of nested includes. */
export const MAX_DEPTH = 20;
/** Maximum number of characters to which a page may grow. */
export const MAX_TEXT = 4_000_000;
/** Maximum number of tags that are expanded per page. */
export const MAX_TAGS = 100_000;

/** Template language, and the meaning of its tags in one tool. */
export interface Template {
  language: TemplateLanguage;
  tags: Readonly<Record<string, TagRule>>;
  /** Name of the variable that contains the front matter. */
  page: string;
  /** Returns additional values by name, which take precedence over the config's variables. */
  names?(scope: FileScope): Names | undefined;
  /** Returns tags of the project. Entries of `tags` with equal names have priority. */
  ownTags?(settings: DialectSettings): Readonly<Record<string, TagRule>>;
  /**
   * Returns the replacement for a tag that only annotates the preceding node, or `null` for any other tag.
   */
  annotation?(source: string, names: Names, line: string): string | null;
  /** Returns the language of code between tags without a fence, and whether this tag becomes the fence. */
  codeTag?(
    text: string,
    token: Token,
    props: Arguments,
    around: string | null,
  ): {language: string | null; isFence: boolean};
}

/** Returns the values of the config and the front matter by their template names. */
export function namesOf(scope: FileScope, {names, page}: Template): Record<string, unknown> {
  const {frontMatter, context} = scope.page;
  return {
    ...context.dialectSettings.variables,
    ...names?.(scope),
    [page]: {meta: frontMatter, ...frontMatter},
  };
}

/** Context in which a text is expanded. */
export interface Expansion {
  scope: FileScope;
  template: Template;
  output: Output;
  tags: Readonly<Record<string, TagRule>>;
  /** Names available to values; tags add to them. */
  names: Record<string, unknown>;
  /** Remaining number of tags that may be expanded, including loops and included files. */
  budget: {left: number};
  /** Line of the page at which a file is included; `null` for the page itself, whose own lines are used. */
  at: number | null;
  depth: number;
}
