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
  /** The page itself answers better than its places. */
  pageFirst: boolean;
  hits: Hit[];
}

/** The answer as groups of options, one a page: the page itself first, then its places. */
export function hitGroups(results: readonly SearchResult[]): HitGroup[] {
  return results.map(({url, title, section, titled = false, sections}) => {
    const lead = sections.find(place => !place.url.includes("#"));
    const page: Hit = {url, title, text: lead?.text ?? "", marks: lead?.marks ?? [], isPage: true};
    const places = sections
      .filter(place => place !== lead)
      .map(place => ({
        url: place.url,
        title: place.titles.at(-1) ?? title,
        text: place.text,
        marks: place.marks,
        isPage: false,
      }));
    const pageFirst = titled || sections.length === 0 || sections[0] === lead;
    return {url, title, section, pageFirst, hits: [page, ...places]};
  });
}

/** Number of the option that Enter opens: the page where it was asked for by name, else its best place. */
export const firstChoice = (groups: readonly HitGroup[]): number => (groups[0]?.pageFirst === false ? 1 : 0);

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
