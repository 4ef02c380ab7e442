import {createHash} from "node:crypto";
import {closeSync, fstatSync, openSync, type Stats, writeFileSync} from "node:fs";

/** Size in bytes and modification time in milliseconds, which reveal changes by other programs. */
export interface FileState {
  bytes: number;
  mtime: number;
}

/** Written file. */
export interface Written extends FileState {
  sha256: string;
}

/** Writes a file that does not exist. Throws file system errors. */
export function writeNewFile(file: string, chunks: Iterable<Uint8Array>): Written {
  const hash = createHash("sha256");
  const target = openSync(file, "wx");
  try {
    for (const chunk of chunks) {
      hash.update(chunk);
      writeFileSync(target, chunk);
    }
    return {sha256: hash.digest("hex"), ...fileState(fstatSync(target))};
  } finally {
    closeSync(target);
  }
}

/** Returns the state of a file from its stats. */
export const fileState = ({size, mtimeMs}: Stats): FileState => ({bytes: size, mtime: Math.floor(mtimeMs)});

/** Puts a chunk in front of others. */
export function* startingWith(first: Uint8Array, rest: Iterator<Uint8Array>): Generator<Uint8Array, void> {
  yield first;
  for (let next = rest.next(); !next.done; next = rest.next()) yield next.value;
}
