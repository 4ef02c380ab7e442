import type {LockEntry} from "#schemas/project-files/lock.ts";
import {sha256} from "#support/files/hash.ts";
import type {Source} from "../source.ts";

/** Cached README with its lock entry. */
export interface CachedReadme {
  entry: LockEntry;
  bytes: Buffer;
  /** Day on which the copy was stored; used only in reports. */
  since?: string;
}

/** Reports whether a copy matches a lock entry byte for byte. */
export function matches(copy: CachedReadme, entry: LockEntry): boolean {
  return sha256(copy.bytes) === entry.sha256 && sameEntry(copy.entry, entry);
}

/** Compares two lock entries, ignoring the order of keys. */
function sameEntry(a: LockEntry, b: LockEntry): boolean {
  const text = (entry: LockEntry): string =>
    JSON.stringify(Object.entries(entry).sort(([x], [y]) => (x < y ? -1 : 1)));
  return text(a) === text(b);
}

/**
 * Reports whether an entry still belongs to its source, since the config may have changed after it was
 * written.
 */
export function belongsTo(entry: LockEntry, source: Source): boolean {
  if (entry.repo !== source.repository.web) return false;
  if (source.file !== null && source.file.toLowerCase() !== entry.file.toLowerCase()) return false;
  if (entry.origin === "npm") return entry.package === source.npm;
  return source.ref === null || source.ref === entry.branch;
}
