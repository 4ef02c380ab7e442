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

/** Record as written by DocSearch crawlers and `push-search`. Empty fields are `null` or absent. */
export interface DocSearchRecord {
  url: string;
  content?: string | null;
  hierarchy: Readonly<Record<string, string | null | undefined>>;
}

/** Levels of a record's hierarchy, from the page title down. Level 0 is the section. */
export const LEVELS = ["lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"];

/** Result of a hosted engine, before grouping by page. */
export type HostedHit = PassageHit & {title: string; sectionTitle: string};

/**
 * Converts a record to a result.
 *
 * @param excerpt - part of the content with matches in `mark` tags; default: the content
 */
export function hostedHit(
  {url, content, hierarchy}: DocSearchRecord,
  excerpt = content?.slice(0, 160) ?? "",
): HostedHit {
  const titles = LEVELS.flatMap(level => hierarchy[level] ?? []);
  const sectionTitle = hierarchy.lvl0 ?? "";
  return {url: hitPath(url), title: titles[0] ?? sectionTitle, sectionTitle, titles, ...splitMarks(excerpt)};
}

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
export function groupByPage(hits: readonly HostedHit[], limit: number): SearchResult[] {
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
