import {mkdirSync, rmSync} from "node:fs";
import {dirname} from "node:path";
import {renameWhenFree} from "./busy-files.ts";

/** New content of a file, staged beside it. Committing replaces the old content atomically. */
export interface StagedFile<T> {
  /** Return value of the write function. */
  result: T;
  commit(): void;
  discard(): void;
}

/**
 * Stages the new content of a file beside it, which is the step that needs space and permissions. Throws file
 * system errors and leaves nothing behind in that case.
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

/**
 * Replaces a file atomically, so that a killed process leaves either the old or the new content. Throws file
 * system errors.
 */
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
