import {lstatSync, statSync} from "node:fs";
import {join} from "node:path";

/** Difference between the spare and the last output. Both folders need not be listed if no other program has changed them. */
export interface SpareState {
  /** Files that the last build wrote or removed. */
  differing: string[];
  /** Time of the last change to both folders in milliseconds, by the clock of the file system. */
  time: number;
}

/**
 * Returns the state of the spare output after a build has put both folders in place. Returns null if the file
 * system seems to store times in seconds, because later changes could then have the same time.
 */
export function spareState(out: string, spare: string, differing: string[]): SpareState | null {
  const time = Math.max(statSync(out).ctimeMs, statSync(spare).ctimeMs);
  return time % 1000 === 0 ? null : {differing, time};
}

/**
 * Reports whether all folders of an output exist, and no entry was added, removed or replaced since a time. Compares status
 * change times, which programs can't set.
 */
export function isAsLeft(root: string, folders: Iterable<string>, time: number): boolean {
  for (const folder of ["", ...folders]) {
    const stats = lstatSync(join(root, folder), {throwIfNoEntry: false});
    if (!stats?.isDirectory() || stats.ctimeMs > time) return false;
  }
  return true;
}
