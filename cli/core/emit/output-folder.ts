import {accessSync, constants, existsSync, readdirSync, readFileSync, statSync} from "node:fs";
import {basename, dirname, join} from "node:path";
import {fatal} from "#cli/report/diagnostic.ts";
import {removeWhenFree, renameWhenFree} from "#support/files/busy-files.ts";

/** Path of the manifest below the output folder; its presence shows that the folder is ours. */
export const MANIFEST = "data/manifest.json";

/** Where the previous output waits during the swap. */
export const previousFolder = (out: string): string => join(dirname(out), `.${basename(out)}.previous`);

/** Where the new output grows. */
export const stagingFolder = (out: string): string => join(dirname(out), `.${basename(out)}.staging`);

/**
 * Fixes what a killed build left: the previous output is put back where the swap was cut between its two steps,
 * and a half-grown staging folder is removed. Throws `output-write`, and `output-foreign` where the folder holds files but no manifest, or is no
 * folder.
 */
export function recoverOutput(out: string): void {
  try {
    if (!existsSync(out) && existsSync(previousFolder(out))) renameWhenFree(previousFolder(out), out);
    for (const left of [stagingFolder(out), previousFolder(out)]) removeWhenFree(left);
    if (existsSync(out)) accessSync(out, constants.W_OK);
  } catch (error) {
    const {code, path = out} = error as NodeJS.ErrnoException;
    throw fatal("output-write", `can't write ${path} (${code})`);
  }
  if (statSync(out, {throwIfNoEntry: false})?.isDirectory() === false)
    throw fatal("output-foreign", `${out} is not a folder`);
  if (existsSync(out) && readdirSync(out).length > 0 && !existsSync(join(out, MANIFEST))) {
    throw fatal("output-foreign", `${out} contains files that this tool did not create`);
  }
}

/** Text of the manifest in an output folder; empty where there is none. */
export function readManifest(out: string): string {
  try {
    return readFileSync(join(out, MANIFEST), "utf8");
  } catch {
    return "";
  }
}

/** Paths that the last build wrote, by its manifest; empty for a new folder or a manifest that can't be read. */
export function previousPaths(out: string): Set<string> {
  try {
    const {files} = JSON.parse(readManifest(out)) as {files: {path: string}[]};
    return new Set([...files.map(file => file.path), MANIFEST]);
  } catch {
    return new Set([MANIFEST]);
  }
}
