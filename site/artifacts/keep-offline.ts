import {pageDocumentPath, ROOT_SECTION, SEARCH_INDEX, sectionPath} from "#schemas/artifact-paths.ts";
import {addressOf} from "./base.ts";
import {DEPLOY} from "./deploy.ts";
import {idle} from "./idle.ts";
import {editionsPath} from "./load-links.ts";
import type {SiteFacts} from "./types.ts";

interface Connection {
  saveData?: boolean;
}

/** Whether the reader asked for little traffic. */
export const savesData = (): boolean =>
  (navigator as {connection?: Connection}).connection?.saveData === true;

const address = (path: string): string => addressOf(`/${path.split("/").map(encodeURIComponent).join("/")}`);

/** Waits until a service worker answers the requests of this page; for ever where there is none. */
async function controlled(): Promise<void> {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise(done => navigator.serviceWorker.addEventListener("controllerchange", done, {once: true}));
}

/** Small documents that make the site a site without a connection: front page, sidebars, first page of each section. */
const basics = (site: SiteFacts): string[] => [
  DEPLOY,
  ...(site.edition === undefined ? [] : [editionsPath(site.edition)]),
  pageDocumentPath("/"),
  ...(site.screens.sponsors && site.splash ? ["data/sponsors/index.json"] : []),
  sectionPath(ROOT_SECTION),
  ...site.sections.flatMap(({name, url}) => [sectionPath(name), pageDocumentPath(url)]),
];

/**
 * Lets the service worker keep what a reader needs offline, one small file after the other in idle time: the document of
 * the page that was loaded as HTML, the basics, and the search index by `loadSearch`. Files that are kept already are not
 * asked for, and readers who save data get the first alone.
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
