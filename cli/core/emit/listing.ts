import {type Dirent, readdirSync} from "node:fs";
import {join} from "node:path";
import {entryPath, spellingKey} from "#schemas/rules/disk-path.ts";

/** Files and empty folders in a folder, as relative POSIX paths. */
export interface Listing {
  files: string[];
  empty: string[];
}

/** Listing of a missing folder. */
export const NOTHING: Listing = {files: [], empty: []};

/** Lists the files and empty folders in a folder, recursively. */
export function listing(root: string): Listing {
  const entries = readdirSync(root, {recursive: true, withFileTypes: true});
  const parents = new Set(entries.map(({parentPath}) => parentPath));
  const path = (entry: Dirent): string => entryPath(root, entry);
  return {
    files: entries.filter(entry => !entry.isDirectory()).map(path),
    empty: entries
      .filter(entry => entry.isDirectory() && !parents.has(join(entry.parentPath, entry.name)))
      .map(path),
  };
}

/**
 * Respells the files of a listing like known paths. On a disk that ignores letter case, a folder keeps the case it was
 * created with, so files of one page may be listed under another page's folder.
 */
export function spelledAs(known: Iterable<string>, {files, empty}: Listing): Listing {
  const spellings = new Map(Array.from(known, path => [spellingKey(path), path]));
  return {files: files.map(path => spellings.get(spellingKey(path)) ?? path), empty};
}
