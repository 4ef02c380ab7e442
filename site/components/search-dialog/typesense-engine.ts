import {type DocSearchRecord, groupByPage, hostedHit, LEVELS} from "./hosted-results.ts";
import type {SearchEngine, SearchResult} from "./search-engine.ts";

interface TypesenseAnswer {
  hits?: {document: DocSearchRecord; highlight?: {content?: {snippet?: string}}}[];
}

/** Searched fields. Titles weigh more than content; the titles of pages and upper sections weigh most. */
const WEIGHTS: readonly (readonly [field: string, weight: number])[] = [
  ...LEVELS.map((level, depth) => [`hierarchy.${level}`, 8 - depth] as const),
  ["content", 1],
];

/**
 * Queries a Typesense server. Requires the public options `url`, `apiKey` (a search-only key) and
 * `collection`.
 */
export function typesenseEngine(options: Record<string, string>): SearchEngine {
  const {url = "", apiKey = "", collection = ""} = options;
  return {
    async search(query, limit = 8): Promise<SearchResult[]> {
      const parameters = new URLSearchParams({
        q: query,
        query_by: WEIGHTS.map(([field]) => field).join(","),
        query_by_weights: WEIGHTS.map(([, weight]) => weight).join(","),
        per_page: String(limit * 3),
        highlight_fields: "content",
      });
      const path = `/collections/${encodeURIComponent(collection)}/documents/search?${parameters}`;
      const response = await fetch(url.replace(/\/$/, "") + path, {headers: {"x-typesense-api-key": apiKey}});
      if (!response.ok) throw new Error(`Typesense answered ${response.status}`);
      const {hits = []}: TypesenseAnswer = await response.json();
      return groupByPage(
        hits.map(({document, highlight}) => hostedHit(document, highlight?.content?.snippet)),
        limit,
      );
    },
  };
}
