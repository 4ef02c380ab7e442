import {type Dirent, readdirSync} from "node:fs";
import {join} from "node:path";
import {entryPath, spellingKey} from "#schemas/rules/disk-path.ts";

/** What is below a folder: files, and folders that hold nothing. Paths relative to it, POSIX. */
export interface Listing {
  files: string[];
  empty: string[];
}

/** Where there is no folder. */
export const NOTHING: Listing = {files: [], empty: []};

/** Lists what is below a folder, deeply. */
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
 * Gives the files of a listing the spelling of known paths. On a disk that ignores letter case, a folder keeps the case
 * it was first made with, so that the files of one page may be listed under the folder of another.
 */
export function spelledAs(known: Iterable<string>, {files, empty}: Listing): Listing {
  const spellings = new Map(Array.from(known, path => [spellingKey(path), path]));
  return {files: files.map(path => spellings.get(spellingKey(path)) ?? path), empty};
}
