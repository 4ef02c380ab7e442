import {NOT_FOUND, pageDocumentPath, ROOT_SECTION} from "#schemas/artifact-paths.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import type {SponsorsIndex} from "#schemas/sponsors.ts";
import {currentDeploy} from "./deploy.ts";
import {fetchJson} from "./fetch-json.ts";
import {loadLinks} from "./load-links.ts";
import {sectionRows} from "./page-facts.ts";
import {notFoundView, pageView} from "./page-view.ts";
import {emptySection, keepRows, keptRows, latestSection, rowsFor} from "./sections.ts";
import type {SectionRows, SiteFacts, View} from "./types.ts";

/** View that belongs to a URL. */
export interface LoadedView {
  view: View;
  /** Body of the page; empty if there is none. */
  html: string;
  /** Deployment that the page belongs to; `null` for screens without a page. */
  build: string | null;
}

/** Returns the section of a URL, if the URL reveals it. */
const sectionAt = (url: string, site: SiteFacts): string | undefined =>
  site.sections.find(section => url.startsWith(section.url))?.name;

/**
 * Returns the cached sidebar of the section to which an unavailable page belongs. `isListed` is false if the
 * sidebar is known and does not contain the page.
 */
export async function sectionAround(
  url: string,
  site: SiteFacts,
): Promise<{rows: SectionRows; isListed: boolean}> {
  const name = sectionAt(url, site) ?? ROOT_SECTION;
  const known = keptRows(name);
  const rows =
    known ??
    (await latestSection(name).then(
      document => sectionRows(document, ""),
      () => undefined,
    ));
  if (!rows) return {rows: emptySection(name, site), isListed: true};
  keepRows(rows);
  return {rows, isListed: rows.print === url || rows.pages.some(page => page.url === url)};
}

/**
 * Loads a page document with its body. Printable pages are rarely opened, so their code is loaded on demand.
 */
async function loadDocument(url: string): Promise<PageDocument> {
  const load = (of: string): Promise<PageDocument> => fetchJson<PageDocument>(pageDocumentPath(of));
  const document = await load(url);
  if (!document.printable) return document;
  const {composePage} = await import("#schemas/rules/printable/compose-page.ts");
  return await composePage(document, load);
}

/**
 * Loads the document of a page and, at the same time, the tiny deploy file. The sidebar is reused as long as
 * the deployment contains the same version. The sidebar of a new section and the home page's sponsors are
 * requested in parallel.
 *
 * Throws `ContentNotFoundError` if there is no such page (an old URL, a file), or `Error` for a broken or
 * slow connection.
 */
export async function loadPage(url: string, site: SiteFacts): Promise<LoadedView> {
  const name = sectionAt(url, site);
  if (name !== undefined && !keptRows(name)) latestSection(name).catch(() => {});
  const withSponsors = url === "/" && (site.splash ?? site.home) !== undefined && site.screens.sponsors;
  const [document, deploy, links, sponsors] = await Promise.all([
    loadDocument(url),
    currentDeploy(),
    loadLinks(url, site),
    withSponsors ? fetchJson<SponsorsIndex>("data/sponsors/index.json") : null,
  ]);
  // A page is readable without its sidebar.
  const rows = await rowsFor(document.section, deploy?.sections[document.section]).catch(() =>
    emptySection(document.section, site),
  );
  const loaded = pageView(document, rows, site, sponsors, links);
  return {...loaded, build: deploy?.build ?? null};
}

/** Loads the page for unknown URLs; offline, and on sites without such a page, the site shows its own text. */
export async function loadNotFound({screens}: SiteFacts): Promise<LoadedView> {
  const standard: LoadedView = {view: {kind: "not-found"}, html: "", build: null};
  if (!screens.notFound) return standard;
  return await fetchJson<PageDocument>(NOT_FOUND).then(
    document => ({...notFoundView(document), build: null}),
    () => standard,
  );
}
