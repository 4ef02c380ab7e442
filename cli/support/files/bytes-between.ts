import {closeSync, openSync, readSync} from "node:fs";

/** Number of bytes read at once. */
const CHUNK = 1 << 18;

/** Reads the bytes of a file between two positions in chunks. Throws file system errors, and if the file ends before. */
export function* bytesBetween(file: string, from: number, to: number): Generator<Uint8Array, void> {
  if (from === to) return;
  const source = openSync(file, "r");
  try {
    for (let at = from; at < to; ) {
      const chunk = Buffer.allocUnsafe(Math.min(CHUNK, to - at));
      const length = readSync(source, chunk, 0, chunk.length, at);
      if (length === 0) throw new Error(`${file} ends before byte ${to}`);
      at += length;
      yield chunk.subarray(0, length);
    }
  } finally {
    closeSync(source);
  }
}
