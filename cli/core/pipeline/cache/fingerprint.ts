import {join} from "node:path";
import type {FileState} from "#core/emit/new-file.ts";
import {MANIFEST} from "#core/emit/output-folder.ts";
import {isUntouched, stateOf} from "#core/emit/staging.ts";
import type {Emitted} from "#core/emit/write.ts";
import type {LentFile, ListedPage} from "#core/model/edition.ts";
import type {EmitFile} from "#core/model/emit-file.ts";
import {BODY_PARTS} from "#core/model/page-body.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import type {Dependency} from "#core/model/parsed-page.ts";
import type {Config} from "#schemas/config.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {Redirect} from "#schemas/site.ts";
import {hashDependency} from "#support/files/dependency.ts";
import {contentHash, linesHash} from "#support/files/hash.ts";
import type {HashedSource} from "../hash-sources.ts";
import type {Inspection} from "../inspect.ts";
import {contextKey} from "./context-key.ts";
import {placeHashes} from "./packed-body.ts";
import type {StoredPage} from "./stored-pages.ts";

/** Result of a build. `discovered` = `emitted` + `dropped` + `drafts`. */
export interface BuildResult {
  diagnostics: Diagnostic[];
  pages: {discovered: number; emitted: number; dropped: number; drafts: number; fresh: number};
  files: {written: number; kept: number; removed: number};
  /** Files that pages include (partials, images), relative to the project root. */
  drawnIn: string[];
  /** Pages of one edition, if there are several. */
  listing?: ListedPage[];
  /** Files of other editions that its pages use. */
  lent?: LentFile[];
  /** Redirects of a language or version below the site root, with paths of the whole site. */
  redirects?: Redirect[];
}

/**
 * Inputs and result of a build. If inputs and output are unchanged, another build would change nothing, and its stages need
 * not run.
 */
export interface BuildFingerprint {
  key: string;
  /** Key of everything besides pages that artifacts depend on. */
  conditions: string;
  dependencies: Dependency[];
  manifest: FileState;
  /** Shared caches that provided pages. */
  origins: string[];
  /** Key of the diagnostics' inputs (`findingsKey`), and other files that determined them. */
  findings: {key: string; settledBy: Dependency[]};
  result: BuildResult;
}

/**
 * Returns the key of all inputs except pages.
 *
 * @param others files in the output from other editions, and those that they use
 * @param images version of the program that converts images; empty if there is none
 */
export function settingsKey(
  config: Config,
  {context, data, publicFiles, look, metas, slots, diagnostics}: Inspection,
  {files, lent}: {files: readonly EmitFile[]; lent: readonly LentFile[]},
  images: string,
): string {
  const rest = [
    config,
    data,
    diagnostics,
    look,
    slots,
    images,
    [...metas],
    files.map(({path, key}) => [path, key]),
    lent,
    [...publicFiles].map(([path, {hash}]) => [path, hash]),
  ].map(value => JSON.stringify(value));
  return contentHash(contextKey(context), ...rest);
}

/** Returns the key of all inputs, or null if a page is unreadable. */
export function inputsKey(settings: string, sources: readonly HashedSource[]): string | null {
  const pages: string[] = [];
  for (const {source, raw} of sources) {
    if (!("hash" in raw)) return null;
    pages.push(`${raw.hash} ${JSON.stringify(source.path)}`);
  }
  return linesHash([settings], pages);
}

/** Returns the key of the diagnostics' inputs: settings, and the metadata, headings, links and diagnostics of all pages. */
export const findingsKey = (settings: string, pages: readonly StoredPage[]): string =>
  linesHash(
    [settings],
    pages.map(page => factsForFindings(page)),
  );

/**
 * Serializes what diagnostics depend on in a page.
 *
 * @param end end of its lists in pack order, of which the last contains the positions of links and diagnostics
 */
export function factsForFindings(page: StoredPage, end?: number): string {
  const {hash: _hash, size: _size, bodyHash: _body, description: _description, place, ...rest} = page;
  return JSON.stringify([rest, placeHashes(place, BODY_PARTS.length, end)]);
}

/** Diagnostics of a build, and other files that determined them. */
export interface KnownFindings {
  diagnostics: Diagnostic[];
  settledBy: Dependency[];
}

/** Returns the diagnostics of the last build. Returns null if they no longer apply. */
export function knownFindings(
  root: string,
  key: string,
  fingerprint: BuildFingerprint | null,
): KnownFindings | null {
  const {findings, result} = fingerprint ?? {};
  return findings?.key === key && result && findings.settledBy.every(file => isCurrent(root, file))
    ? {diagnostics: result.diagnostics, settledBy: findings.settledBy}
    : null;
}

const isCurrent = (root: string, {path, hash}: Dependency): boolean => hashDependency(root, path) === hash;

/** Returns the distinct files that pages include. */
export const dependenciesOf = (pages: readonly PageFacts[]): Dependency[] => [
  ...new Map(pages.flatMap(page => page.dependencies).map(file => [file.path, file])).values(),
];

/** Returns the distinct shared caches that pages came from. */
export const originsOf = (pages: readonly PageFacts[]): string[] => [
  ...new Set(pages.flatMap(({origin}) => (origin === undefined ? [] : [origin]))),
];

/** Returns the fingerprint of a finished build; null if it cannot have one. */
export function fingerprintOf(
  out: string,
  key: string | null,
  rest: Omit<BuildFingerprint, "key" | "manifest">,
): BuildFingerprint | null {
  const manifest = stateOf(join(out, MANIFEST));
  return key === null || manifest === null ? null : {key, manifest, ...rest};
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
    [...fingerprint.dependencies, ...fingerprint.findings.settledBy].every(file => isCurrent(root, file)) &&
    isUntouched(join(out, MANIFEST), fingerprint.manifest) &&
    Object.entries(emitted).every(([path, state]) => isUntouched(`${out}/${path}`, state));
  if (!stands) return null;
  const {result} = fingerprint;
  return {
    ...result,
    pages: {...result.pages, fresh: 0},
    files: {written: 0, kept: Object.keys(emitted).length, removed: 0},
  };
}
