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
import {basename, dirname, join} from "node:path";
import {linkOrCopy, removeWhenFree, renameWhenFree} from "#support/files/busy-files.ts";
import {sha256} from "#support/files/hash.ts";
import type {Pieces} from "../model/emit-file.ts";
import {allFoldersAbove, folderMaker, foldersAbove} from "./folders.ts";
import {type Listing, listing, NOTHING, spelledAs} from "./listing.ts";
import {type FileState, fileState, writeNewFile} from "./new-file.ts";
import {previousFolder, stagingFolder} from "./output-folder.ts";
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
   */
  swap(paths: ReadonlySet<string>, old: ReadonlySet<string>): void;
}

/**
 * Opens the staging folder of an output folder. It reuses the output of the build before the last one, if there is one:
 * most of its files are the same in the last output, so hundreds of links need not be created and removed.
 *
 * @param spare path that keeps the old output for the next build; null removes it
 * @param threads number of threads, or null to choose
 * @param rename moves a folder; only tests pass another function
 */
export function openStaging(
  out: string,
  spare: string | null,
  threads: number | null,
  rename = renameWhenFree,
): Staging {
  const staging = stagingFolder(out);
  const found = spare !== null && moved(spare, staging) ? takeOver(staging) : NOTHING;
  const written = new Set<string>();
  const writer = found === NOTHING && !existsSync(out) ? new FileWriter(staging, threads) : null;
  const makeFolderOf = folderMaker();
  const place = (path: string): string => {
    const target = join(staging, path);
    // A file of the spare folder may share its inode with an output file, so it is replaced, never written to.
    if (found !== NOTHING) clearWay(staging, path);
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
      const known = ignoresCase(staging) ? [...old, ...paths] : [];
      const there = existsSync(out) ? spelledAs(known, listing(out)) : NOTHING;
      const folders = allFoldersAbove(paths);
      // Our files and folders replace whatever other programs put in their place.
      const stands = (path: string): boolean =>
        !folders.has(path) && ![...foldersAbove(path)].some(folder => paths.has(folder));
      const foreign = there.files.filter(path => !paths.has(path) && !old.has(path) && stands(path));
      const wanted = new Set([...paths, ...foreign]);
      for (const path of spelledAs(known, found).files) if (!wanted.has(path)) removeFile(staging, path);
      for (const path of wanted)
        if (!written.has(path) && !isOneFile(join(out, path), join(staging, path)))
          linkOrCopy(join(out, path), place(path));
      for (const folder of found.empty) removeEmpty(staging, folder);
      for (const folder of there.empty) makeFolder(join(staging, folder));
      const previous = previousFolder(out);
      const isReplaced = existsSync(out);
      if (isReplaced) rename(out, previous);
      try {
        rename(staging, out);
      } catch (error) {
        if (isReplaced) rename(previous, out);
        throw error;
      }
      if (spare === null || !moved(previous, spare)) discard(previous);
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

/** Reports whether two paths are the same file. Uses bigint inode numbers, since the 64-bit ones of NTFS lose precision as numbers. */
function isOneFile(a: string, b: string): boolean {
  try {
    const [first, second] = [statSync(a, {bigint: true}), statSync(b, {bigint: true})];
    return first.ino !== 0n && first.ino === second.ino && first.dev === second.dev;
  } catch {
    return false;
  }
}

/** Reports whether the disk ignores letter case. */
const ignoresCase = (folder: string): boolean =>
  existsSync(join(dirname(folder), basename(folder).toUpperCase()));

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

/** Joins pieces into chunks; most files fit into one. */
export function* inChunks(pieces: Pieces): Generator<Uint8Array, void> {
  let chunk: Uint8Array[] = [];
  let size = 0;
  for (const piece of pieces) {
    const bytes = typeof piece === "string" ? Buffer.from(piece) : piece;
    chunk.push(bytes);
    size += bytes.length;
    if (size < CHUNK) continue;
    yield Buffer.concat(chunk, size);
    chunk = [];
    size = 0;
  }
  yield Buffer.concat(chunk, size);
}

/** Lists a spare folder. Removes anything else at its path. */
function takeOver(staging: string): Listing {
  if (statsOf(staging)?.isDirectory()) return listing(staging);
  rmSync(staging);
  return NOTHING;
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
