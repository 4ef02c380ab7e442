import {statSync} from "node:fs";
import {basename, dirname, join, resolve} from "node:path";
import type {FSWatcher} from "chokidar";
import {allFolders} from "#cli/config/editions/folders.ts";
import {CONFIG_FILE, type Project} from "#cli/config/load.ts";
import {fatal} from "#cli/report/diagnostic.ts";
import {publicPlaces} from "#core/discover/public-files.ts";
import {lookFiles} from "#core/pipeline/look-files.ts";
import {artifactPath, isWithin} from "#schemas/rules/disk-path.ts";
import type {Io} from "../io.ts";

/** Changes within so many milliseconds count as one: editors write a file in several steps. */
const QUIET_MS = 15;

/** After so many milliseconds a round that met another build is tried again. */
const AGAIN_MS = 500;

/** What one round of watching reports. */
export interface WatchRound {
  /** Files that pages draw in, relative to the project root. */
  drawnIn: readonly string[];
  /** The project as its config is now; absent where the config can't be used. */
  project?: Project | undefined;
  /** Another build held the output. */
  again?: boolean;
}

/**
 * Runs a build now and after every change to the content, the fetched READMEs, the config, or other files that pages
 * draw in, until the signal ends it. Builds never overlap; changes during one start the next. The first one waits until
 * all is watched, so that no change falls between.
 *
 * Every round is the ordinary build with its cache, so what it leaves equals a fresh build after any sequence of
 * edits, renames and deletes.
 * Throws `watch-failed`.
 *
 * @param run one round
 */
export async function watchProject(project: Project, io: Io, run: () => Promise<WatchRound>): Promise<void> {
  const {watch} = await import("chokidar");
  const {root, content, fetched, configFile} = project;
  const folders = new Set(foldersOf(project));
  const singles = singleFiles([configFile ?? join(root, CONFIG_FILE), ...filesOf(project)]);
  const isWanted = (path: string): boolean =>
    singles.has(path) || [...folders].some(folder => isWithin(path, folder));
  let wake: () => void = () => {};
  let changed = true;
  let failure: unknown;
  const note = (path: string): void => {
    // The first build makes this folder, for its cache.
    if (resolve(path) === fetched) return;
    changed = true;
    wake();
  };
  const watchers: FSWatcher[] = [];
  /** Starts to watch places. Resolves once no change in them goes unnoticed. */
  const follow = (places: readonly string[]): Promise<void> =>
    new Promise(ready => {
      const watcher = watch([...places], {
        ignoreInitial: true,
        ignored: path => isUnwatched(path, project) || !isWanted(path),
      });
      watchers.push(watcher);
      watcher.on("all", (_event, path) => note(path));
      // Two changes of a file within 50 ms give one "change"; formatters that run on saving are as quick as that.
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
      const {drawnIn, again, project: now = project} = await run();
      if (again) setTimeout(() => note(content), AGAIN_MS).unref();
      const more = foldersOf(now).filter(folder => !folders.has(folder));
      for (const folder of more) folders.add(folder);
      const all = [...drawnIn.map(path => join(root, path)), ...filesOf(now)];
      const files = all.filter(path => !isWanted(path));
      const places = [...new Set([...more, ...singles.add(files), ...files])];
      // What changed before the new places were watched went unnoticed.
      if (places.length > 0) void follow(places).then(() => note(content));
    }
    if (!changed && !isOver()) await pause();
  }
  await Promise.all(watchers.map(watcher => watcher.close()));
  if (failure !== undefined) throw fatal("watch-failed", String(failure));
}

/** Folders whose files are pages, or are deployed or fetched for them; some need not exist yet. */
const foldersOf = (project: Project): string[] => {
  const {root, config, fetched} = project;
  const listed = (project.detected?.read ?? []).filter(isFolder);
  return [...allFolders(project, config), ...publicPlaces(root, [], config.public), ...listed, fetched];
};

/** Files that the config names, those of its look and plug-ins of the project, and those that it is taken from. */
const filesOf = ({root, config, detected}: Project): string[] =>
  [
    ...lookFiles(config).map(({file}) => file),
    ...config.plugins.filter(name => name.startsWith(".")),
    ...(detected?.read ?? []).filter(path => !isFolder(path)),
  ].map(file => resolve(root, file));

const isFolder = (path: string): boolean => statSync(path, {throwIfNoEntry: false})?.isDirectory() ?? false;

/**
 * Files that are watched one by one. Their folders are watched, without what else lies there: many editors save by
 * putting another file in place, and whoever watches the file itself would go on watching the one that is gone.
 */
function singleFiles(first: readonly string[]) {
  const files = new Set<string>();
  const folders = new Set<string>();
  /** Returns the folders that were not watched before. */
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

/** What builds themselves write, and folders that hold no content. */
function isUnwatched(path: string, {out, cache}: Project): boolean {
  const besideOutput = resolve(path).startsWith(join(dirname(out), `.${basename(out)}.`));
  const isForeign = /\/(?:node_modules|\.git)(?:\/|$)/.test(artifactPath(path));
  return isWithin(path, out) || isWithin(path, cache) || besideOutput || isForeign;
}
