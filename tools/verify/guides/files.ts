import {mkdir, readFile, writeFile} from "node:fs/promises";
import {dirname, isAbsolute, relative, resolve} from "node:path";
import fastGlob from "fast-glob";
import {valuesOf} from "../extract/marks.ts";
import type {Mark} from "../types.ts";
import {applyDiff} from "./patch.ts";

/**
 * Writes the file of a titled fence. A `diff` fence patches the file.
 *
 * @throws Error if the path is outside the project or the diff does not apply
 */
export async function writeStep(cwd: string, name: string, language: string, text: string): Promise<void> {
  const file = resolve(cwd, name);
  const inside = relative(cwd, file);
  if (isAbsolute(name) || inside.startsWith(".."))
    throw new Error(`the file name leads out of the project: ${name}`);
  await mkdir(dirname(file), {recursive: true});
  if (language !== "diff") return writeFile(file, `${text}\n`);
  const old = await readFile(file, "utf8").catch(() => undefined);
  await writeFile(file, applyDiff(old, text));
}

const find = (cwd: string, pattern: string): Promise<string[]> => fastGlob(pattern, {cwd, dot: true});

/**
 * Checks the marks `file` and `no-file`.
 *
 * @returns a message if the check fails, otherwise `undefined`
 */
export async function fileProblem(cwd: string, mark: Mark): Promise<string | undefined> {
  const pattern = mark.argument;
  const found = await find(cwd, pattern);
  if (mark.name === "no-file")
    return found.length === 0 ? undefined : `there should be no file ${found.join(", ")}`;
  if (found.length === 0) return `there is no file ${pattern}`;
  const texts = await Promise.all(found.map(file => readFile(resolve(cwd, file), "utf8")));
  const lacking = valuesOf(mark, "contains").find(wanted => !texts.some(text => text.includes(wanted)));
  if (lacking !== undefined) return `${found.join(", ")} does not contain: ${lacking}`;
  const extra = valuesOf(mark, "lacks").find(unwanted => texts.some(text => text.includes(unwanted)));
  return extra === undefined ? undefined : `${found.join(", ")} contains: ${extra}`;
}
