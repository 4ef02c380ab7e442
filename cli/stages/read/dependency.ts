import {readFileSync} from "node:fs";
import {join} from "node:path";
import {sha256} from "../../files/hash.ts";

/** SHA-256 of a file that a page draws in, or null where it can't be read. `path` is relative to the project root. */
export function hashDependency(root: string, path: string): string | null {
  try {
    return sha256(readFileSync(join(root, path)));
  } catch {
    return null;
  }
}
