import {constants, copyFileSync, linkSync, renameSync, rmSync, statSync, utimesSync} from "node:fs";

/** Errors of Windows while another program, such as a virus scanner or an editor, has a file or folder open. */
const BUSY = new Set(["EBUSY", "EPERM", "EACCES"]);

/** Pauses before further attempts, in milliseconds: 1.3 s in all. Elsewhere these errors are about permissions. */
const PAUSES = process.platform === "win32" ? [10, 20, 40, 80, 160, 320, 640] : [];

/**
 * Runs an action again while it fails because a file is in use, once after each pause. Throws its last error, and any
 * other error at once.
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

/** Renames a file or folder as soon as no other program uses it. Throws the error of the file system. */
export const renameWhenFree = (from: string, to: string): void => whenFree(() => renameSync(from, to));

/** Removes a file or folder, if there is one, as soon as no other program uses it. Throws the error of the file system. */
export const removeWhenFree = (path: string): void =>
  whenFree(() => rmSync(path, {recursive: true, force: true}));

/**
 * Links a file to a new name, or copies it with its time of change if that is impossible: FAT and many network drives
 * have no hard links. Throws the error of the file system, such as `EEXIST` if the name is taken.
 */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (codeOf(error) === "EEXIST") throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    const {atimeMs, mtimeMs} = statSync(from);
    // Half a millisecond more survives the conversion to seconds; states of files count whole milliseconds.
    utimesSync(to, atimeMs / 1000, (Math.floor(mtimeMs) + 0.5) / 1000);
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? "";
