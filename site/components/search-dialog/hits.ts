import type {SearchResult} from "./search-engine.ts";

/** One option of the list. */
export interface Hit {
  url: string;
  title: string;
  /** Excerpt; empty where the title says it all. */
  text: string;
  marks: [start: number, end: number][];
  /** The page itself, not one of its headings. */
  isPage: boolean;
}

/** Options of one page. */
export interface HitGroup {
  url: string;
  title: string;
  section: string;
  hits: Hit[];
}

/** The answer as groups of options, one a page; a page without places of its own gives one option. */
export function hitGroups(results: readonly SearchResult[]): HitGroup[] {
  return results.map(({url, title, section, sections}) => ({
    url,
    title,
    section,
    hits:
      sections.length === 0
        ? [{url, title, text: "", marks: [], isPage: true}]
        : sections.map(place => {
            const isPage = !place.url.includes("#");
            return {
              url: place.url,
              title: isPage ? title : (place.titles.at(-1) ?? title),
              text: place.text,
              marks: place.marks,
              isPage,
            };
          }),
  }));
}

/** Stretches of a title that begin like a word of the query, whatever the case. */
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
