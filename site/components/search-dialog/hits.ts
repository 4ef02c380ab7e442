import type {SearchResult} from "./search-engine.ts";

/** Option in the result list. */
export interface Hit {
  url: string;
  title: string;
  /** Excerpt; empty if the title is sufficient. */
  text: string;
  marks: [start: number, end: number][];
  /** Whether this is the page itself rather than one of its headings. */
  isPage: boolean;
}

/** Options of one page. */
export interface HitGroup {
  url: string;
  title: string;
  sectionTitle: string;
  /** Whether the page itself is a better match than its passages. */
  pageFirst: boolean;
  hits: Hit[];
}

/** Groups results by page: the page itself first, then its sections. */
export function hitGroups(results: readonly SearchResult[]): HitGroup[] {
  return results.map(({url, title, sectionTitle = "", titled = false, passages}) => {
    const lead = passages.find(place => !place.url.includes("#"));
    const page: Hit = {url, title, text: lead?.text ?? "", marks: lead?.marks ?? [], isPage: true};
    const places = passages
      .filter(place => place !== lead)
      .map(place => ({
        url: place.url,
        title: place.titles.at(-1) ?? title,
        text: place.text,
        marks: place.marks,
        isPage: false,
      }));
    const pageFirst = titled || passages.length === 0 || passages[0] === lead;
    return {url, title, sectionTitle, pageFirst, hits: [page, ...places]};
  });
}

/**
 * Returns the index of the option that Enter opens: the page if the query is its name, or else its best
 * section.
 */
export const firstChoice = (groups: readonly HitGroup[]): number => (groups[0]?.pageFirst === false ? 1 : 0);

/** Returns the ranges of a title that begin like a word of the query, ignoring case. */
export function titleMarks(title: string, query: string): [number, number][] {
  const words = query
    .toLowerCase()
    .split(/[^\p{L}\p{N}_]+/u)
    .filter(word => word.length > 1);
  const lower = title.toLowerCase();
  const found: [number, number][] = [];
  for (const word of words.sort((a, b) => b.length - a.length)) {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
      const end = at + word.length;
      if (!found.some(([start, stop]) => at < stop && start < end)) found.push([at, end]);
    }
  }
  return found.sort((a, b) => a[0] - b[0]);
}
