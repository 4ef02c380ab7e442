import {type Dirent, readdirSync} from "node:fs";
import {join} from "node:path";
import {entryPath} from "#schemas/rules/disk-path.ts";

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
