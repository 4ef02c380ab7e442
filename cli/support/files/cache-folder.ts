import {existsSync, mkdirSync, writeFileSync} from "node:fs";
import {join} from "node:path";

/** Makes the cache folder of a project, with a `.gitignore` of its own, so that nobody commits it by accident. */
export function makeCacheFolder(folder: string): void {
  mkdirSync(folder, {recursive: true});
  const ignore = join(folder, ".gitignore");
  if (!existsSync(ignore)) writeFileSync(ignore, "*\n");
}
