import {existsSync, mkdirSync, writeFileSync} from "node:fs";
import {join} from "node:path";

/** Creates the project's cache folder with a `.gitignore`, so that nobody commits it by accident. */
export function makeCacheFolder(folder: string): void {
  mkdirSync(folder, {recursive: true});
  const ignore = join(folder, ".gitignore");
  if (!existsSync(ignore)) writeFileSync(ignore, "*\n");
}
