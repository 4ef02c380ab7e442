import {readdirSync} from "node:fs";
import {join} from "node:path";
import {spellingKey} from "#schemas/rules/disk-path.ts";

/** Files and empty folders in a folder, as relative POSIX paths. */
export interface Listing {
  files: string[];
  empty: string[];
}

/** Listing of a missing folder. */
export const NOTHING: Listing = {files: [], empty: []};

/** Lists the files and empty folders in a folder, recursively. The option `recursive` of Node.js takes twice the time. */
export function listing(root: string): Listing {
  const files: string[] = [];
  const empty: string[] = [];
  const folders = [""];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = readdirSync(join(root, folder), {withFileTypes: true});
    if (entries.length === 0 && folder !== "") empty.push(folder);
    for (const entry of entries) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      (entry.isDirectory() ? folders : files).push(path);
    }
  }
  return {files, empty};
}

/**
 * Respells the files of a listing like known paths. On a disk that ignores letter case, a folder keeps the case it was
 * created with, so files of one page may be listed under another page's folder.
 */
export function spelledAs(known: Iterable<string>, {files, empty}: Listing): Listing {
  const spellings = new Map(Array.from(known, path => [spellingKey(path), path]));
  return {files: files.map(path => spellings.get(spellingKey(path)) ?? path), empty};
}
