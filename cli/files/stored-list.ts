import {createHash} from "node:crypto";
import {closeSync, openSync, readSync, writeSync} from "node:fs";
import {contentHash} from "./hash.ts";
import {replaceFile} from "./replace-file.ts";

/** Bytes that are read or written at a time. */
const CHUNK = 1 << 16;

/**
 * Reads a list that `writeStoredList` left under the same key, line by line, so that its text is never in memory as a
 * whole; null where there is none, or a damaged one.
 *
 * @param key what the list depends on
 */
export function readStoredList<T>(file: string, key: string): T[] | null {
  try {
    const values: T[] = [];
    const hash = createHash("sha256");
    let last = "";
    for (const line of linesOf(file)) {
      if (last !== "") {
        hash.update(last);
        values.push(JSON.parse(last) as T);
      }
      last = line;
    }
    return last === endOf(key, hash.digest("hex")) ? values : null;
  } catch {
    return null;
  }
}

/** Keeps a list for a later run, one value a line. Throws the error of the file system. */
export function writeStoredList(file: string, key: string, values: Iterable<object>): void {
  replaceFile(file, path => {
    const target = openSync(path, "w");
    try {
      const hash = createHash("sha256");
      let text = "";
      for (const value of values) {
        const line = JSON.stringify(value);
        hash.update(line);
        text += `${line}\n`;
        if (text.length < CHUNK) continue;
        writeAll(target, text);
        text = "";
      }
      writeAll(target, `${text}${endOf(key, hash.digest("hex"))}\n`);
    } finally {
      closeSync(target);
    }
  });
}

/** Last line: it tells other keys and damage; it is no JSON. */
const endOf = (key: string, hash: string): string => `end ${contentHash(key, hash)}`;

function writeAll(target: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) done += writeSync(target, bytes, done);
}

/** Lines of a file. What follows the last line end is none. */
function* linesOf(file: string): Generator<string> {
  const source = openSync(file, "r");
  try {
    const chunk = Buffer.alloc(CHUNK);
    let rest = Buffer.alloc(0);
    for (let length = readSync(source, chunk); length > 0; length = readSync(source, chunk)) {
      let bytes = Buffer.concat([rest, chunk.subarray(0, length)]);
      for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10)) {
        yield bytes.toString("utf8", 0, end);
        bytes = bytes.subarray(end + 1);
      }
      rest = bytes;
    }
  } finally {
    closeSync(source);
  }
}
