import type {GitChanges} from "#core/discover/git-changes.ts";
import type {SpareState} from "#core/emit/spare.ts";
import type {Emitted, EmittedFile} from "#core/emit/write.ts";
import {readStoredList, writeStoredList} from "#support/files/stored-list.ts";
import type {HashedFile} from "../hash-sources.ts";
import type {BuildFingerprint} from "./fingerprint.ts";

/** State that a build stores for the next one, besides its pages. */
export interface BuildState {
  emitted: Emitted;
  spare: SpareState | null;
  git: GitChanges;
  fingerprint: BuildFingerprint | null;
}

/** Stored build state, with the entries of `KnownFiles`. */
export interface StoredBuild extends BuildState {
  /** Hash of the pages that the same build stored; a killed build may have stored others. */
  pages: string | null;
  validated: Map<string, unknown>;
  hashes: Map<string, HashedFile>;
}

/** Line of the file: the first one has what does not grow with the site, the others have the entries of a list. */
type Line =
  | (Omit<StoredBuild, "emitted" | "validated" | "hashes"> & {validated: [hash: string, value: unknown][]})
  | {emitted: [path: string, file: EmittedFile][]}
  | {hashes: [path: string, file: HashedFile][]};

/** Number of entries in a line: few enough to need little memory, and enough to be parsed as fast as a single text. */
const ENTRIES = 500;

/** Returns the state of a first build. */
export const noBuild = (): StoredBuild => ({
  emitted: {},
  spare: null,
  git: {head: null, changes: {}},
  fingerprint: null,
  pages: null,
  validated: new Map(),
  hashes: new Map(),
});

/**
 * Reads the state that a build stored, or returns the state of a first build if it is missing or damaged.
 *
 * @param key everything the state depends on
 */
export function readBuild(file: string, key: string): StoredBuild {
  const build = noBuild();
  for (const line of readStoredList<Line>(file, key)?.values ?? [])
    if ("emitted" in line) for (const [path, state] of line.emitted) build.emitted[path] = state;
    else if ("hashes" in line) for (const [path, state] of line.hashes) build.hashes.set(path, state);
    else Object.assign(build, line, {validated: new Map(line.validated)});
  return build;
}

/** Stores the state of a build under a key, without holding its text in memory. Throws file system errors. */
export function writeBuild(file: string, key: string, build: StoredBuild): void {
  writeStoredList(file, key, linesOf(build));
}

function* linesOf({emitted, validated, hashes, ...rest}: StoredBuild): Generator<Line> {
  yield {...rest, validated: [...validated]};
  for (const entries of groups(entriesOf(emitted))) yield {emitted: entries};
  for (const entries of groups(hashes)) yield {hashes: entries};
}

function* entriesOf<T>(record: Readonly<Record<string, T>>): Generator<[string, T]> {
  for (const key of Object.keys(record)) yield [key, record[key] as T];
}

function* groups<T>(values: Iterable<T>): Generator<T[]> {
  let group: T[] = [];
  for (const value of values) {
    group.push(value);
    if (group.length < ENTRIES) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
