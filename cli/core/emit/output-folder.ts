import {accessSync, constants, existsSync, readdirSync, readFileSync, statSync} from "node:fs";
import {basename, dirname, join} from "node:path";
import {fatal} from "#cli/report/diagnostic.ts";
import {asError} from "#support/files/as-error.ts";
import {removeWhenFree, renameWhenFree} from "#support/files/busy-files.ts";
import {piecesHash} from "#support/files/hash.ts";

/** Path of the manifest in the output folder. Its presence marks the folder as a build output. */
export const MANIFEST = "data/manifest.json";

/** Returns the path of the previous output during the swap. */
export const previousFolder = (out: string): string => join(dirname(out), `.${basename(out)}.previous`);

/** Returns the path where the new output is written. */
export const stagingFolder = (out: string): string => join(dirname(out), `.${basename(out)}.staging`);

/**
 * Repairs the output after a killed build: restores the previous output if the swap was interrupted, and removes an
 * incomplete staging folder. Throws `output-write`, and `output-foreign` if the path is not a folder or contains files but
 * no manifest.
 */
export function recoverOutput(out: string): void {
  try {
    if (!existsSync(out) && existsSync(previousFolder(out))) renameWhenFree(previousFolder(out), out);
    for (const left of [stagingFolder(out), previousFolder(out)]) removeWhenFree(left);
    if (existsSync(out)) accessSync(out, constants.W_OK);
  } catch (error) {
    const {code, path = out} = asError(error);
    throw fatal("output-write", `can't write ${path} (${code})`);
  }
  if (statSync(out, {throwIfNoEntry: false})?.isDirectory() === false)
    throw fatal("output-foreign", `${out} is not a folder`);
  if (existsSync(out) && readdirSync(out).length > 0 && !existsSync(join(out, MANIFEST))) {
    throw fatal("output-foreign", `${out} contains files that this tool did not create`);
  }
}

/** Reports whether the manifest of an output folder consists of these pieces. */
export function isManifest(out: string, pieces: Iterable<string>): boolean {
  try {
    return piecesHash([readFileSync(join(out, MANIFEST))]) === piecesHash(pieces);
  } catch {
    return false;
  }
}

/** Returns the paths that the last build wrote, from its manifest; none for a new folder or an unreadable manifest. */
export function previousPaths(out: string): Set<string> {
  try {
    const {files}: {files: {path: string}[]} = JSON.parse(readFileSync(join(out, MANIFEST), "utf8"));
    return new Set([...files.map(file => file.path), MANIFEST]);
  } catch {
    return new Set([MANIFEST]);
  }
}
