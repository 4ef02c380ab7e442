import {constants, copyFileSync, linkSync, renameSync, rmSync, statSync, utimesSync} from "node:fs";
import {asError} from "#support/files/as-error.ts";

/**
 * Windows errors raised while another program, such as a virus scanner or an editor, has a file or folder
 * open.
 */
const BUSY = new Set(["EBUSY", "EPERM", "EACCES"]);

/**
 * Pauses before retries in milliseconds, 1.3 s in total. On other systems, these errors indicate missing
 * permissions.
 */
const PAUSES = process.platform === "win32" ? [10, 20, 40, 80, 160, 320, 640] : [];

/**
 * Retries an action while it fails because a file is in use, once after each pause. Throws its last error;
 * any other error is thrown immediately.
 */
export function whenFree<T>(action: () => T, pauses: readonly number[] = PAUSES): T {
  for (const pause of pauses)
    try {
      return action();
    } catch (error) {
      if (!BUSY.has(codeOf(error))) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
    }
  return action();
}

/** Renames a file or folder as soon as no other program uses it. Throws file system errors. */
export const renameWhenFree = (from: string, to: string): void => whenFree(() => renameSync(from, to));

/** Removes a file or folder, if it exists, as soon as no other program uses it. Throws file system errors. */
export const removeWhenFree = (path: string): void =>
  whenFree(() => rmSync(path, {recursive: true, force: true}));

/**
 * Creates a hard link or, if that is impossible (FAT, many network drives), a copy with the same modification
 * time. Throws file system errors, such as `EEXIST` if the target exists.
 */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (codeOf(error) === "EEXIST") throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    const {atimeMs, mtimeMs} = statSync(from);
    // The extra half millisecond survives the conversion to seconds; file states use whole milliseconds.
    utimesSync(to, atimeMs / 1000, (Math.floor(mtimeMs) + 0.5) / 1000);
  }
}

const codeOf = (error: unknown): string => asError(error).code ?? "";
