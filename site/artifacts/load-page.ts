import {pageDocumentPath, ROOT_SECTION} from "#schemas/artifact-paths.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import type {SponsorsIndex} from "#schemas/sponsors.ts";
import {currentDeploy} from "./deploy.ts";
import {fetchJson} from "./fetch-json.ts";
import {loadLinks} from "./load-links.ts";
import {sectionRows} from "./page-facts.ts";
import {pageView} from "./page-view.ts";
import {emptySection, keepRows, keptRows, latestSection, rowsFor} from "./sections.ts";
import type {SectionRows, SiteFacts, View} from "./types.ts";

/** What a url shows. */
export interface LoadedView {
  view: View;
  /** Body of the page, empty where there is none. */
  html: string;
  /** Deploy that the page belongs to; null for screens without a page. */
  build: string | null;
}

/** The section of a url, as far as the url tells. */
const sectionAt = (url: string, site: SiteFacts): string | undefined =>
  site.sections.find(section => url.startsWith(section.url))?.name;

/**
 * What a page that can't be loaded belongs to: the sidebar of its section, from the copy that is kept of it. `isListed` is
 * false where the sidebar is known and names no such page.
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

/** Loads a page document with its body. Few readers open a printable page by a link, so its code is loaded on demand. */
async function loadDocument(url: string): Promise<PageDocument> {
  const load = (of: string): Promise<PageDocument> => fetchJson<PageDocument>(pageDocumentPath(of));
  const document = await load(url);
  if (!document.printable) return document;
  const {composePage} = await import("#schemas/rules/printable/compose-page.ts");
  return await composePage(document, load);
}

/**
 * Loads the document of a page, and at the same time the name of the deploy, which is tiny. The sidebar is kept as long as
 * the deploy has the same version of it. The first page of another section requests its sidebar at the same time, the front
 * page the sponsors.
 *
 * Fails with ContentNotFoundError where there is no such page (an old address, a file); with Error for a broken or slow
 * connection.
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
  // Without its sidebar a page can be read all the same.
  const rows = await rowsFor(document.section, deploy?.sections[document.section]).catch(() =>
    emptySection(document.section, site),
  );
  const loaded = pageView(document, rows, site, sponsors, links);
  return {...loaded, build: deploy?.build ?? null};
}
