import {createHash} from "node:crypto";
import {contentHash} from "./hash.ts";
import {linesOf, writeLines} from "./lines.ts";
import {replaceFile} from "./replace-file.ts";

/** Stored list, and a hash of its values. */
export interface StoredList<T> {
  values: T[];
  hash: string;
}

/**
 * Reads a list stored by `writeStoredList` under the same key, line by line, without holding its text in
 * memory. Returns `null` if it is missing or damaged.
 *
 * @param key everything the list depends on
 */
export function readStoredList<T>(file: string, key: string): StoredList<T> | null {
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
    const digest = hash.digest("hex");
    return last === endOf(key, digest) ? {values, hash: digest} : null;
  } catch {
    return null;
  }
}

/** Stores a list for later runs, one value per line. Returns the hash of its values. Throws file system errors. */
export function writeStoredList(file: string, key: string, values: Iterable<object>): string {
  const hash = createHash("sha256");
  let digest = "";
  function* lines(): Generator<string> {
    for (const value of values) {
      const line = JSON.stringify(value);
      hash.update(line);
      yield line;
    }
    digest = hash.digest("hex");
    yield endOf(key, digest);
  }
  replaceFile(file, path => writeLines(path, lines()));
  return digest;
}

/** Returns the last line of a stored list, which reveals a different key or damage. It is not JSON. */
const endOf = (key: string, hash: string): string => `end ${contentHash(key, hash)}`;
