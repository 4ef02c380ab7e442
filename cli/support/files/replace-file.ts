import {mkdirSync, rmSync} from "node:fs";
import {dirname} from "node:path";
import {renameWhenFree} from "./busy-files.ts";

/** The next state of a file, written beside it: it takes the place of the old one at once, or not at all. */
export interface StagedFile<T> {
  /** What writing it gave. */
  result: T;
  commit(): void;
  discard(): void;
}

/**
 * Writes the next state of a file beside it, which is what needs space and permission. Throws the error of the file system,
 * and leaves nothing then.
 */
export function stageFile<T>(file: string, write: (path: string) => T): StagedFile<T> {
  const next = `${file}.next`;
  const discard = (): void => rmSync(next, {force: true});
  try {
    mkdirSync(dirname(file), {recursive: true});
    return {result: write(next), commit: () => renameWhenFree(next, file), discard};
  } catch (error) {
    discard();
    throw error;
  }
}

/** Replaces a file in one step, so that a kill leaves the old or the new one. Throws the error of the file system. */
export function replaceFile<T>(file: string, write: (path: string) => T): T {
  const staged = stageFile(file, write);
  try {
    staged.commit();
  } catch (error) {
    staged.discard();
    throw error;
  }
  return staged.result;
}
