import {readFileSync} from "node:fs";
import {join} from "node:path";
import MiniSearch from "minisearch";
import {pageDocumentPath, SEARCH_INDEX, searchPagesPath, searchTextPath} from "#schemas/artifact-paths.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import type {SearchIndex, SearchPages, SearchText} from "#schemas/search.ts";
import {createSearcher} from "#search/query/query.ts";

/** Search engine that returns URLs ordered by relevance. */
export interface Engine {
  name: string;
  answer(query: string): Promise<string[]>;
  close?(): Promise<void>;
}

/** Page of the artifacts with its text by heading. */
export interface Page {
  url: string;
  title: string;
  passages: SearchText["passages"];
}

const reader =
  (folder: string) =>
  <T>(path: string): T =>
    JSON.parse(readFileSync(join(folder, path), "utf8")) as T;

/** Reads all pages in an artifact folder. */
export function readPages(folder: string): Page[] {
  const read = reader(folder);
  const {pageCount, pagesPerFile} = read<SearchIndex>(SEARCH_INDEX);
  return Array.from(
    {length: Math.ceil(pageCount / pagesPerFile)},
    (_, n) => read<SearchPages>(searchPagesPath(n)).pages,
  )
    .flat()
    .map(({url, title}) => ({url, title, passages: read<SearchText>(searchTextPath(url)).passages}));
}

/** Returns the rendered HTML of a page. */
export const readHtml = (folder: string, {url}: Page): string =>
  reader(folder)<PageDocument>(pageDocumentPath(url)).html;

/** Creates an engine for the search index in an artifact folder. */
export async function ownEngine(folder: string): Promise<Engine> {
  const searcher = await createSearcher(async path => readFileSync(join(folder, path), "utf8"));
  return {
    name: "docs-index",
    answer: async query => (await searcher.search(query, 5)).map(({url}) => url),
  };
}

/**
 * Creates a MiniSearch engine, configured like the local search of the default VitePress theme, for the same
 * passages.
 */
export async function miniSearchEngine(pages: readonly Page[]): Promise<Engine> {
  const index = new MiniSearch<{id: string; title: string; titles: string[]; text: string}>({
    fields: ["title", "titles", "text"],
    searchOptions: {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, titles: 1}},
  });
  for (const {url, title: pageTitle, passages} of pages) {
    const path = [{title: pageTitle, level: 1}];
    for (const {id, title, level, text} of passages) {
      while (path.length > 1 && (path.at(-1)?.level ?? 0) >= level) path.pop();
      const titles = id === "" ? [] : path.map(entry => entry.title);
      index.add({id: `${url}#${id}`, title: id === "" ? pageTitle : title, titles, text});
      if (id !== "") path.push({title, level});
    }
  }
  return {
    name: "MiniSearch, VitePress",
    answer: async query => index.search(query).map(({id}) => id as string),
  };
}
