import {existsSync} from "node:fs";
import {dirname, join} from "node:path";

/** Folder of the installed package, in which the parts for browsers lie prebuilt; sources and compiled files find the same. */
export function packageRoot(from = import.meta.dirname): string {
  if (existsSync(join(from, "package.json"))) return from;
  return packageRoot(dirname(from));
}
