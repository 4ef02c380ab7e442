import {createSearcher, fetchFrom, type Load} from "#search/read.ts";
import {addressOf} from "#site/artifacts/base.ts";
import {TIMEOUT_MS} from "#site/artifacts/fetch-json.ts";
import type {SearchEngine} from "./search-engine.ts";

/** Creates the loader of the index. Copies are revalidated, so that all parts come from the same build. */
const loader = () =>
  fetchFrom(addressOf("/"), () => ({cache: "no-cache", signal: AbortSignal.timeout(TIMEOUT_MS)}));

/** Maximum number of index files that are preloaded; of larger indexes only the used files are cached. */
const MOST_FILES = 64;

/**
 * Makes the service worker cache the whole index, so that once search has been opened, any query works
 * offline. Files are loaded one at a time, and no more after a failure; the next opening tries again.
 */
async function keepIndex(paths: readonly string[], load: Load): Promise<void> {
  if (!("serviceWorker" in navigator) || paths.length > MOST_FILES) return;
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) {
    await new Promise(done =>
      navigator.serviceWorker.addEventListener("controllerchange", done, {once: true}),
    );
  }
  for (const path of paths) await load(path);
}

/** Creates the built-in engine, which works offline. */
export async function localEngine(): Promise<SearchEngine> {
  const load = loader();
  const searcher = await createSearcher(load);
  keepIndex(searcher.paths(), load).catch(() => {});
  return searcher;
}
