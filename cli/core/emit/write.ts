import {rmSync} from "node:fs";
import {setImmediate} from "node:timers/promises";
import {fatal} from "#cli/report/diagnostic.ts";
import {asError} from "#support/files/as-error.ts";
import {sha256} from "#support/files/hash.ts";
import type {EmitFile} from "../model/emit-file.ts";
import {startingWith, type Written} from "./new-file.ts";
import {isManifest, MANIFEST, previousPaths, stagingFolder} from "./output-folder.ts";
import type {SpareState} from "./spare.ts";
import {inChunks, isUntouched, openStaging, type Spare, type Staging} from "./staging.ts";

/** State of an emitted file; `key` is the cache key it was produced for. */
export interface EmittedFile extends Written {
  key: string;
}

/** Emitted files by path, as stored in the cache. */
export type Emitted = Record<string, EmittedFile>;

/** Outcome of writing: the files of the output, and how many were written, kept and removed. */
export interface WriteResult {
  emitted: Emitted;
  written: number;
  kept: number;
  removed: number;
  /** State of the spare output, for the next build. */
  spare: SpareState | null;
}

/** Number of files after which messages of the other thread are received. */
const FILES_PER_PAUSE = 100;

/** State from the last build, and where to keep state for the next one. */
export interface WriteOptions {
  /** Files of the last build. */
  before: Emitted;
  /** Keeps the output before the last one (`openStaging`), or null. */
  spare: Spare | null;
  /** Number of threads, or null to choose. */
  threads: number | null;
  /** Creates the manifest from all emitted files, in pieces. */
  manifestOf: (files: Emitted) => Generator<string, void>;
}

/**
 * Writes the planned files, so that the output folder contains exactly these. Files whose key and state are unchanged since
 * the last build are neither produced nor touched, and small files that would have the same bytes are not touched. The output
 * is replaced atomically: the new one is written to a sibling folder (with hard links to unchanged files) and renamed. If
 * nothing changed, nothing is written.
 *
 * Rejects with `output-write` and leaves the previous output in place.
 */
export async function writeOutput(
  out: string,
  plan: Iterable<EmitFile>,
  {before, spare, threads, manifestOf}: WriteOptions,
): Promise<WriteResult> {
  let staging: Staging | undefined;
  try {
    // A map, in which a file keeps its place while another thread writes it.
    const files = new Map<string, EmittedFile | null>();
    let written = 0;
    for (const file of plan) {
      const {path, key} = file;
      const last = before[path];
      const known = last && isUntouched(`${out}/${path}`, last) ? last : undefined;
      if (known?.key === key) {
        files.set(path, known);
        continue;
      }
      const chunks = inChunks(file.produce());
      const first = chunks.next().value ?? new Uint8Array();
      if (known?.bytes === first.length && known.sha256 === sha256(first)) {
        files.set(path, {...known, key});
        continue;
      }
      staging ??= openStaging(out, spare, [...Object.keys(before), MANIFEST], threads);
      written += 1;
      files.set(path, null);
      // In one literal, so that all states share one hidden class of V8 and take less memory.
      staging.write(path, startingWith(first, chunks), ({sha256, bytes, mtime}) =>
        files.set(path, {key, sha256, bytes, mtime}),
      );
      // Otherwise, the answers of the other thread for all files would wait in memory.
      if (written % FILES_PER_PAUSE === 0) await setImmediate();
    }
    await staging?.finish();
    const emitted = Object.fromEntries(files) as Emitted;
    const paths = new Set([...files.keys(), MANIFEST]);
    const old = new Set([...previousPaths(out), ...Object.keys(before)]);
    const removed = [...old].filter(path => !paths.has(path)).length;
    let state = spare?.state ?? null;
    if (written > 0 || removed > 0 || !isManifest(out, manifestOf(emitted))) {
      staging ??= openStaging(out, spare, [...Object.keys(before), MANIFEST], threads);
      staging.write(MANIFEST, inChunks(manifestOf(emitted)), () => {});
      state = staging.swap(paths, old);
    }
    return {emitted, written, kept: paths.size - 1 - written, removed, spare: state};
  } catch (error) {
    await staging?.stop();
    rmSync(stagingFolder(out), {recursive: true, force: true});
    const {code, path = out} = asError(error);
    if (code === undefined) throw error;
    throw fatal("output-write", `can't write ${path} (${code})`);
  }
}
