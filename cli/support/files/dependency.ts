import {statSync} from "node:fs";
import {join} from "node:path";
import {normalizedPath} from "./exact-case.ts";
import {stateIn} from "./file-state.ts";
import {sha256} from "./hash.ts";
import {MAX_FILE, readRegularFile} from "./regular-file.ts";

/** Hash used for every folder. */
const FOLDER = sha256("folder");

/** Hashes of files that this process has read, with their state at that time: many pages and languages show one image. */
const known = new Map<string, {state: string; hash: string}>();

/** Number of hashes to keep. */
const LIMIT = 20_000;

/**
 * Returns the SHA-256 of a file that a page includes or links to. All folders share one value; unreadable
 * paths yield `null`.
 * `path` is relative to the project root.
 */
export function hashDependency(root: string, path: string): string | null {
  const file = normalizedPath(join(root, path));
  try {
    const stats = statSync(file, {bigint: true});
    if (stats.isDirectory()) return FOLDER;
    const state = stateIn(stats);
    const before = known.get(file);
    if (before && before.state === state) return before.hash;
    const hash = sha256(readRegularFile(file, MAX_FILE.asset));
    if (state !== null && known.size < LIMIT) known.set(file, {state, hash});
    return hash;
  } catch {
    return null;
  }
}
