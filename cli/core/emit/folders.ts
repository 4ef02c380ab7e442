import {mkdirSync} from "node:fs";
import {dirname} from "node:path";

/** Makes the folder of a file where it is missing; each folder is checked once, since there are hundreds of files. */
export function folderMaker(): (file: string) => void {
  const made = new Set<string>();
  return file => {
    const folder = dirname(file);
    if (made.has(folder)) return;
    mkdirSync(folder, {recursive: true});
    made.add(folder);
  };
}

/** `a/b/c` → `a/b`, `a`. */
export function* foldersAbove(path: string): Iterable<string> {
  for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) yield folder;
}

/** All folders above files; where one is known, so are those above it. */
export function allFoldersAbove(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths)
    for (const folder of foldersAbove(path)) {
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  return folders;
}
