import {groupByPage, hitPath, splitMarks} from "./hosted-results.ts";
import type {PassageHit, SearchEngine, SearchResult} from "./search-engine.ts";

/** Record as written by DocSearch crawlers and `push-search`. */
interface AlgoliaHit {
  url: string;
  content: string | null;
  hierarchy: Record<string, string | null>;
  _snippetResult?: {content?: {value: string}};
}

const LEVELS = ["lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"];

function toHit(hit: AlgoliaHit): PassageHit & {title: string; sectionTitle: string} {
  const titles = LEVELS.flatMap(level => hit.hierarchy[level] ?? []);
  const excerpt = hit._snippetResult?.content?.value ?? hit.content ?? "";
  return {
    url: hitPath(hit.url),
    title: titles[0] ?? hit.hierarchy.lvl0 ?? "",
    sectionTitle: hit.hierarchy.lvl0 ?? "",
    titles,
    ...splitMarks(excerpt),
  };
}

/**
 * Queries Algolia's search API. Requires the public options `appId`, `apiKey` (a search-only key) and
 * `indexName`.
 */
export function algoliaEngine(options: Record<string, string>): SearchEngine {
  const {appId = "", apiKey = "", indexName = ""} = options;
  const address = `https://${appId}-dsn.algolia.net/1/indexes/${encodeURIComponent(indexName)}/query`;
  return {
    async search(query, limit = 8): Promise<SearchResult[]> {
      const response = await fetch(address, {
        method: "POST",
        headers: {
          "x-algolia-application-id": appId,
          "x-algolia-api-key": apiKey,
          "content-type": "application/json",
        },
        body: JSON.stringify({
          query,
          hitsPerPage: limit * 3,
          attributesToSnippet: ["content:18"],
          highlightPreTag: "<mark>",
          highlightPostTag: "</mark>",
        }),
      });
      if (!response.ok) throw new Error(`Algolia answered ${response.status}`);
      const {hits} = (await response.json()) as {hits: AlgoliaHit[]};
      return groupByPage(hits.map(toHit), limit);
    },
  };
}
