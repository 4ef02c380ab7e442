import {basename, dirname, join} from "node:path";
import {CONFIG_FILE, type Project} from "../config/load.ts";
import {fatal} from "../report/diagnostic.ts";
import type {Io} from "./io.ts";

/** Changes within so many milliseconds count as one: editors write a file in several steps. */
const QUIET_MS = 15;

/**
 * Runs a build now and after every change to the content, the fetched READMEs, the config, or other files that pages
 * draw in, until the signal ends it. Builds never overlap; changes during one start the next. The first one waits until
 * all is watched, so that no change falls between.
 *
 * Every round is the ordinary build with its cache, so what it leaves equals a fresh build after any sequence of
 * edits, renames and deletes.
 * Throws `watch-failed`.
 *
 * @param run one round; gives the files that pages draw in, relative to the project root
 */
export async function watchProject(
  project: Project,
  io: Io,
  run: () => Promise<readonly string[]>,
): Promise<void> {
  const {watch} = await import("chokidar");
  const {root, content, fetched, configFile} = project;
  const watcher = watch([content, fetched, configFile ?? join(root, CONFIG_FILE)], {
    ignoreInitial: true,
    ignored: path => isUnwatched(path, project),
  });
  let wake: () => void = () => {};
  let changed = true;
  let failure: unknown;
  watcher.on("all", (_event, path) => {
    // The first build makes this folder, for its cache.
    if (path === fetched) return;
    changed = true;
    wake();
  });
  watcher.on("error", error => {
    failure ??= error;
    wake();
  });
  io.signal?.addEventListener("abort", () => wake());
  const isOver = (): boolean => io.signal?.aborted === true || failure !== undefined;
  const pause = (): Promise<void> =>
    new Promise(resolve => {
      wake = resolve;
    });
  const ready = pause();
  watcher.on("ready", () => wake());
  await ready;
  while (!isOver()) {
    if (changed) {
      await new Promise(resolve => setTimeout(resolve, QUIET_MS));
      changed = false;
      watcher.add((await run()).map(path => join(root, path)));
    }
    if (!changed && !isOver()) await pause();
  }
  await watcher.close();
  if (failure !== undefined) throw fatal("watch-failed", String(failure));
}

/** What builds themselves write, and folders that hold no content. */
function isUnwatched(path: string, {out, cache}: Project): boolean {
  const below = (folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
  const besideOutput = path.startsWith(join(dirname(out), `.${basename(out)}.`));
  return below(out) || below(cache) || besideOutput || /\/(?:node_modules|\.git)(?:\/|$)/.test(path);
}
