import type {Code} from "#cli/report/codes.ts";
import type {DialectName} from "#schemas/settings/dialects.ts";

/** Minimal incorrect and correct example of a rule; tests run both. */
export interface Example {
  /** Path below the content folder; defaults to a page in the section `guides`. */
  file?: string;
  wrong: string;
  right: string;
  /** Dialect of the project, if the rule concerns syntax beyond plain Markdown. */
  dialect?: DialectName;
  /** Additional files of the incorrect example, below the content folder. */
  beside?: Readonly<Record<string, string>>;
}

/** Examples by code. */
export type Examples = Partial<Record<Code, Example>>;

/** Default path of an example. */
export const EXAMPLE_FILE = "guides/page.md";

/** Returns the text of a page with a title. */
export const page = (title: string, body: string, more = ""): string =>
  `---\ntitle: ${title}\n${more}---\n\n${body}\n`;
