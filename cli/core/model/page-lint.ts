import type {Diagnostic} from "#schemas/diagnostic.ts";

/** What `check` looks for in a page besides what every build reports. */
export interface LintOptions {
  /** Codes of the rules of single pages that run. */
  rules: readonly string[];
}

/** A stretch of a file to replace. Lines and columns count from 1, columns in UTF-16 units, a byte order mark not. */
export interface Edit {
  file: string;
  line: number;
  column: number;
  /** What stands there now; it is within one line. */
  old: string;
  text: string;
}

/** What fixes one finding, named by its code and place. */
export interface Fix {
  code: string;
  file: string;
  line: number;
  column: number;
  edit: Edit;
}

/** A comment that silences rules. */
export interface Suppression {
  file: string;
  line: number;
  column: number;
  /** Lines it speaks for, or the whole file. */
  target: {from: number; to: number} | "file";
  rules: string[];
}

/** A link or image that leads to another site. */
export interface WebLink {
  url: string;
  file: string;
  line: number;
  column: number;
}

/** What the rules of single pages found; kept with the facts of the page. */
export interface PageLint {
  findings: Diagnostic[];
  fixes: Fix[];
  suppressions: Suppression[];
  webLinks: WebLink[];
  /** Key of the front matter → its line in the file. */
  keyLines: Record<string, number>;
}
