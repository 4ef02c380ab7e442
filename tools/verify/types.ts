/** Comment `<!-- verify: … -->` on a page. */
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

/** Fenced code block with the marks and the bold file name directly above it. */
export type Fence = {
  language: string;
  title: string | undefined;
  text: string;
  /** Line of the first line of code in the file, starting at 1. */
  line: number;
  marks: ReadonlyArray<Mark>;
};

/** Unit of a page that checks work on, in document order. */
export type Step = {kind: "fence"; fence: Fence} | {kind: "mark"; mark: Mark};

export type Page = {
  /** Path relative to the content folder, with `/`. */
  path: string;
  text: string;
  steps: ReadonlyArray<Step>;
  problems: ReadonlyArray<Problem>;
  /** Whether the guide is executed (mark `run`). */
  runnable: boolean;
};

/** Problem with the position to fix. */
export type Problem = {path: string; line: number; message: string};

/** Skipped sample with the author's reason. */
export type Skipped = {path: string; line: number; reason: string};

/**
 * Results that the site may show. They contain no timestamps, so that the same content yields the same bytes.
 */
export type Results = {
  webpack: string;
  samples: number;
  skipped: number;
  configurations: number;
  options: number;
  defaults: number;
  /** URLs of the guides that were completed. */
  guides: string[];
};

/** Report of one check. */
export type Report = {
  problems: ReadonlyArray<Problem>;
  /** Skipped parts with their reasons. */
  notes?: ReadonlyArray<string>;
  /** Counts for the end of the report. */
  counts: ReadonlyArray<string>;
  results?: Partial<Results>;
};
