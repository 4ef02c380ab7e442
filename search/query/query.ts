import {greatest} from "../../schemas/rules/long-lists.ts";
import {IndexStore, type Load, StaleIndex} from "../index/store.ts";
import {defaultSegment, type Segment} from "../text/scripts.ts";
import {TITLE, titleStems, titleTerm, wordsOf} from "../text/titles.ts";
import {type Excerpt, excerpt} from "./excerpt.ts";
import {sequenceOf} from "./in-order.ts";
import {isMessage, isSentence} from "./message.ts";
import {phrasesOf} from "./phrases.ts";
import {type WeightedTerms, weightedTerms} from "./query-terms.ts";
import {type QueryWord, queryWords} from "./query-words.ts";
import {rankPages} from "./rank.ts";
import {type Candidate, rerank} from "./rerank.ts";

/** Page that matches a query, with its best passages. */
export interface SearchResult {
  url: string;
  title: string;
  /** Name of the page's section; `_root` for top-level pages. */
  section: string;
  /** Title of the page's section; absent for top-level pages. */
  sectionTitle?: string;
  score: number;
  /**
   * Whether the query is its title, or the beginning of it, so that the page itself is meant rather than a
   * passage.
   */
  titled: boolean;
  passages: SearchResultPassage[];
}

/** Passage that matches a query. */
export interface SearchResultPassage {
  /** URL with `#` and the id of the heading; without it if the text before the first heading matches. */
  url: string;
  /** Headings from the outermost to this one. */
  titles: string[];
  /** Excerpt around the best match. */
  text: string;
  /** Start and end of each word of the query in `text`. */
  marks: [start: number, end: number][];
}

/** Answers queries from the parts of an index, loaded on demand. */
export interface Searcher {
  /**
   * Returns the best pages for a query, best first, or none for a query without words. Rejects if a part of
   * the index can't be loaded, which is retried with the next query. A page whose text can't be loaded is
   * listed without passages, because an offline browser may have the index but not all texts.
   *
   * @param limit - maximum number of pages
   */
  search(query: string, limit?: number): Promise<SearchResult[]>;
  /** Returns the paths of all files of the index, for callers that cache it. */
  paths(): string[];
}

const LIMIT = 8;
const PASSAGES = 3;
/** Minimum score of a passage relative to the best one of its page. */
const WORTH_SHOWING = 0.5;

/**
 * Opens a search index, in the browser and on the command line.
 *
 * @param load reads an artifact by its path below the artifacts folder (`data/search/…`, `data/text/…`)
 * @param segment splits text without spaces into words; defaults to `Intl.Segmenter` if available
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
  const words = queryWords(query, segment, store.synonyms);
  if (words.length === 0) return [];
  const ranking = await rankPages(words, store);
  const sought = ranking.words.flatMap((word, i) => {
    const telling = ranking.telling[i] ?? 0;
    return telling > 0 && !word.stop ? weightedTerms(word, telling) : [];
  });
  const order = {
    phrases: isMessage(query) ? [] : phrasesOf(query),
    pasted: isMessage(query),
    message: isSentence(query) ? sequenceOf(ranking.words, ranking.telling) : null,
  };
  const best = await rerank(ranking.pages, {terms: sought, ...order}, limit, store);
  return best
    .slice(0, limit)
    .map(page => ({...result(page, sought), titled: isTitled(page.info.title, words)}));
}

/** Minimum length of a title prefix. */
const MIN_BEGINNING = 3;

function isTitled(title: string, words: readonly QueryWord[]): boolean {
  if (words.some(word => word.flag)) return false;
  const typed = words.map(word => word.compact).join("");
  const whole = titleTerm(title).slice(TITLE.length);
  if (whole === typed) return true;
  if (titleStems(wordsOf(title)) === titleStems(words.map(word => word.plain))) return true;
  return words.at(-1)?.open === true && typed.length >= MIN_BEGINNING && whole.startsWith(typed);
}

function result(
  {info, score, passages}: Candidate,
  sought: readonly WeightedTerms[],
): Omit<SearchResult, "titled"> {
  const {url, title, section, sectionTitle} = info;
  const best = greatest(
    passages.map(passage => passage.score),
    0,
  );
  const shown = passages
    .filter(passage => passage.score > 0 && passage.score >= best * WORTH_SHOWING)
    .sort((a, b) => b.score - a.score)
    .slice(0, PASSAGES)
    .map(({id, titles, text, code}) => ({
      url: id === "" ? url : `${url}#${id}`,
      titles,
      ...excerptOf(text, code, sought),
    }));
  return {
    url,
    title,
    section,
    ...(sectionTitle === undefined ? {} : {sectionTitle}),
    score: Math.round(score * 1000) / 1000,
    passages: shown,
  };
}

/**
 * Returns an excerpt from the prose of a passage, or from its code if the prose contains no word of the
 * query.
 */
function excerptOf(text: string, code: string, sought: readonly WeightedTerms[]): Excerpt {
  const ofText = excerpt(text, sought);
  if (ofText.marks.length > 0 || code === "") return ofText;
  const ofCode = excerpt(code, sought);
  return ofCode.marks.length > 0 ? ofCode : ofText;
}
