import {createHash} from "node:crypto";
import {
  closeSync,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from "node:fs";
import {basename, dirname, join} from "node:path";
import {linkOrCopy, removeWhenFree, renameWhenFree} from "#support/files/busy-files.ts";
import {sha256} from "#support/files/hash.ts";
import type {Pieces} from "../model/emit-file.ts";
import {allFoldersAbove, folderMaker, foldersAbove} from "./folders.ts";
import {type Listing, listing, NOTHING, spelledAs} from "./listing.ts";
import {previousFolder, stagingFolder} from "./output-folder.ts";

/** Size in bytes and time of change in milliseconds: together they tell whether somebody changed a file. */
export interface FileState {
  bytes: number;
  mtime: number;
}

/** What was written. */
export interface Written extends FileState {
  sha256: string;
}

/** The folder where the new output grows, beside the old one. */
export interface Staging {
  /** Writes a file; one with the same bytes in the old output is linked instead. */
  write(path: string, content: Pieces): Written;
  /**
   * Brings the folder to exactly these files: those that were not written are linked from the old output, and so are
   * files there that are not ours. Then it takes the place of the old output: two renames, fixed by `recoverOutput`
   * should a kill come between.
   *
   * @param paths files of the new output
   * @param old files of the old output that were ours
   */
  swap(paths: ReadonlySet<string>, old: ReadonlySet<string>): void;
}

/**
 * Opens the staging folder of an output folder. The output before the last one is taken for it where there is one: most
 * of its files are those of the last output, which saves making and removing hundreds of links.
 *
 * @param spare where the old output is left for the next build; null: it is removed
 * @param rename moves a folder; only tests pass another function
 */
export function openStaging(out: string, spare: string | null, rename = renameWhenFree): Staging {
  const staging = stagingFolder(out);
  const found = spare !== null && moved(spare, staging) ? takeOver(staging) : NOTHING;
  const written = new Set<string>();
  const makeFolderOf = folderMaker();
  const place = (path: string): string => {
    const target = join(staging, path);
    // A file of the spare folder may be one with a file of the output: it is replaced, never written to.
    if (found !== NOTHING) clearWay(staging, path);
    makeFolderOf(target);
    return target;
  };
  return {
    write(path, content) {
      written.add(path);
      const target = place(path);
      const result = writePieces(target, content);
      const old = join(out, path);
      const before = stateOf(old);
      if (
        before?.bytes !== result.bytes ||
        !statSync(old).isFile() ||
        sha256(readFileSync(old)) !== result.sha256
      )
        return result;
      rmSync(target);
      linkOrCopy(old, target);
      return {...result, ...before};
    },
    swap(paths, old) {
      const known = ignoresCase(staging) ? [...old, ...paths] : [];
      const there = existsSync(out) ? spelledAs(known, listing(out)) : NOTHING;
      const folders = allFoldersAbove(paths);
      // What others put in the place of our files and folders gives way to these.
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

/** State of a file, or null. */
export function stateOf(file: string): FileState | null {
  const stats = statsOf(file);
  return stats && fileState(stats);
}

/** Whether a file is as it was. */
export function isUntouched(file: string, known: FileState): boolean {
  const now = stateOf(file);
  return now?.bytes === known.bytes && now.mtime === known.mtime;
}

const fileState = ({size, mtimeMs}: Stats): FileState => ({bytes: size, mtime: Math.floor(mtimeMs)});

/** Null where there is nothing, or where a folder above is a file (which `throwIfNoEntry` does not cover). */
function statsOf(file: string, stat: typeof statSync | typeof lstatSync = statSync): Stats | null {
  try {
    return stat(file, {throwIfNoEntry: false}) ?? null;
  } catch {
    return null;
  }
}

/** Whether two paths lead to one file. Numbers of files on NTFS have 64 bits: as ordinary numbers, neighbors are equal. */
function isOneFile(a: string, b: string): boolean {
  try {
    const [first, second] = [statSync(a, {bigint: true}), statSync(b, {bigint: true})];
    return first.ino !== 0n && first.ino === second.ino && first.dev === second.dev;
  } catch {
    return false;
  }
}

/** Whether the disk finds a folder by another letter case as well. */
const ignoresCase = (folder: string): boolean =>
  existsSync(join(dirname(folder), basename(folder).toUpperCase()));

/** Removes the previous output; if another program still uses it, the next build does (`recoverOutput`). */
function discard(previous: string): void {
  try {
    removeWhenFree(previous);
  } catch {
    // The new output is in place.
  }
}

/** Moves a folder; false where there is none, or another file system in between. */
function moved(from: string, to: string): boolean {
  try {
    mkdirSync(dirname(to), {recursive: true});
    renameWhenFree(from, to);
    return true;
  } catch {
    return false;
  }
}

function writePieces(file: string, pieces: Pieces): Written {
  const hash = createHash("sha256");
  const target = openSync(file, "wx");
  try {
    for (const chunk of inChunks(pieces)) {
      hash.update(chunk);
      writeFileSync(target, chunk);
    }
    return {sha256: hash.digest("hex"), ...fileState(fstatSync(target))};
  } finally {
    closeSync(target);
  }
}

/** Most bytes that are put together before they are written: most files are written at once. */
const CHUNK = 1 << 18;

function* inChunks(pieces: Pieces): Generator<Uint8Array> {
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

/** What a spare folder holds; something else in its place is removed. */
function takeOver(staging: string): Listing {
  if (statsOf(staging)?.isDirectory()) return listing(staging);
  rmSync(staging);
  return NOTHING;
}

/** Removes what stands where a file has to be: itself, or a file in place of a folder above it. */
function clearWay(root: string, path: string): void {
  for (const folder of foldersAbove(path))
    if (statsOf(join(root, folder))?.isDirectory() === false) rmSync(join(root, folder));
  rmSync(join(root, path), {recursive: true, force: true});
}

/** Removes a file, and the folders that it leaves empty; something else may be in its place by now. */
function removeFile(root: string, path: string): void {
  const stats = statsOf(join(root, path), lstatSync);
  if (!stats || stats.isDirectory()) return;
  rmSync(join(root, path));
  removeEmpty(root, dirname(path));
}

/** Removes a folder without entries, and those above it that it leaves empty. */
function removeEmpty(root: string, path: string): void {
  for (let folder = path; folder !== "."; folder = dirname(folder)) {
    if (!existsSync(join(root, folder)) || readdirSync(join(root, folder)).length > 0) return;
    rmdirSync(join(root, folder));
  }
}

/** Keeps an empty folder of others; where a file of ours is in its way, it is not worth an error. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, {recursive: true});
  } catch {
    // Nothing of theirs is lost.
  }
}
