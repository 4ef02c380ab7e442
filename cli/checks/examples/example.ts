import type {Code} from "#cli/report/codes.ts";
import type {DialectName} from "#schemas/settings/dialects.ts";

/** A small case of a rule, wrong and right; tests run both. */
export interface Example {
  /** Path below the content folder; a page of the section `guides` where it is left out. */
  file?: string;
  wrong: string;
  right: string;
  /** Dialect of the project, where the rule is about notation that plain Markdown does not have. */
  dialect?: DialectName;
  /** Further files of the wrong case, below the content folder, where the rule is about several. */
  beside?: Readonly<Record<string, string>>;
}

/** Examples by code. */
export type Examples = Partial<Record<Code, Example>>;

/** Where an example stands that names no file. */
export const EXAMPLE_FILE = "guides/page.md";

/** Text of a page with a title. */
export const page = (title: string, body: string, more = ""): string =>
  `---\ntitle: ${title}\n${more}---\n\n${body}\n`;
