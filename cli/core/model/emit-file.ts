import type {PageSummary} from "./page-facts.ts";

/** Consecutive pieces of a file. Not any iterable, because a string would be split into characters. */
export type Pieces = readonly (string | Uint8Array)[] | Generator<string | Uint8Array, void>;

/** Output file, produced only if its key differs from the last build's. */
export interface EmitFile {
  /** POSIX path below the output folder. */
  path: string;
  /** Cache key: a hash or short text of everything the bytes depend on. */
  key: string;
  /** Produces the content in pieces, so that a large file is never in memory as a whole. */
  produce(): Pieces;
}

/** Output of the last build, whose pages differ from the current ones only in their text. */
export interface LastOutput {
  /** Reports whether the artifacts of a page are unchanged. Never true for lists of pages, which contain their descriptions. */
  holds(page: Pick<PageSummary, "path" | "components">): boolean;
  /** Returns the key of a file. */
  keyOf(path: string): string | undefined;
  /** Reads a file. Returns null if it is missing or was modified. */
  read(path: string): string | null;
}
