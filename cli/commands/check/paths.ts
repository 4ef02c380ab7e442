import {existsSync} from "node:fs";
import {resolve} from "node:path";
import {diagnostic, FatalError} from "#cli/report/diagnostic.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";

/**
 * Reports whether a diagnostic is in one of the files or folders given on the command line. Without any, all
 * are.
 */
export function inPaths({file}: Diagnostic, paths: readonly string[], cwd: string, root: string): boolean {
  if (paths.length === 0) return true;
  if (file === undefined) return false;
  return paths.some(path => {
    const wanted = relativePath(root, resolve(cwd, path)).normalize("NFC");
    return wanted === "" || file === wanted || file.startsWith(`${wanted}/`);
  });
}

/** Verifies that the paths that restrict a check exist. Throws `path-missing`. */
export function requirePaths(paths: readonly string[], cwd: string): void {
  const missing = paths.filter(path => !existsSync(resolve(cwd, path)));
  if (missing.length > 0)
    throw new FatalError(missing.map(path => diagnostic("path-missing", `there is no ${path}`)));
}
