import {unescapeHtml} from "#schemas/rules/markup.ts";
import {pathAt} from "#site/artifacts/base.ts";
import type {PassageHit, SearchResult} from "./search-engine.ts";

/** Converts a hosted engine's URL of a page to its path on this site. */
export function hitPath(address: string): string {
  const path = address.replace(/^https?:\/\/[^/]+/, "");
  return pathAt(path) ?? path;
}

/** Maximum number of sections shown per page. */
const PLACES = 3;

/** Extracts the highlighted ranges from an excerpt in which matches are enclosed in `mark` tags. */
export function splitMarks(excerpt: string): Pick<PassageHit, "text" | "marks"> {
  const marks: [number, number][] = [];
  let text = "";
  for (const [index, part] of excerpt.split(/<\/?mark>/).entries()) {
    const plain = unescapeHtml(part);
    if (index % 2 === 1) marks.push([text.length, text.length + plain.length]);
    text += plain;
  }
  return {text, marks};
}

/** Groups a hosted engine's results by page, in the order in which the pages first appear. */
export function groupByPage(
  hits: readonly (PassageHit & {title: string; sectionTitle: string})[],
  limit: number,
): SearchResult[] {
  const pages = new Map<string, SearchResult>();
  for (const {title, sectionTitle, ...hit} of hits) {
    const url = hit.url.replace(/#.*/, "");
    const page = pages.get(url) ?? {url, title, sectionTitle, score: hits.length - pages.size, passages: []};
    if (page.passages.length < PLACES && !page.passages.some(place => place.url === hit.url))
      page.passages.push(hit);
    pages.set(url, page);
  }
  return [...pages.values()].slice(0, limit);
}
