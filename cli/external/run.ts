import {existsSync} from "node:fs";
import {readdir} from "node:fs/promises";
import {join} from "node:path";
import pLimit from "p-limit";
import type {Config} from "#schemas/config.ts";
import {Fault} from "./fault.ts";
import type {Fetchers} from "./fetchers.ts";
import type {FileChange} from "./files.ts";
import {type CachedReadme, matches} from "./last-good/cached-readme.ts";
import {cachedReadmeChanges, cachedReadmeFiles, readCachedReadme} from "./last-good/cached-readmes.ts";
import {type Lock, lockText} from "./lock-file.ts";
import {type Mode, type Outcome, obtain} from "./obtain.ts";
import type {RemovedMarkup} from "./readme/clean.ts";
import type {MarkupRules} from "./readme/context.ts";
import type {ParseMarkdown} from "./readme/document.ts";
import type {BrokenFragment} from "./readme/links/fragments.ts";
import type {SubmoduleLink} from "./readme/links/submodule-links.ts";
import {readmePage} from "./readme/page.ts";
import {readmeRules} from "./readme-rules.ts";
import type {Selection} from "./select.ts";
import type {Source} from "./source.ts";

/** Outcome of one source, with its page. */
export interface Result extends Outcome {
  source: Source;
  /** Path of the page, relative to the project root. */
  page: string;
  broken: BrokenFragment[];
  foreign: SubmoduleLink[];
  removed: RemovedMarkup[];
  changes: FileChange[];
  /** New URL if the repository has moved permanently. */
  movedTo: string | null;
}

type Made = Pick<Result, "broken" | "foreign" | "removed" | "changes">;

interface RunOptions {
  root: string;
  /** The project's `.docs-index` folder. */
  folder: string;
  config: Config;
  selection: Selection;
  lock: Lock;
  mode: Mode;
  fetchers: Fetchers;
  parse: ParseMarkdown;
  markup: MarkupRules;
  onStart(source: Source): void;
  onDone(result: Result): void;
  /** New URLs of moved repositories by source key; filled during the run. */
  moved: ReadonlyMap<string, string>;
}

/**
 * Obtains the READMEs of all chosen sources concurrently and generates their pages. A failure never affects other
 * sources. Nothing is written yet.
 *
 * Throws a `stopped` fault if the user ends the run.
 */
export async function runSources(options: RunOptions): Promise<Result[]> {
  const {selection, config} = options;
  const rules = readmeRules(config, selection.all, options.markup);
  const limit = pLimit(config.external.concurrency);
  const tasks = selection.chosen.map(source =>
    limit(async () => {
      options.onStart(source);
      const result = await runSource(source, rules, options);
      options.onDone(result);
      return result;
    }),
  );
  // Wait for all tasks even after a stop, since their processes must end before the temporary folder is
  // removed.
  const settled = await Promise.allSettled(tasks);
  return settled.map(task => {
    if (task.status === "rejected") throw task.reason;
    return task.value;
  });
}

async function runSource(
  source: Source,
  rules: ReturnType<typeof readmeRules>,
  options: RunOptions,
): Promise<Result> {
  const {folder, lock, mode, fetchers} = options;
  const copy = await readCachedReadme(folder, source.key);
  const outcome = await obtain(source, {entry: lock.get(source.key) ?? null, copy}, mode, fetchers);
  const page = join(".docs-index", "external", source.section, `_${source.name}.md`);
  const make = (from: CachedReadme): Made => {
    const {text, broken, foreign, removed} = readmePage(from, {...rules, source}, options.parse);
    const written = {file: join(options.root, page), bytes: text};
    return {broken, foreign, removed, changes: [written, ...cachedReadmeChanges(folder, source.key, from)]};
  };
  const movedTo = options.moved.get(source.key) ?? null;
  const failed = {source, page, broken: [], foreign: [], removed: [], changes: [], movedTo};
  if (!outcome.copy) return {...failed, ...outcome};
  try {
    return {...failed, ...outcome, ...make(outcome.copy)};
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const faults = [...outcome.faults, error];
    const old = copy === outcome.copy ? null : copy;
    const kept = {lock: lock.get(source.key) ?? null, faults};
    // If a README can't become a page, the existing one stays.
    return old
      ? {...failed, status: "stale", copy: old, ...kept, ...make(old)}
      : {...failed, status: "failed", copy: null, ...kept};
  }
}

/**
 * Returns the lock file after a run. If all sources were fetched, entries no longer in the config are
 * removed.
 */
export function lockChange(
  file: string,
  before: Lock,
  results: readonly Result[],
  selection: Selection,
): FileChange[] {
  const after = new Map(before);
  for (const {source, lock} of results) if (lock) after.set(source.key, lock);
  if (selection.complete) {
    const known = new Set(selection.all.map(({key}) => key));
    for (const key of before.keys()) if (!known.has(key)) after.delete(key);
  }
  if (after.size === 0 && before.size === 0) return [];
  return [{file, bytes: lockText(after)}];
}

/** Returns the sources whose result differs from the lock file, for which `--frozen` fails. */
export function lockDifferences(lock: Lock, results: readonly Result[], selection: Selection): string[] {
  const chosen = new Set(results.map(({source}) => source.key));
  const wrong = results
    .filter(
      ({copy, source}) =>
        copy === null || !matches(copy, lock.get(source.key) ?? copy.entry) || !lock.has(source.key),
    )
    .map(({source}) => source.key);
  const extra = selection.complete ? [...lock.keys()].filter(key => !chosen.has(key)) : [];
  return [...wrong, ...extra];
}

/** Returns the changes that remove pages and cached copies whose sources are no longer in the config. */
export async function leftOver(root: string, folder: string, selection: Selection): Promise<FileChange[]> {
  if (!selection.complete) return [];
  const kept = new Set(
    selection.all.flatMap(({key, section, name}) => [
      join(root, ".docs-index", "external", section, `_${name}.md`),
      ...cachedReadmeFiles(folder, key),
    ]),
  );
  const found = await Promise.all(["external", "copies"].map(name => filesBelow(join(folder, name))));
  return found.flat().flatMap(file => (kept.has(file) ? [] : [{file, bytes: null}]));
}

async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
}
