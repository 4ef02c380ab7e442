import {relative, resolve, sep} from "node:path";
import type {Diagnostic} from "../../schemas/diagnostic.ts";

/** Whether a finding lies in one of the files and folders given on the command line; without any, it does. */
export function inPaths({file}: Diagnostic, paths: readonly string[], cwd: string, root: string): boolean {
  if (paths.length === 0) return true;
  if (file === undefined) return false;
  return paths.some(path => {
    const wanted = relative(root, resolve(cwd, path)).split(sep).join("/").normalize("NFC");
    return wanted === "" || file === wanted || file.startsWith(`${wanted}/`);
  });
}
