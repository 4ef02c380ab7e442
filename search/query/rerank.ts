import {greatest} from "../../schemas/rules/long-lists.ts";
import type {SearchPages} from "../../schemas/search.ts";
import type {IndexStore} from "../index/store.ts";
import {isStopWord} from "../text/stop-words.ts";
import {orderedFit, type Sequence} from "./in-order.ts";
import {type Passage, passages} from "./passages.ts";
import {hasPhrase} from "./phrases.ts";
import {lowerCase, places, type WeightedTerms} from "./query-terms.ts";
import type {RankedPage} from "./rank.ts";

/** Candidate page with its passages. */
export interface Candidate {
  info: SearchPages["pages"][number];
  score: number;
  /** Passages in order; empty if the text of the page is unavailable. */
  passages: Passage[];
}

/** Search terms for the text of pages. */
export interface Sought {
  terms: readonly WeightedTerms[];
  /** Phrases in double quotes. */
  phrases: readonly string[];
  /** Whether the query is a pasted message. */
  pasted: boolean;
  /** Words in order, if the query is a message or a long question. */
  message: Sequence | null;
}

/** Number of top-ranked pages whose titles are examined, and of those whose texts are examined. */
const LOOK = {titles: 24, texts: 12};
/** Number of texts examined for a phrase. */
const READ_FOR_PHRASE = 60;
/** Weights added to a page's score: for its best passage, and for how well its title fits the query. */
const ADDS = {passage: 1.4, title: 2.5};

/**
 * Maximum score that a passage gains if it contains a pasted message in order, and maximum number of passages
 * to compare.
 */
const ORDER = {adds: 3, power: 2, passages: 4};

function addOrder(title: string, found: readonly Passage[], message: Sequence): void {
  const best = found.toSorted((a, b) => b.score - a.score).slice(0, ORDER.passages);
  for (const passage of best)
    passage.score += ORDER.adds * orderedFit(passage.titles.at(-1) ?? title, passage, message) ** ORDER.power;
}

/**
 * Exponents of the share of the query that is in the title, which rises to `most` with each word beyond
 * `words`, and of the share of the title that is in the query.
 */
const POWER = {query: 0.3, words: 3, most: 1, title: 1.5};

/**
 * Reads the top-ranked pages and reorders them by their content: words that meet in one passage, are
 * adjacent, or form the title score higher than the same words far apart. If the query has phrases, pages and
 * passages without them are excluded.
 *
 * @param limit number of requested pages
 */
export async function rerank(
  pages: readonly RankedPage[],
  sought: Sought,
  limit: number,
  store: IndexStore,
): Promise<Candidate[]> {
  const {phrases} = sought;
  const least = phrases.length > 0 ? {titles: READ_FOR_PHRASE, texts: READ_FOR_PHRASE} : LOOK;
  const most = {titles: Math.max(least.titles, limit), texts: Math.max(least.texts, limit)};
  const titled = await Promise.all(
    pages.slice(0, most.titles).map(async ({page, score}) => {
      const info = await store.page(page);
      return {info, score: score * (1 + ADDS.title * titleFit(info.title, sought))};
    }),
  );
  titled.sort((a, b) => b.score - a.score);
  const read = await Promise.all(titled.slice(0, most.texts).map(page => withText(page, sought, store)));
  const left = phrases.length > 0 ? read.flatMap(page => withPhrases(page, phrases)) : read;
  return left.sort((a, b) => b.score - a.score);
}

async function withText(
  {info, score}: Omit<Candidate, "passages">,
  {terms, message}: Sought,
  store: IndexStore,
): Promise<Candidate> {
  const text = await store.text(info.url).catch(() => ({passages: []}));
  const found = passages(info.title, text.passages, terms);
  if (message) addOrder(info.title, found, message);
  const best = greatest(
    found.map(passage => passage.score),
    0,
  );
  return {info, score: score * (1 + ADDS.passage * best), passages: found};
}

/**
 * Returns how much of a title is in the query and how much of the query is in the title, from 0 to 1. A page about a
 * single word of a short query or of a pasted message may be what the reader needs, but rarely one about a
 * single word of a long question.
 */
function titleFit(title: string, {terms: sought, pasted}: Sought): number {
  const lower = lowerCase(title);
  const total = sought.reduce((sum, {telling}) => sum + telling, 0) || 1;
  const all = title.match(WORD) ?? [];
  const telling = all.filter(word => !isStopWord(word.toLowerCase()));
  const words = telling.length > 0 ? telling : all;
  const covered = new Set<number>();
  let asked = 0;
  for (const {terms, telling} of sought) {
    const marks = terms.flatMap(term => places(title, lower, term, 4));
    if (marks.length === 0) continue;
    asked += telling;
    let at = 0;
    for (const [i, word] of words.entries()) {
      at = title.indexOf(word, at);
      if (marks.some(([start, end]) => start < at + word.length && end > at)) covered.add(i);
      at += word.length;
    }
  }
  const power = pasted
    ? POWER.query
    : Math.min(POWER.most, POWER.query * Math.max(1, sought.length / POWER.words));
  return (asked / total) ** power * (covered.size / Math.max(1, words.length)) ** POWER.title;
}

/**
 * Matches the words of a title, including those within camelCase names, and characters of scripts without
 * spaces.
 */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]|\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+(?!\p{Ll})|[\p{L}\p{N}]+/gu;

function withPhrases(page: Candidate, phrases: readonly string[]): Candidate[] {
  const holds = (text: string): boolean => phrases.every(phrase => hasPhrase(text, phrase));
  const own = page.passages.filter(({titles, text, code}) =>
    holds(`${titles.at(-1) ?? ""}\n${text}\n${code}`),
  );
  return own.length > 0 || holds(page.info.title) ? [{...page, passages: own}] : [];
}
