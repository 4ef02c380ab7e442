import {createSearcher} from "#search/query/query.ts";
import {addressOf} from "#site/artifacts/base.ts";
import {TIMEOUT_MS} from "#site/artifacts/fetch-json.ts";
import type {SearchEngine} from "./search-engine.ts";

/**
 * Loads one file of the index; copies are requested again, so that all parts are of one build. Fails where the server
 * does not give it.
 */
async function loadFile(path: string): Promise<string> {
  const response = await fetch(addressOf(`/${path.split("/").map(encodeURIComponent).join("/")}`), {
    cache: "no-cache",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/** More files than this are not loaded ahead: a large index is kept as far as it is used. */
const MOST_FILES = 64;

/**
 * Lets the service worker keep the whole index, so that search works offline for any query once it was opened. One
 * file after the other, and nothing more after a failure: the next opening tries again.
 */
async function keepIndex(paths: readonly string[]): Promise<void> {
  if (!("serviceWorker" in navigator) || paths.length > MOST_FILES) return;
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) {
    await new Promise(done =>
      navigator.serviceWorker.addEventListener("controllerchange", done, {once: true}),
    );
  }
  for (const path of paths) await loadFile(path);
}

/** The engine that comes with the site and works offline. */
export async function localEngine(): Promise<SearchEngine> {
  const searcher = await createSearcher(loadFile);
  keepIndex(searcher.paths()).catch(() => {});
  return searcher;
}
