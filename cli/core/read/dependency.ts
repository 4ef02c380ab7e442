import {join} from "node:path";
import {normalizedPath} from "#support/files/exact-case.ts";
import {sha256} from "#support/files/hash.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";

/** SHA-256 of a file that a page draws in, or null where it can't be read. `path` is relative to the project root. */
export function hashDependency(root: string, path: string): string | null {
  try {
    return sha256(readRegularFile(normalizedPath(join(root, path)), MAX_FILE.asset));
  } catch {
    return null;
  }
}
