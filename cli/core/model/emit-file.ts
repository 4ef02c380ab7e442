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
