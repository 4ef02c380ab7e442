import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
} from "node:fs";
import {dirname, join} from "node:path";
import {linkOrCopy, removeWhenFree, renameWhenFree} from "#support/files/busy-files.ts";
import {sha256} from "#support/files/hash.ts";
import type {Pieces} from "../model/emit-file.ts";
import {comparedWith, sinceLast} from "./differences.ts";
import {allFoldersAbove, folderMaker, foldersAbove} from "./folders.ts";
import {type FileState, fileState, writeNewFile} from "./new-file.ts";
import {previousFolder, stagingFolder} from "./output-folder.ts";
import {isAsLeft, type SpareState, spareState} from "./spare.ts";
import {FileWriter, type TakeWritten} from "./threads/file-writer.ts";

/** Staging folder, a sibling of the output folder in which the new output is written. */
export interface Staging {
  /**
   * Writes a file, or links it if the old output has the same bytes, and passes on its state, now or before `finish`
   * resolves.
   */
  write(path: string, content: Iterable<Uint8Array>, take: TakeWritten): void;
  /** Waits until all files are written. Rejects with file system errors. */
  finish(): Promise<void>;
  /** Stops writing; what was written is of no use. */
  stop(): Promise<void>;
  /**
   * Completes the folder and replaces the old output. Files that were not written are linked from the old output, and so
   * are files of other programs. The swap takes two renames; `recoverOutput` repairs it if the process is killed between
   * them.
   *
   * @param paths files of the new output
   * @param old files of the old output that the build wrote
   * @returns the state of the spare output; null if there is none, or if the output has files of other programs
   */
  swap(paths: ReadonlySet<string>, old: ReadonlySet<string>): SpareState | null;
}

/** Folder of the output before the last one, and the difference between both; null if unknown. */
export interface Spare {
  folder: string;
  state: SpareState | null;
}

/**
 * Opens the staging folder of an output folder. It reuses the output of the build before the last one, if there is one:
 * most of its files are the same in the last output, so hundreds of links need not be created and removed.
 *
 * @param spare keeps the old output for the next build; null removes it
 * @param before files of the last build
 * @param threads number of threads, or null to choose
 * @param rename moves a folder; only tests pass another function
 */
export function openStaging(
  out: string,
  spare: Spare | null,
  before: Iterable<string>,
  threads: number | null,
  rename = renameWhenFree,
): Staging {
  const staging = stagingFolder(out);
  const state = spare?.state ?? null;
  const isKnown =
    spare !== null &&
    state !== null &&
    isAsLeft(spare.folder, allFoldersAbove([...before, ...state.differing]), state.time);
  const isTaken = spare !== null && moved(spare.folder, staging) && takeOver(staging);
  const written = new Set<string>();
  const writer = !isTaken && !existsSync(out) ? new FileWriter(staging, threads) : null;
  const makeFolderOf = folderMaker();
  const place = (path: string): string => {
    const target = join(staging, path);
    // A file of the spare folder may share its inode with an output file, so it is replaced, never written to.
    if (isTaken) clearWay(staging, path);
    makeFolderOf(target);
    return target;
  };
  return {
    write(path, content, take) {
      written.add(path);
      if (writer) return writer.write(path, content, take);
      const target = place(path);
      const result = writeNewFile(target, content);
      const old = join(out, path);
      const before = stateOf(old);
      if (
        before?.bytes !== result.bytes ||
        !statSync(old).isFile() ||
        sha256(readFileSync(old)) !== result.sha256
      )
        return take(result);
      rmSync(target);
      linkOrCopy(old, target);
      take({...result, ...before});
    },
    async finish() {
      await writer?.finish();
    },
    async stop() {
      await writer?.stop();
    },
    swap(paths, old) {
      const isExact = isTaken && isKnown && isAsLeft(out, allFoldersAbove(before), state.time);
      const {stale, missing, emptied, empty, isOwn} = isExact
        ? sinceLast(state.differing, old, paths)
        : comparedWith(out, staging, isTaken, paths, old);
      for (const path of stale) removeFile(staging, path);
      for (const path of missing) if (!written.has(path)) linkOrCopy(join(out, path), place(path));
      for (const folder of emptied) removeEmpty(staging, folder);
      for (const folder of empty) makeFolder(join(staging, folder));
      const previous = previousFolder(out);
      const isReplaced = existsSync(out);
      if (isReplaced) rename(out, previous);
      try {
        rename(staging, out);
      } catch (error) {
        if (isReplaced) rename(previous, out);
        throw error;
      }
      if (spare !== null && moved(previous, spare.folder)) {
        const removed = [...old].filter(path => !paths.has(path));
        return isOwn ? spareState(out, spare.folder, [...written, ...removed]) : null;
      }
      discard(previous);
      return null;
    },
  };
}

/** Returns the state of a file, or null if there is none. */
export function stateOf(file: string): FileState | null {
  const stats = statsOf(file);
  return stats && fileState(stats);
}

/** Reports whether a file is unchanged. */
export function isUntouched(file: string, known: FileState): boolean {
  const now = stateOf(file);
  return now?.bytes === known.bytes && now.mtime === known.mtime;
}

/** Returns the stats of a path, or null if it is missing or a folder above it is a file (not covered by `throwIfNoEntry`). */
function statsOf(file: string, stat: typeof statSync | typeof lstatSync = statSync): Stats | null {
  try {
    return stat(file, {throwIfNoEntry: false}) ?? null;
  } catch {
    return null;
  }
}

/** Removes the previous output. If another program still uses it, the next build removes it (`recoverOutput`). */
function discard(previous: string): void {
  try {
    removeWhenFree(previous);
  } catch {
    // The new output is in place.
  }
}

/** Moves a folder. Returns false if it is missing or on another file system. */
function moved(from: string, to: string): boolean {
  try {
    mkdirSync(dirname(to), {recursive: true});
    renameWhenFree(from, to);
    return true;
  } catch {
    return false;
  }
}

/** Maximum number of bytes buffered before a write. */
const CHUNK = 1 << 18;

/** Joins pieces into chunks; most files fit into one. Large pieces are not copied. */
export function* inChunks(pieces: Pieces): Generator<Uint8Array, void> {
  let chunk: Uint8Array[] = [];
  let size = 0;
  for (const piece of pieces) {
    const bytes = typeof piece === "string" ? Buffer.from(piece) : piece;
    if (bytes.length >= CHUNK && size > 0) {
      yield joined(chunk, size);
      chunk = [];
      size = 0;
    }
    chunk.push(bytes);
    size += bytes.length;
    if (size < CHUNK) continue;
    yield joined(chunk, size);
    chunk = [];
    size = 0;
  }
  yield joined(chunk, size);
}

const joined = (chunk: readonly Uint8Array[], size: number): Uint8Array =>
  chunk.length === 1 && chunk[0] ? chunk[0] : Buffer.concat(chunk, size);

/** Reports whether a spare output is a folder. Removes anything else at its path. */
function takeOver(staging: string): boolean {
  const isFolder = statsOf(staging)?.isDirectory() ?? false;
  if (!isFolder) rmSync(staging);
  return isFolder;
}

/** Removes whatever blocks the path of a file: an entry at the path, or a file in place of a folder above it. */
function clearWay(root: string, path: string): void {
  for (const folder of foldersAbove(path))
    if (statsOf(join(root, folder))?.isDirectory() === false) rmSync(join(root, folder));
  rmSync(join(root, path), {recursive: true, force: true});
}

/** Removes a file and the folders that it leaves empty. Tolerates that something else has taken its place. */
function removeFile(root: string, path: string): void {
  const stats = statsOf(join(root, path), lstatSync);
  if (!stats || stats.isDirectory()) return;
  rmSync(join(root, path));
  removeEmpty(root, dirname(path));
}

/** Removes an empty folder and the folders above it that become empty. Does nothing if a file has taken its place. */
function removeEmpty(root: string, start: string): void {
  for (let folder = start; folder !== "."; folder = dirname(folder)) {
    const path = join(root, folder);
    if (!statsOf(path, lstatSync)?.isDirectory() || readdirSync(path).length > 0) return;
    rmdirSync(path);
  }
}

/** Recreates an empty folder of another program. Ignores failures, such as an output file at its path. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, {recursive: true});
  } catch {
    // No content is lost.
  }
}
