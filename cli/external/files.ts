import {rmSync, writeFileSync} from "node:fs";
import {readFile} from "node:fs/promises";
import {asError} from "#support/files/as-error.ts";
import {fatal} from "../report/diagnostic.ts";
import {type StagedFile, stageFile} from "../support/files/replace-file.ts";

/** File to write, or to remove if `bytes` is `null`. */
export interface FileChange {
  file: string;
  bytes: Buffer | string | null;
}

type Write = (file: string, bytes: Buffer | string) => void;

/**
 * Updates a set of files. All new contents are staged beside their targets first, which is the step that
 * needs space and permissions, and then moved into position. If staging fails, no file has changed. Files
 * that are already up to date are not touched.
 *
 * Throws `fetch-write`.
 *
 * @returns the files that changed
 */
export async function changeFiles(
  changes: readonly FileChange[],
  write: Write = writeFileSync,
): Promise<string[]> {
  const wanted: FileChange[] = [];
  for (const change of changes) if (!(await isSame(change))) wanted.push(change);
  const staged: StagedFile<void>[] = [];
  try {
    for (const {file, bytes} of wanted)
      if (bytes !== null) staged.push(stageFile(file, path => write(path, bytes)));
    for (const next of staged) next.commit();
    for (const {file, bytes} of wanted) if (bytes === null) rmSync(file, {force: true});
  } catch (error) {
    for (const next of staged) next.discard();
    const {code, path} = asError(error);
    const why = code === "ENOSPC" ? "the disk is full" : (code ?? String(error));
    throw fatal("fetch-write", `can't write ${path ?? "fetched files"}: ${why}`);
  }
  return wanted.map(({file}) => file);
}

async function isSame({file, bytes}: FileChange): Promise<boolean> {
  const present = await readFile(file).catch(() => null);
  return bytes === null ? present === null : (present?.equals(Buffer.from(bytes)) ?? false);
}
