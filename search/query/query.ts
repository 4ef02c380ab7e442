import {IndexStore, type Load, StaleIndex} from "../index/store.ts";
import {defaultSegment, type Segment} from "../text/scripts.ts";
import {excerpt} from "./excerpt.ts";
import {passages} from "./passages.ts";
import {type WeightedTerms, weightedTerms} from "./query-terms.ts";
import {queryWords} from "./query-words.ts";
import {type RankedPage, rankPages} from "./rank.ts";

/** A page that answers a query, with its best sections. */
export interface SearchResult {
  url: string;
  title: string;
  /** Name of the page's section; empty at the top level. */
  section: string;
  score: number;
  sections: SearchResultSection[];
}

export interface SearchResultSection {
  /** With `#` and the id of the heading; without, where the text before the first heading answers. */
  url: string;
  /** Headings from the outermost to this one. */
  titles: string[];
  /** Excerpt around the best place. */
  text: string;
  /** Start and end of each word of the query in `text`. */
  marks: [start: number, end: number][];
}

/** Answers queries from the parts of an index, which it loads as they are needed. */
export interface Searcher {
  /**
   * Pages for a query, the best first; none for a query without a word. Rejects where a part of the index can't be
   * loaded; it is tried again with the next query. A page whose text can't be loaded is listed without sections: a
   * browser that is offline may have the index but not every text.
   *
   * @param limit largest number of pages
   */
  search(query: string, limit?: number): Promise<SearchResult[]>;
  /** Paths of all files of the index, for those who want to keep it. */
  paths(): string[];
}

const LIMIT = 8;
const SECTIONS = 3;
/** A section that answers much worse than the best of its page is not shown. */
const WORTH_SHOWING = 0.5;

/**
 * Opens a search index. One implementation serves browser and command line.
 *
 * @param load reads an artifact by its path below the artifacts folder (`data/search/…`, `data/text/…`)
 * @param segment breaks text without spaces into words; by default `Intl.Segmenter`, where there is one
 */
export async function createSearcher(load: Load, segment: Segment = defaultSegment()): Promise<Searcher> {
  let store = await IndexStore.open(load);
  return {
    paths: () => store.paths(),
    async search(query, limit = LIMIT) {
      try {
        return await answer(query, limit, store, segment);
      } catch (error) {
        if (!(error instanceof StaleIndex)) throw error;
        store = await IndexStore.open(load);
        return await answer(query, limit, store, segment);
      }
    },
  };
}

async function answer(
  query: string,
  limit: number,
  store: IndexStore,
  segment: Segment,
): Promise<SearchResult[]> {
  const words = queryWords(query, segment);
  if (words.length === 0) return [];
  const ranking = await rankPages(words, store);
  const sought = ranking.words.flatMap((word, i) => {
    const telling = ranking.telling[i] as number;
    return telling > 0 ? weightedTerms(word, telling) : [];
  });
  return await Promise.all(ranking.pages.slice(0, limit).map(page => result(page, sought, store)));
}

async function result(
  {page, score}: RankedPage,
  sought: readonly WeightedTerms[],
  store: IndexStore,
): Promise<SearchResult> {
  const {url, title, section} = await store.page(page);
  const {sections} = await store.text(url).catch(() => ({sections: []}));
  const found = passages(title, sections, sought);
  const best = Math.max(0, ...found.map(passage => passage.score));
  const shown = found
    .filter(passage => passage.score > 0 && passage.score >= best * WORTH_SHOWING)
    .sort((a, b) => b.score - a.score)
    .slice(0, SECTIONS)
    .map(({id, titles, text}) => ({
      url: id === "" ? url : `${url}#${id}`,
      titles,
      ...excerpt(text, sought),
    }));
  return {url, title, section, score: Math.round(score * 1000) / 1000, sections: shown};
}
