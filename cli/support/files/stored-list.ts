import {createHash} from "node:crypto";
import {contentHash} from "./hash.ts";
import {linesOf, writeLines} from "./lines.ts";
import {replaceFile} from "./replace-file.ts";

/**
 * Reads a list stored by `writeStoredList` under the same key, line by line, without holding its text in
 * memory. Returns `null` if it is missing or damaged.
 *
 * @param key everything the list depends on
 */
export function readStoredList<T>(file: string, key: string): T[] | null {
  try {
    const values: T[] = [];
    const hash = createHash("sha256");
    let last = "";
    for (const {text} of linesOf(file)) {
      if (last !== "") {
        hash.update(last);
        values.push(JSON.parse(last));
      }
      last = text;
    }
    return last === endOf(key, hash.digest("hex")) ? values : null;
  } catch {
    return null;
  }
}

/** Stores a list for later runs, one value per line. Throws file system errors. */
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

/** Returns the last line of a stored list, which reveals a different key or damage. It is not JSON. */
const endOf = (key: string, hash: string): string => `end ${contentHash(key, hash)}`;
