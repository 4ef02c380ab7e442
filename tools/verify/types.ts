/** A `<!-- verify: … -->` comment of a page. */
export type Mark = {
  name: MarkName;
  /** Text between the name and the first `key="value"`. */
  argument: string;
  values: ReadonlyArray<readonly [key: string, value: string]>;
  line: number;
};

export type MarkName =
  | "run"
  | "skip"
  | "parse-only"
  | "output"
  | "tree"
  | "fails"
  | "file"
  | "no-file"
  | "sh"
  | "page"
  | "live"
  | "assumes"
  | "example"
  | "message"
  | "broken";

/** A fenced code block with the marks and the bold file name that stand directly above it. */
export type Fence = {
  language: string;
  title: string | undefined;
  text: string;
  /** Line of the first line of code, counted from 1 in the file. */
  line: number;
  marks: ReadonlyArray<Mark>;
};

/** What a page holds for the checks, in document order. */
export type Step = {kind: "fence"; fence: Fence} | {kind: "mark"; mark: Mark};

export type Page = {
  /** Path below the content folder, with `/`. */
  path: string;
  text: string;
  steps: ReadonlyArray<Step>;
  problems: ReadonlyArray<Problem>;
  /** The guide is to be executed: it carries the mark `run`. */
  runnable: boolean;
};

/** Something that does not hold, with the place to fix it. */
export type Problem = {path: string; line: number; message: string};

/** A sample that was left out, and why the author wanted that. */
export type Skipped = {path: string; line: number; reason: string};

/** What the site may say about the checks. No clock in it, so that the same content gives the same bytes. */
export type Results = {
  webpack: string;
  samples: number;
  skipped: number;
  configurations: number;
  options: number;
  defaults: number;
  /** Urls of the guides that were followed to their end. */
  guides: string[];
};

/** What one check found out. */
export type Report = {
  problems: ReadonlyArray<Problem>;
  /** What was left out, and why. */
  notes?: ReadonlyArray<string>;
  /** Counts for the end of the report. */
  counts: ReadonlyArray<string>;
  results?: Partial<Results>;
};
