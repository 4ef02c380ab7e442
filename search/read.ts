/**
 * Entry point of `docs-index/read`, which locates and searches artifacts in Node and in browsers without any
 * library. The bundled site uses it for its search too.
 */

import type {Load} from "./index/store.ts";

// biome-ignore-start lint/performance/noBarrelFile: this is a public entry point, which only exists to name its exports
export {
  blocksPath,
  EDITIONS,
  MANIFEST,
  markdownPath,
  PAGE_INDEX,
  PAGE_LINES,
  PAGES,
  pageDocumentPath,
  SEARCH_INDEX,
  SITE,
  searchTextPath,
  sectionPath,
} from "../schemas/artifact-paths.ts";
export {parseArtifact} from "../schemas/rules/parse-artifact.ts";
export {plainText} from "../schemas/rules/plain-text.ts";
export {composePage} from "../schemas/rules/printable/compose-page.ts";
export {createSearcher} from "./query/query.ts";

// biome-ignore-end lint/performance/noBarrelFile: see above

export type {PageBlocks} from "../schemas/blocks.ts";
export type {EditionsDocument, Manifest} from "../schemas/manifest.ts";
export type {PageDocument} from "../schemas/page-document.ts";
export type {DirectoryNode, FileNode, PageIndex} from "../schemas/page-index.ts";
export type {PageRecord, Pages} from "../schemas/pages.ts";
export type {SearchText} from "../schemas/search.ts";
export type {Section, SectionPage} from "../schemas/section.ts";
export type {Site} from "../schemas/site.ts";
export type {Load} from "./index/store.ts";
export type {Searcher, SearchResult, SearchResultPassage} from "./query/query.ts";
export type {Segment} from "./text/scripts.ts";

/** Subset of the options of `fetch` accepted for requests. */
export interface RequestOptions {
  cache?: "default" | "no-cache" | "reload" | "force-cache";
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Creates a function that loads artifacts over HTTP. It rejects if the server does not return a file.
 *
 * @param root URL of the site or of one of its languages or versions, with a trailing slash; browsers also
 * accept a path
 * @param options returns the options of each request; by default, cached copies are revalidated, so that all
 * parts of an index come from the same build
 */
export const fetchFrom =
  (root: string | URL, options: () => RequestOptions = () => ({cache: "no-cache"})): Load =>
  async path => {
    const address = `${root}${path.split("/").map(encodeURIComponent).join("/")}`;
    const response = await fetch(address, options());
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return await response.text();
  };
