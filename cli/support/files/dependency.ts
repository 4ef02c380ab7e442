import {statSync} from "node:fs";
import {join} from "node:path";
import {normalizedPath} from "./exact-case.ts";
import {sha256} from "./hash.ts";
import {MAX_FILE, readRegularFile} from "./regular-file.ts";

/** Hash used for every folder. */
const FOLDER = sha256("folder");

/**
 * Returns the SHA-256 of a file that a page includes or links to. All folders share one value; unreadable
 * paths yield `null`.
 * `path` is relative to the project root.
 */
export function hashDependency(root: string, path: string): string | null {
  const file = normalizedPath(join(root, path));
  try {
    return statSync(file).isDirectory() ? FOLDER : sha256(readRegularFile(file, MAX_FILE.asset));
  } catch {
    return null;
  }
}
