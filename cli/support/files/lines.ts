import {closeSync, openSync, readSync, writeSync} from "node:fs";

/** Number of bytes read or written at once. */
const CHUNK = 1 << 16;

/** A line of a file. */
export interface Line {
  text: string;
  /** Byte offset of the next line. */
  end: number;
}

/**
 * Reads a file line by line, without loading it completely. Text after the last line ending is ignored.
 * Throws file system errors.
 *
 * @param from byte offset of the first line
 * @param to byte offset at which to stop
 */
export function* linesOf(file: string, from = 0, to = Number.POSITIVE_INFINITY): Generator<Line, void> {
  const source = openSync(file, "r");
  try {
    const chunk = Buffer.alloc(CHUNK);
    let rest = Buffer.alloc(0);
    let place = from;
    let end = from;
    while (place < to) {
      const length = readSync(source, chunk, 0, Math.min(CHUNK, to - place), place);
      if (length === 0) return;
      place += length;
      const bytes = Buffer.concat([rest, chunk.subarray(0, length)]);
      let start = 0;
      for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, start)) {
        end += at + 1 - start;
        yield {text: bytes.toString("utf8", start, at), end};
        start = at + 1;
      }
      rest = bytes.subarray(start);
    }
  } finally {
    closeSync(source);
  }
}

/** Writes a file line by line, without holding its text in memory. Throws file system errors. */
export function writeLines(file: string, lines: Iterable<string>): void {
  const target = openSync(file, "w");
  const write = (text: string): void => {
    const bytes = Buffer.from(text);
    for (let done = 0; done < bytes.length; ) done += writeSync(target, bytes, done);
  };
  try {
    let text = "";
    for (const line of lines) {
      text += `${line}\n`;
      if (text.length < CHUNK) continue;
      write(text);
      text = "";
    }
    write(text);
  } finally {
    closeSync(target);
  }
}
