import type {LockEntry} from "#schemas/project-files/lock.ts";
import {Fault} from "./fault.ts";
import type {Fetchers} from "./fetchers.ts";
import {belongsTo, type CachedReadme, matches} from "./last-good/cached-readme.ts";
import type {Source} from "./source.ts";

/** Mode of a run. */
export interface Mode {
  /** Fetch the latest states instead of the locked ones. */
  update: boolean;
  /** Use nothing but the locked states. */
  frozen: boolean;
  /** Use no network. */
  offline: boolean;
}

/** Outcome of fetching one source. */
export interface Outcome {
  /**
   * `npm`: fetched from the published package. `stale`: an earlier copy, because no newer version was
   * available.
   */
  status: "unchanged" | "fetched" | "npm" | "stale" | "failed";
  /** `null` if fetching failed. */
  copy: CachedReadme | null;
  /** New lock entry. */
  lock: LockEntry | null;
  /** Faults encountered, in order. */
  faults: Fault[];
}

/** State of a source before a run. */
export interface Present {
  /** Existing lock entry. */
  entry: LockEntry | null;
  /** Last good copy. */
  copy: CachedReadme | null;
}

/**
 * Obtains the README of one source: the locked state if there is one; otherwise the latest from git, then
 * from the published package, then the last good copy.
 *
 * Throws a `stopped` fault if the user ends the run; all other faults are part of the outcome.
 */
export async function obtain(
  source: Source,
  present: Present,
  mode: Mode,
  fetchers: Fetchers,
): Promise<Outcome> {
  const entry = present.entry && belongsTo(present.entry, source) ? present.entry : null;
  const copy = present.copy && belongsTo(present.copy.entry, source) ? present.copy : null;
  if (mode.offline) return offline(entry, copy, mode);
  if (mode.frozen && !entry) return failed([new Fault("changed", "it is not in the lock file")]);
  return entry && !mode.update
    ? locked(source, entry, copy, mode, fetchers)
    : newest(source, entry, copy, fetchers);
}

function offline(entry: LockEntry | null, copy: CachedReadme | null, {frozen}: Mode): Outcome {
  const right = copy !== null && (entry ? matches(copy, entry) : !frozen);
  if (right) return {status: "unchanged", copy, lock: entry, faults: []};
  if (copy && !frozen) {
    return {
      status: "stale",
      copy,
      lock: entry,
      faults: [new Fault("unreachable", "the lock file records another state (offline)")],
    };
  }
  return failed([new Fault("unreachable", "no copy is available offline")], entry);
}

async function locked(
  source: Source,
  entry: LockEntry,
  copy: CachedReadme | null,
  {frozen}: Mode,
  fetchers: Fetchers,
): Promise<Outcome> {
  if (copy && matches(copy, entry)) return {status: "unchanged", copy, lock: entry, faults: []};
  try {
    const taken = await fetchers.locked(source, entry);
    return {status: entry.origin === "npm" ? "npm" : "fetched", copy: taken, lock: entry, faults: []};
  } catch (error) {
    const faults = [expected(error)];
    if (frozen) return failed(faults, entry);
    if (copy?.entry.origin === "git" || entry.origin === "npm") return kept(copy, entry, faults);
    return published(source, entry, copy, entry, faults, fetchers);
  }
}

async function newest(
  source: Source,
  entry: LockEntry | null,
  copy: CachedReadme | null,
  fetchers: Fetchers,
): Promise<Outcome> {
  const known = copy && (!entry || matches(copy, entry)) ? copy : null;
  try {
    const taken = await fetchers.newest(source, known);
    return {status: taken === known ? "unchanged" : "fetched", copy: taken, lock: taken.entry, faults: []};
  } catch (error) {
    const faults = [expected(error)];
    // A known state of the repository is preferred over a release.
    const stays = copy?.entry.origin === "git" && faults[0]?.kind !== "missing";
    return stays
      ? kept(copy, entry ?? copy.entry, faults)
      : published(source, null, known ?? copy, entry, faults, fetchers);
  }
}

/** @param lock entry to keep in the lock file whatever the package contains; `null` to use the package's */
async function published(
  source: Source,
  lock: LockEntry | null,
  copy: CachedReadme | null,
  entry: LockEntry | null,
  faults: Fault[],
  fetchers: Fetchers,
): Promise<Outcome> {
  if (source.npm === null) return kept(copy, entry, faults);
  try {
    const taken = await fetchers.published({...source, npm: source.npm}, copy);
    return {status: taken === copy ? "unchanged" : "npm", copy: taken, lock: lock ?? taken.entry, faults};
  } catch (error) {
    return kept(copy, entry, [...faults, expected(error)]);
  }
}

const kept = (copy: CachedReadme | null, lock: LockEntry | null, faults: Fault[]): Outcome =>
  copy ? {status: "stale", copy, lock, faults} : failed(faults, lock);

const failed = (faults: Fault[], lock: LockEntry | null = null): Outcome => ({
  status: "failed",
  copy: null,
  lock,
  faults,
});

function expected(error: unknown): Fault {
  if (error instanceof Fault && error.kind !== "stopped") return error;
  throw error;
}
