import {groupByPage, hitPath, splitMarks} from "./hosted-results.ts";
import type {PassageHit, SearchEngine, SearchResult} from "./search-engine.ts";

/** Record as written by `push-search`. */
interface TypesenseDocument {
  url: string;
  title: string;
  section: string;
  titles: string[];
  text: string;
}

interface TypesenseAnswer {
  hits?: {document: TypesenseDocument; highlight?: {text?: {snippet?: string}}}[];
}

function toHit({document, highlight}: NonNullable<TypesenseAnswer["hits"]>[number]): PassageHit & {
  title: string;
  sectionTitle: string;
} {
  const {url, title, section, titles, text} = document;
  return {
    url: hitPath(url),
    title,
    sectionTitle: section,
    titles,
    ...splitMarks(highlight?.text?.snippet ?? text.slice(0, 160)),
  };
}

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
        query_by: "titles,title,text",
        query_by_weights: "4,3,1",
        per_page: String(limit * 3),
        highlight_fields: "text",
      });
      const path = `/collections/${encodeURIComponent(collection)}/documents/search?${parameters}`;
      const response = await fetch(url.replace(/\/$/, "") + path, {headers: {"x-typesense-api-key": apiKey}});
      if (!response.ok) throw new Error(`Typesense answered ${response.status}`);
      const {hits = []} = (await response.json()) as TypesenseAnswer;
      return groupByPage(hits.map(toHit), limit);
    },
  };
}
