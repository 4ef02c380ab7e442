import {createHash} from "node:crypto";
import {contentHash} from "./hash.ts";
import {linesOf, writeLines} from "./lines.ts";
import {replaceFile} from "./replace-file.ts";

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
    for (const {text} of linesOf(file)) {
      if (last !== "") {
        hash.update(last);
        values.push(JSON.parse(last) as T);
      }
      last = text;
    }
    return last === endOf(key, hash.digest("hex")) ? values : null;
  } catch {
    return null;
  }
}

/** Keeps a list for a later run, one value a line. Throws the error of the file system. */
export function writeStoredList(file: string, key: string, values: Iterable<object>): void {
  replaceFile(file, path => writeLines(path, linesWithEnd(key, values)));
}

function* linesWithEnd(key: string, values: Iterable<object>): Generator<string> {
  const hash = createHash("sha256");
  for (const value of values) {
    const line = JSON.stringify(value);
    hash.update(line);
    yield line;
  }
  yield endOf(key, hash.digest("hex"));
}

/** Last line: it reveals other keys and damage; it is not JSON. */
const endOf = (key: string, hash: string): string => `end ${contentHash(key, hash)}`;
