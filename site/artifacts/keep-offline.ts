import {pageDocumentPath, ROOT_SECTION, SEARCH_INDEX, sectionPath} from "#schemas/artifact-paths.ts";
import {addressOf} from "./base.ts";
import {DEPLOY} from "./deploy.ts";
import {editionsPath} from "./load-links.ts";
import type {SiteFacts} from "./types.ts";

interface Connection {
  saveData?: boolean;
}

/** Reports whether the reader asked for reduced data usage. */
export const savesData = (): boolean =>
  (navigator as {connection?: Connection}).connection?.saveData === true;

const address = (path: string): string => addressOf(`/${path.split("/").map(encodeURIComponent).join("/")}`);

/** Waits until a service worker controls this page; never resolves if there is none. */
async function controlled(): Promise<void> {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise(done => navigator.serviceWorker.addEventListener("controllerchange", done, {once: true}));
}

/**
 * Returns the small files that make the site usable offline: home page, sidebars, first page of each section.
 */
const basics = (site: SiteFacts): string[] => [
  DEPLOY,
  ...(site.edition === undefined ? [] : [editionsPath(site.edition)]),
  pageDocumentPath("/"),
  ...(site.screens.sponsors && site.splash ? ["data/sponsors/index.json"] : []),
  sectionPath(ROOT_SECTION),
  ...site.sections.flatMap(({name, url}) => [sectionPath(name), pageDocumentPath(url)]),
];

/**
 * Makes the service worker cache what a reader needs offline, one small file at a time while the browser is
 * idle: the document of the loaded page, the basic files, and the search index via `loadSearch`. Cached files
 * are not requested again. With reduced data usage, only the first is cached.
 */
export async function keepOffline(
  url: string,
  site: SiteFacts,
  loadSearch: () => Promise<unknown>,
): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await controlled();
  await idle();
  const get = (path: string): Promise<Response> => fetch(address(path), {cache: "no-cache", priority: "low"});
  const isKept = async (path: string): Promise<boolean> => (await caches.match(address(path))) !== undefined;
  if (url.endsWith("/")) await get(pageDocumentPath(url));
  if (savesData()) return;
  for (const path of basics(site)) if (!(await isKept(path))) await get(path);
  if (site.search.provider !== "local" || (await isKept(SEARCH_INDEX))) return;
  await idle();
  await loadSearch();
}

/** Waits until the browser is idle. */
const idle = (): Promise<unknown> =>
  new Promise(done =>
    "requestIdleCallback" in window ? requestIdleCallback(done, {timeout: 10_000}) : setTimeout(done, 200),
  );
