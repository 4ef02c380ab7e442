import {join} from "node:path";
import type {FileState} from "#core/emit/new-file.ts";
import {MANIFEST} from "#core/emit/output-folder.ts";
import {isUntouched, stateOf} from "#core/emit/staging.ts";
import type {Emitted} from "#core/emit/write.ts";
import type {ListedPage} from "#core/model/edition.ts";
import type {EmitFile} from "#core/model/emit-file.ts";
import type {Dependency} from "#core/model/parsed-page.ts";
import type {Config} from "#schemas/config.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {Redirect} from "#schemas/site.ts";
import {hashDependency} from "#support/files/dependency.ts";
import {linesHash} from "#support/files/hash.ts";
import type {Inspection} from "../inspect.ts";
import {contextKey} from "./context-key.ts";

/** Result of a build. `discovered` = `emitted` + `dropped` + `drafts`. */
export interface BuildResult {
  diagnostics: Diagnostic[];
  pages: {discovered: number; emitted: number; dropped: number; drafts: number; fresh: number};
  files: {written: number; kept: number; removed: number};
  /** Files that pages include (partials, images), relative to the project root. */
  drawnIn: string[];
  /** Pages of one edition, if there are several. */
  listing?: ListedPage[];
  /** Redirects of a language or version below the site root, with paths of the whole site. */
  redirects?: Redirect[];
}

/**
 * Inputs and result of a build. If inputs and output are unchanged, another build would change nothing, and its stages need
 * not run.
 */
export interface BuildFingerprint {
  key: string;
  dependencies: Dependency[];
  manifest: FileState;
  /** Shared caches that provided pages. */
  origins: string[];
  result: BuildResult;
}

/**
 * Returns the key of the inputs, or null if a page is unreadable.
 *
 * @param further other files in the output
 * @param images version of the program that converts images; empty if there is none
 */
export function inputsKey(
  config: Config,
  {context, data, sources, publicFiles, look, metas, slots, diagnostics}: Inspection,
  further: readonly EmitFile[],
  images: string,
): string | null {
  const pages: string[] = [];
  for (const {source, raw} of sources) {
    if (!("hash" in raw)) return null;
    pages.push(`${raw.hash} ${JSON.stringify(source.path)}`);
  }
  const rest = [
    config,
    data,
    diagnostics,
    look,
    slots,
    images,
    [...metas],
    further.map(({path, key}) => [path, key]),
    [...publicFiles].map(([path, {hash}]) => [path, hash]),
  ].map(value => JSON.stringify(value));
  return linesHash([contextKey(context), ...rest], pages);
}

/** Returns the fingerprint of a finished build; null if it cannot have one. */
export function fingerprintOf(
  out: string,
  key: string | null,
  pages: {dependencies: Dependency[]; origins: string[]},
  result: BuildResult,
): BuildFingerprint | null {
  const manifest = stateOf(join(out, MANIFEST));
  return key === null || manifest === null ? null : {key, ...pages, manifest, result};
}

/**
 * Returns the result of the build that is about to run if it would change nothing; null if it has to run.
 *
 * @param now - key of the current inputs
 * @param origin - the shared cache in use, if any
 */
export function upToDateResult(
  {root, out}: {root: string; out: string},
  now: string | null,
  origin: string | undefined,
  {fingerprint, emitted}: {fingerprint: BuildFingerprint | null; emitted: Emitted},
): BuildResult | null {
  const stands =
    fingerprint !== null &&
    fingerprint.key === now &&
    fingerprint.origins.every(known => known === origin) &&
    fingerprint.dependencies.every(({path, hash}) => hashDependency(root, path) === hash) &&
    isUntouched(join(out, MANIFEST), fingerprint.manifest) &&
    Object.entries(emitted).every(([path, state]) => isUntouched(join(out, path), state));
  if (!stands) return null;
  const {result} = fingerprint;
  return {
    ...result,
    pages: {...result.pages, fresh: 0},
    files: {written: 0, kept: Object.keys(emitted).length, removed: 0},
  };
}
