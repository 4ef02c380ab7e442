import type {LockEntry} from "#schemas/project-files/lock.ts";
import {sha256} from "#support/files/hash.ts";
import type {Source} from "../source.ts";

/** A README as it was taken, and where from. */
export interface CachedReadme {
  entry: LockEntry;
  bytes: Buffer;
  /** Day on which it was put among the last good copies; for reports alone. */
  since?: string;
}

/** Whether a copy is, byte for byte, the one that a lock entry names. */
export function matches(copy: CachedReadme, entry: LockEntry): boolean {
  return sha256(copy.bytes) === entry.sha256 && sameEntry(copy.entry, entry);
}

/** Whether two entries name the same thing (the order of keys does not count). */
function sameEntry(a: LockEntry, b: LockEntry): boolean {
  const text = (entry: LockEntry): string =>
    JSON.stringify(Object.entries(entry).sort(([x], [y]) => (x < y ? -1 : 1)));
  return text(a) === text(b);
}

/** Whether an entry still belongs to its source: the config may have changed since it was written. */
export function belongsTo(entry: LockEntry, source: Source): boolean {
  if (entry.repo !== source.repository.web) return false;
  if (source.file !== null && source.file.toLowerCase() !== entry.file.toLowerCase()) return false;
  if (entry.origin === "npm") return entry.package === source.npm;
  return source.ref === null || source.ref === entry.branch;
}
