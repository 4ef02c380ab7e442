import {type DocSearchRecord, groupByPage, hostedHit} from "./hosted-results.ts";
import type {SearchEngine, SearchResult} from "./search-engine.ts";

/** Record with an excerpt. */
interface AlgoliaHit extends DocSearchRecord {
  _snippetResult?: {content?: {value: string}};
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
      const {hits}: {hits: AlgoliaHit[]} = await response.json();
      return groupByPage(
        hits.map(hit => hostedHit(hit, hit._snippetResult?.content?.value)),
        limit,
      );
    },
  };
}
