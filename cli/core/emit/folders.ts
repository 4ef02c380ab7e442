import {mkdirSync} from "node:fs";
import {dirname} from "node:path";

/** Returns a function that creates the folder of a file if it is missing. Each folder is checked only once. */
export function folderMaker(): (file: string) => void {
  const made = new Set<string>();
  return file => {
    const folder = dirname(file);
    if (made.has(folder)) return;
    mkdirSync(folder, {recursive: true});
    made.add(folder);
  };
}

/** Lists the parent folders of a path, innermost first: `a/b/c` → `a/b`, `a`. */
export function* foldersAbove(path: string): Iterable<string> {
  for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) yield folder;
}

/** Returns all folders above the files. Skips the ancestors of folders that are already in the set. */
export function allFoldersAbove(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths)
    for (const folder of foldersAbove(path)) {
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  return folders;
}
