import {existsSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {EDITIONS, pageDocumentPath, searchTextPath} from "#schemas/artifact-paths.ts";
import type {EditionsDocument} from "#schemas/manifest.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import type {FileNode, PageIndex} from "#schemas/page-index.ts";
import {joinAddress} from "#schemas/rules/between-editions.ts";
import {plainText} from "#schemas/rules/plain-text.ts";
import {pageKey} from "#schemas/rules/same-page.ts";
import type {SearchText} from "#schemas/search.ts";
import type {Site} from "#schemas/site.ts";
import {filesBelow, readArtifact} from "#support/files/built-files.ts";
import {type Heading, type InnerLink, readHtml} from "./html.ts";

/** Page as readers see it. */
export interface PageSnapshot {
  url: string;
  path: string;
  title: string;
  /** Whether it belongs to an old version. */
  isOld: boolean;
  sort: number | null;
  group: string | null;
  /** Size of its source in bytes. */
  size: number;
  headings: Heading[];
  /** Everything that a link can refer to. */
  ids: ReadonlySet<string>;
  links: InnerLink[];
  text: string;
}

/** Site as described by its artifacts. */
export interface SiteSnapshot {
  pages: ReadonlyMap<string, PageSnapshot>;
  /** New URLs by old URL. */
  redirects: ReadonlyMap<string, string>;
}

/**
 * Reads a build output with all its languages and versions; URLs are relative to the root of the whole site.
 * Printable pages are omitted, since they only repeat others, as are fallbacks for missing translations.
 * Throws `diff-artifacts`.
 */
export function readSnapshot(folder: string): SiteSnapshot {
  const pages = new Map<string, PageSnapshot>();
  const redirects = new Map<string, string>();
  for (const {path, isOld, whole} of editionsIn(folder)) {
    const within = join(folder, path);
    const site = readArtifact<Site>(within, "data/site.json");
    for (const {from, to} of site.redirects) redirects.set(whole(from), whole(to));
    for (const node of filesBelow(readArtifact<PageIndex>(within, "data/page-index.json"))) {
      if (node.generated || node.lang !== undefined) continue;
      const page = readPage(within, node);
      const links = page.links.map(({url, fragment}) => ({url: whole(url), fragment}));
      pages.set(whole(page.url), {...page, url: whole(page.url), links, isOld});
    }
  }
  return {pages, redirects};
}

/** Path of an edition, and a function that maps its URLs to the whole site. */
interface SnapshotEdition {
  path: string;
  isOld: boolean;
  whole(url: string): string;
}

/** Returns the editions of a site. A fallback page has the URL of the original. */
function editionsIn(folder: string): SnapshotEdition[] {
  if (!existsSync(join(folder, EDITIONS))) return [{path: "", isOld: false, whole: url => url}];
  const {editions} = readArtifact<EditionsDocument>(folder, EDITIONS);
  return editions.map(edition => {
    const {path, prefix, version, isCurrent} = edition;
    const fallbacks = new Set(edition.fallbacks);
    const original = editions.find(other => other.isDefault && other.version === version) ?? edition;
    const own = path === "" ? "" : `/${path}`;
    return {
      path,
      isOld: !isCurrent,
      whole(url) {
        if (!url.startsWith("/")) return url;
        if (!fallbacks.has(url)) return joinAddress(own, url);
        const key = pageKey(url, prefix);
        const there = key.startsWith(":")
          ? key.slice(1)
          : `${original.prefix && `/${original.prefix}`}${key}`;
        return `${original.path && `/${original.path}`}${there}`;
      },
    };
  });
}

/** Reports whether a folder contains artifacts. */
export const isArtifacts = (folder: string): boolean => {
  try {
    readFileSync(join(folder, "data/page-index.json"));
    return true;
  } catch {
    return false;
  }
};

function readPage(
  folder: string,
  {url, path, title, sort, group, size}: FileNode,
): Omit<PageSnapshot, "isOld"> {
  const {html} = readArtifact<PageDocument>(folder, pageDocumentPath(url));
  const text = plainText(readArtifact<SearchText>(folder, searchTextPath(url)).passages);
  return {url, path, title, sort: sort ?? null, group: group ?? null, size, text, ...readHtml(html, url)};
}
