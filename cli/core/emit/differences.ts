import {existsSync, statSync} from "node:fs";
import {basename, dirname, join} from "node:path";
import {allFoldersAbove, foldersAbove} from "./folders.ts";
import {listing, NOTHING, spelledAs} from "./listing.ts";

/** Differences of a staging folder from the new output, apart from the files written to it. */
export interface Differences {
  stale: string[];
  /** Files to link from the old output. */
  missing: string[];
  /** Empty folders of the staging folder. */
  emptied: string[];
  /** Empty folders of other programs in the old output. */
  empty: string[];
  /** Whether the old output has no files of other programs. */
  isOwn: boolean;
}

/** Returns the differences of a spare output if only these files differ from the old output. */
export const sinceLast = (
  differing: readonly string[],
  old: ReadonlySet<string>,
  paths: ReadonlySet<string>,
): Differences => ({
  stale: [...differing, ...old].filter(path => !paths.has(path)),
  missing: differing.filter(path => paths.has(path)),
  emptied: [],
  empty: [],
  isOwn: true,
});

/**
 * Compares a staging folder with the old output.
 *
 * @param isSpare whether the staging folder was the spare output; otherwise, it holds only files of the new output
 * @param paths files of the new output
 * @param old files of the old output that the build wrote
 */
export function comparedWith(
  out: string,
  staging: string,
  isSpare: boolean,
  paths: ReadonlySet<string>,
  old: ReadonlySet<string>,
): Differences {
  const isSpelled = ignoresCase(staging);
  const known = isSpelled ? [...old, ...paths] : [];
  const there = existsSync(out) ? spelledAs(known, listing(out)) : NOTHING;
  const here = isSpare ? spelledAs(known, listing(staging)) : NOTHING;
  const folders = allFoldersAbove(paths);
  // Files and folders of the build replace entries of other programs with the same path.
  const isKept = (path: string): boolean =>
    !folders.has(path) && ![...foldersAbove(path)].some(folder => paths.has(folder));
  const foreign = there.files.filter(path => !paths.has(path) && !old.has(path) && isKept(path));
  const wanted = new Set([...paths, ...foreign]);
  return {
    stale: here.files.filter(path => !wanted.has(path)),
    missing: [...wanted].filter(path => !isOneFile(join(out, path), join(staging, path))),
    emptied: here.empty,
    empty: there.empty,
    isOwn: !isSpelled && foreign.length + there.empty.length === 0,
  };
}

/** Reports whether two paths are the same file. Inode numbers are bigints, because NTFS uses all 64 bits. */
function isOneFile(a: string, b: string): boolean {
  try {
    const [first, second] = [statSync(a, {bigint: true}), statSync(b, {bigint: true})];
    return first.ino !== 0n && first.ino === second.ino && first.dev === second.dev;
  } catch {
    return false;
  }
}

/** Reports whether the disk ignores letter case. */
const ignoresCase = (folder: string): boolean =>
  existsSync(join(dirname(folder), basename(folder).toUpperCase()));
