import {basename, dirname, join} from "node:path";
import type {Project} from "../config/load.ts";
import type {Io} from "./io.ts";

/** Changes within so many milliseconds count as one: editors write a file in several steps. */
const QUIET_MS = 15;

/**
 * Runs a build now and after every change to the content, the fetched READMEs, the config, or files beside these that
 * pages draw in, until the signal ends it. Builds never overlap; changes during one start the next.
 *
 * Every round is the ordinary build with its cache, so what it leaves equals a fresh build after any sequence of
 * edits, renames and deletes.
 */
export async function watchProject(project: Project, io: Io, run: () => Promise<void>): Promise<void> {
  const {watch} = await import("chokidar");
  const {root, content, fetched} = project;
  const watcher = watch([root, content, fetched], {
    ignoreInitial: true,
    ignored: path => isUnwatched(path, project),
  });
  let wake: () => void = () => {};
  let changed = true;
  watcher.on("all", () => {
    changed = true;
    wake();
  });
  io.signal?.addEventListener("abort", () => wake());
  while (!io.signal?.aborted) {
    if (changed) {
      await new Promise(resolve => setTimeout(resolve, QUIET_MS));
      changed = false;
      await run();
    }
    if (!changed && !io.signal?.aborted)
      await new Promise<void>(resolve => {
        wake = resolve;
      });
  }
  await watcher.close();
}

/** What builds themselves write, and folders that hold no content. */
function isUnwatched(path: string, {out, cache}: Project): boolean {
  const below = (folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
  const besideOutput = path.startsWith(join(dirname(out), `.${basename(out)}.`));
  return below(out) || below(cache) || besideOutput || /\/(?:node_modules|\.git)(?:\/|$)/.test(path);
}
