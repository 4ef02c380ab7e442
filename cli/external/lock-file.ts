import {readFile} from "node:fs/promises";
import {join} from "node:path";
import {type LockEntry, type LockFile, lockFile} from "../../schemas/project-files/lock.ts";
import {type JsonCodes, validateJson} from "../json/json-positions.ts";
import {FatalError, fatal} from "../report/diagnostic.ts";

/** Name of the lock file; it lies beside the config and is to be committed. */
export const LOCK_FILE = "docs-index.lock.json";

/** Lock entries by `section/name`. */
export type Lock = ReadonlyMap<string, LockEntry>;

/**
 * Reads the lock file of a project; without one, nothing is locked.
 *
 * Throws `lock-syntax` where it is not what this tool writes.
 */
export async function readLock(root: string): Promise<Lock> {
  let text: string;
  try {
    text = await readFile(join(root, LOCK_FILE), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return new Map();
    throw fatal("lock-syntax", `${LOCK_FILE} can't be read (${(error as NodeJS.ErrnoException).code})`);
  }
  const result = validateJson<LockFile>(text, lockFile, LOCK_FILE, LOCK_CODES);
  if ("diagnostics" in result) throw new FatalError(result.diagnostics);
  return new Map(Object.entries(result.value.sources));
}

const LOCK_CODES: JsonCodes = {syntax: "lock-syntax", value: "lock-syntax", unknownKey: "lock-syntax"};

/** Text of a lock file: sources in code-unit order, so that changes are easy to review. */
export function lockText(lock: Lock): string {
  const sources = Object.fromEntries([...lock].sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({lockVersion: 1, sources} satisfies LockFile, null, 2)}\n`;
}
