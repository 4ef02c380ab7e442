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
