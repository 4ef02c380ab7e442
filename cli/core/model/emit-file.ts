/** Texts and bytes that follow one another; not any iterable, since a string is one of its letters. */
export type Pieces = readonly (string | Uint8Array)[] | Generator<string | Uint8Array, void>;

/** A file of the output folder, produced only when its key differs from that of the last build. */
export interface EmitFile {
  /** POSIX path below the output folder. */
  path: string;
  /** Everything that the bytes depend on, as one hash or short text. */
  key: string;
  /** The content in pieces, so that a large file is never in memory as a whole. */
  produce(): Pieces;
}
