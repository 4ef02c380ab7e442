import {type LockEntry, type LockFile, lockFile} from "#schemas/project-files/lock.ts";
import {FatalError, fatal} from "../report/diagnostic.ts";
import type {ProjectFile} from "../support/files/project-file.ts";
import {MAX_FILE, readProblem, readRegularFile} from "../support/files/regular-file.ts";
import {type JsonCodes, validateJson} from "../support/json/json-positions.ts";

/** Name of the lock file, which should be committed. */
export const LOCK_FILE = "docs-index.lock.json";

/** Lock entries by `section/name`. */
export type Lock = ReadonlyMap<string, LockEntry>;

/**
 * Reads the project's lock file. Returns an empty map if there is none.
 *
 * Throws `lock-syntax` if the file has an unexpected format.
 */
export async function readLock({path, label}: ProjectFile): Promise<Lock> {
  let text: string;
  try {
    text = readRegularFile(path, MAX_FILE.text).toString("utf8");
  } catch (error) {
    const problem = readProblem(error);
    if (!problem) return new Map();
    throw fatal("lock-syntax", `${label} can't be read: ${problem.message}`);
  }
  const result = validateJson<LockFile>(text, lockFile, label, LOCK_CODES);
  if ("diagnostics" in result) throw new FatalError(result.diagnostics);
  return new Map(Object.entries(result.value.sources));
}

const LOCK_CODES: JsonCodes = {syntax: "lock-syntax", value: "lock-syntax", unknownKey: "lock-syntax"};

/** Serializes a lock file with sources in code-unit order, so that changes are easy to review. */
export function lockText(lock: Lock): string {
  const sources = Object.fromEntries([...lock].sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({lockVersion: 1, sources} satisfies LockFile, null, 2)}\n`;
}
