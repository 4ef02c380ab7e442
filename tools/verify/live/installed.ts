import {readFile} from "node:fs/promises";
import {join} from "node:path";
import {valuesOf} from "../extract/marks.ts";
import type {Mark} from "../types.ts";

/**
 * Reports whether a mark applies to the packages of this project. `with="webpack-dev-server@5"` limits it to
 * a major version, because npm installs an older one if the current one is unsupported.
 */
export async function holdsHere(mark: Mark, cwd: string): Promise<boolean> {
  const [wanted] = valuesOf(mark, "with");
  if (wanted === undefined) return true;
  const at = wanted.lastIndexOf("@");
  const file = join(cwd, "node_modules", wanted.slice(0, at), "package.json");
  const {version} = JSON.parse(await readFile(file, "utf8")) as {version: string};
  return version.split(".")[0] === wanted.slice(at + 1);
}
