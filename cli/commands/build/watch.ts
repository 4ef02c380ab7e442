import {statSync} from "node:fs";
import {basename, dirname, join, resolve} from "node:path";
import type {FSWatcher} from "chokidar";
import {allFolders} from "#cli/config/editions/folders.ts";
import {CONFIG_FILE, type Project} from "#cli/config/load.ts";
import {fatal} from "#cli/report/diagnostic.ts";
import {publicPlaces} from "#core/discover/public-files.ts";
import {lookFiles} from "#core/pipeline/look-files.ts";
import {slotFiles} from "#core/pipeline/slots.ts";
import {artifactPath, isWithin} from "#schemas/rules/disk-path.ts";
import type {Io} from "../io.ts";

/** Time in milliseconds within which several changes count as one, because editors write a file in steps. */
const QUIET_MS = 15;

/** Delay in milliseconds before a round that collided with another build is retried. */
const AGAIN_MS = 500;

/** Result of one round in watch mode. */
export interface WatchRound {
  /** Files included by pages, relative to the project root. */
  drawnIn: readonly string[];
  /** Project with its current config; absent if the config is invalid. */
  project?: Project | undefined;
  /** Whether another build held the output, so the round must be retried. */
  again?: boolean;
}

/**
 * Runs a build now and after every change to the content, the fetched READMEs, the config or included files, until the
 * signal ends it. Builds never overlap; a change during one triggers the next. The first build starts only when
 * everything is being watched, so no change is missed.
 *
 * Every round is a normal cached build, so its output equals a fresh build's after any sequence of edits, renames and
 * deletions. Throws `watch-failed`.
 *
 * @param run runs one round; receives the absolute paths of the changed files, none in the first round
 * @param hurry receives the absolute paths of files that changed, possibly while a round is running
 */
export async function watchProject(
  project: Project,
  io: Io,
  run: (edited: ReadonlySet<string>) => Promise<WatchRound>,
  hurry: (edited: ReadonlySet<string>) => void = () => {},
): Promise<void> {
  const {watch} = await import("chokidar");
  const {root, fetched, configFile} = project;
  const folders = new Set(foldersOf(project));
  const singles = singleFiles([configFile ?? join(root, CONFIG_FILE), ...filesOf(project)]);
  const isWanted = (path: string): boolean =>
    singles.has(path) || [...folders].some(folder => isWithin(path, folder));
  let wake: () => void = () => {};
  let changed = true;
  let edited = new Set<string>();
  let urgent = new Set<string>();
  let failure: unknown;
  const note = (path: string): void => {
    // The first build creates this folder for its cache.
    if (resolve(path) === fetched) return;
    edited.add(resolve(path));
    if (urgent.size === 0)
      setTimeout(() => {
        const paths = urgent;
        urgent = new Set();
        if (!isOver()) hurry(paths);
      }, QUIET_MS).unref();
    urgent.add(resolve(path));
    again();
  };
  const again = (): void => {
    changed = true;
    wake();
  };
  const watchers: FSWatcher[] = [];
  /** Starts watching paths. Resolves once no change to them can be missed. */
  const follow = (places: readonly string[]): Promise<void> =>
    new Promise(ready => {
      const watcher = watch([...places], {
        ignoreInitial: true,
        ignored: path => isUnwatched(path, project) || !isWanted(path),
      });
      watchers.push(watcher);
      watcher.on("all", (_event, path) => note(path));
      // Two changes to a file within 50 ms raise only one "change" event, and formatters that run on save are
      // that fast.
      watcher.on("raw", (_event, name, details) => {
        const {watchedPath} = details as {watchedPath: string};
        const path = basename(watchedPath) === name ? watchedPath : join(watchedPath, name ?? "");
        if (!singles.isFolder(path) && isWanted(path) && !isUnwatched(path, project)) note(path);
      });
      watcher.on("error", error => {
        failure ??= error;
        wake();
        ready();
      });
      watcher.on("ready", () => ready());
    });
  io.signal?.addEventListener("abort", () => wake());
  const isOver = (): boolean => io.signal?.aborted === true || failure !== undefined;
  const pause = (): Promise<void> =>
    new Promise(resolve => {
      wake = resolve;
    });
  await follow([...folders, ...singles.folders()]);
  while (!isOver()) {
    if (changed) {
      await new Promise(resolve => setTimeout(resolve, QUIET_MS));
      changed = false;
      const paths = edited;
      edited = new Set();
      const {drawnIn, again: isHeld, project: now = project} = await run(paths);
      if (isHeld) setTimeout(again, AGAIN_MS).unref();
      const more = foldersOf(now).filter(folder => !folders.has(folder));
      for (const folder of more) folders.add(folder);
      const all = [...drawnIn.map(path => join(root, path)), ...filesOf(now)];
      const files = all.filter(path => !isWanted(path));
      const places = [...new Set([...more, ...singles.add(files), ...files])];
      // Changes made before the new paths were watched may have been missed.
      if (places.length > 0) void follow(places).then(again);
    }
    if (!changed && !isOver()) await pause();
  }
  await Promise.all(watchers.map(watcher => watcher.close()));
  if (failure !== undefined) throw fatal("watch-failed", String(failure));
}

/** Returns the folders that contain pages, or files deployed or fetched for them. Some may not exist yet. */
const foldersOf = (project: Project): string[] => {
  const {root, config, fetched} = project;
  const listed = (project.detected?.read ?? []).filter(isFolder);
  return [...allFolders(project, config), ...publicPlaces(root, [], config.public), ...listed, fetched];
};

/**
 * Returns the files named by the config, its theme files and local plug-ins, and the files from which the
 * config was derived.
 */
const filesOf = ({root, config, configFile, detected}: Project): string[] =>
  [
    ...slotFiles({root, config, configFile}),
    ...lookFiles(config).map(({file}) => file),
    ...config.plugins.filter(name => name.startsWith(".")),
    ...(detected?.read ?? []).filter(path => !isFolder(path)),
  ].map(file => resolve(root, file));

const isFolder = (path: string): boolean => statSync(path, {throwIfNoEntry: false})?.isDirectory() ?? false;

/**
 * Tracks files that are watched individually. Their folders are watched instead, ignoring other entries: many
 * editors save by replacing a file, and a watcher on the file itself would keep watching the deleted one.
 */
function singleFiles(first: readonly string[]) {
  const files = new Set<string>();
  const folders = new Set<string>();
  /** Adds files and returns the folders that were not watched before. */
  const add = (more: readonly string[]): string[] => {
    const all = more.map(file => resolve(dirname(file)));
    const added = [...new Set(all)].filter(folder => !folders.has(folder));
    for (const file of more) files.add(resolve(file));
    for (const folder of added) folders.add(folder);
    return added;
  };
  add(first);
  return {
    add,
    has: (path: string): boolean => files.has(resolve(path)) || folders.has(resolve(path)),
    isFolder: (path: string): boolean => folders.has(resolve(path)),
    folders: (): readonly string[] => [...folders],
  };
}

/** Reports whether changes to a path are ignored: build output, and folders without content. */
function isUnwatched(path: string, {out, cache}: Project): boolean {
  const besideOutput = resolve(path).startsWith(join(dirname(out), `.${basename(out)}.`));
  const isForeign = /\/(?:node_modules|\.git)(?:\/|$)/.test(artifactPath(path));
  return isWithin(path, out) || isWithin(path, cache) || besideOutput || isForeign;
}
