import {existsSync} from "node:fs";
import {dirname, join} from "node:path";

/**
 * Returns the root folder of the installed package, which contains the prebuilt client. Works from sources
 * and compiled files alike.
 */
export function packageRoot(from = import.meta.dirname): string {
  if (existsSync(join(from, "package.json"))) return from;
  return packageRoot(dirname(from));
}
