import type {PageFacts, PageSummary} from "./page-facts.ts";

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
  /** Returns a page as it was. */
  factsOf(page: Pick<PageSummary, "path">): PageFacts;
  /** Returns the key and the size of a file. */
  fileAt(path: string): {key: string; bytes: number} | undefined;
  /** Opens a file. Returns null if it is missing or was modified. */
  open(path: string): LastFile | null;
}

/** File of the last output. */
export interface LastFile {
  read(): Buffer;
  /** Reads the bytes between two positions in chunks. */
  range(from: number, to: number): Generator<Uint8Array, void>;
}
