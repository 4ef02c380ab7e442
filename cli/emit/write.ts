import {linkSync, readFileSync, rmSync, type Stats, statSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {sha256} from "../lib/hash.ts";
import {artifactJson} from "../lib/json.ts";
import type {EmitFile} from "../pipeline/types.ts";
import {fatal} from "../report/diagnostic.ts";
import {folderMaker} from "./folders.ts";
import {exchangeFolders, MANIFEST, previousPaths, stagingFolder} from "./output-folder.ts";

/** What is known of a written file; `key` is the key it was produced for. */
export interface EmittedFile {
  key: string;
  sha256: string;
  bytes: number;
  /** Milliseconds; with `bytes` it tells whether somebody changed the file since. */
  mtime: number;
}

/** Emitted files by path, as the cache keeps them. */
export type Emitted = Record<string, EmittedFile>;

/** Outcome of writing: the files of the output, and how many were written, kept and removed. */
export interface WriteResult {
  emitted: Emitted;
  written: number;
  kept: number;
  removed: number;
}

/**
 * Brings the output folder to exactly the planned files. Files whose key and state are those of the last build are
 * neither produced nor touched. Nothing is seen half done: the new output grows beside the old one (kept files as
 * hard links) and then takes its place by renaming; where nothing changed, nothing is written at all.
 *
 * Throws `output-write`; the previous output is then still in place.
 *
 * @param before files of the last build, as the cache knows them
 * @param manifestOf makes the manifest from all emitted files
 */
export function writeOutput(
  out: string,
  plan: Iterable<EmitFile>,
  before: Emitted,
  manifestOf: (files: Emitted) => unknown,
): WriteResult {
  const staging = stagingFolder(out);
  try {
    const emitted: Emitted = {};
    const staged = new Set<string>();
    const makeFolderOf = folderMaker();
    for (const file of plan) {
      const known = before[file.path];
      const keep = known?.key === file.key && isUntouched(join(out, file.path), known);
      if (!keep) staged.add(file.path);
      emitted[file.path] = keep ? known : stage(out, staging, file, makeFolderOf);
    }
    const written = staged.size;
    const total = Object.keys(emitted).length;
    const old = previousPaths(out);
    const removed = [...old].filter(path => path !== MANIFEST && !(path in emitted)).length;
    if (written > 0 || removed > 0 || old.size !== total + 1) {
      stage(
        out,
        staging,
        {path: MANIFEST, key: "", produce: () => artifactJson(manifestOf(emitted))},
        makeFolderOf,
      );
      exchangeFolders(out, Object.keys(emitted), old, staged);
    }
    return {emitted, written, kept: total - written, removed};
  } catch (error) {
    rmSync(staging, {recursive: true, force: true});
    const {code, path = out} = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw fatal("output-write", `can't write ${path} (${code})`);
  }
}

/** Null where there is nothing, or where a folder above is a file (which `throwIfNoEntry` does not cover). */
function statsOf(file: string): Stats | null {
  try {
    return statSync(file);
  } catch {
    return null;
  }
}

function isUntouched(file: string, known: EmittedFile): boolean {
  const stats = statsOf(file);
  return stats?.size === known.bytes && Math.floor(stats.mtimeMs) === known.mtime;
}

/** Puts one file into the staging folder; where the old output has the same bytes, as a link to its file. */
function stage(
  out: string,
  staging: string,
  file: EmitFile,
  makeFolderOf: (file: string) => void,
): EmittedFile {
  const produced = file.produce();
  const content = typeof produced === "string" ? Buffer.from(produced) : produced;
  const target = join(staging, file.path);
  makeFolderOf(target);
  const old = join(out, file.path);
  if (hasBytes(old, content)) linkSync(old, target);
  else writeFileSync(target, content);
  const {size, mtimeMs} = statSync(target);
  return {key: file.key, sha256: sha256(content), bytes: size, mtime: Math.floor(mtimeMs)};
}

function hasBytes(file: string, content: Uint8Array): boolean {
  const stats = statsOf(file);
  return stats?.isFile() === true && stats.size === content.length && readFileSync(file).equals(content);
}
