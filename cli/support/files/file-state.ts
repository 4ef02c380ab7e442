import {type BigIntStats, statSync} from "node:fs";

/** Coarsest resolution of file times, in milliseconds (FAT). */
const TICK = 2000;

/**
 * Returns the identity, size and times of a file, including the status change time, which programs can't set. Returns null if it
 * is not a file, or changed so recently that another change might have the same time.
 */
export function fileState(file: string): string | null {
  try {
    return stateIn(statSync(file, {bigint: true}));
  } catch {
    return null;
  }
}

/** Returns the state in the result of `stat`, like `fileState`. */
export const stateIn = ({ino, size, mtimeNs, ctimeNs, ctimeMs}: BigIntStats): string | null =>
  Date.now() - Number(ctimeMs) < TICK ? null : [ino, size, mtimeNs, ctimeNs].join(" ");
