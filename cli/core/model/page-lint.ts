import type {Diagnostic} from "#schemas/diagnostic.ts";

/** Options of the additional rules that `check` applies to a page. */
export interface LintOptions {
  /** Codes of the enabled page rules. */
  rules: readonly string[];
}

/** Replacement in a file. Lines and columns count from 1, columns in UTF-16 units without the byte order mark. */
export interface Edit {
  file: string;
  line: number;
  column: number;
  /** Current text, within one line. */
  old: string;
  text: string;
}

/** Fix of a diagnostic, which is identified by code and position. */
export interface Fix {
  code: string;
  file: string;
  line: number;
  column: number;
  edit: Edit;
}

/** Comment that suppresses rules. */
export interface Suppression {
  file: string;
  line: number;
  column: number;
  /** Lines it applies to, or the whole file. */
  target: {from: number; to: number} | "file";
  rules: string[];
}

/** External link or image. */
export interface WebLink {
  url: string;
  file: string;
  line: number;
  column: number;
}

/** Results of the page rules, stored with the page's lists. */
export interface PageLint {
  findings: Diagnostic[];
  fixes: Fix[];
  suppressions: Suppression[];
  webLinks: WebLink[];
  /** Line of each front matter key. */
  keyLines: Record<string, number>;
}
