import {greatest} from "../../schemas/rules/long-lists.ts";
import type {SearchPages} from "../../schemas/search.ts";
import type {IndexStore} from "../index/store.ts";
import {stem} from "../text/stem.ts";
import {isStopWord} from "../text/stop-words.ts";
import {orderedFit, type Sequence} from "./in-order.ts";
import {type Passage, passages} from "./passages.ts";
import {hasPhrase} from "./phrases.ts";
import {lowerCase, places, type QueryTerm, type WeightedTerms} from "./query-terms.ts";
import type {RankedPage} from "./rank.ts";

/** A page that may answer, with its passages. */
export interface Candidate {
  info: SearchPages["pages"][number];
  score: number;
  /** In their order; empty where the text of the page can't be had. */
  passages: Passage[];
}

/** What is looked for in the text of pages. */
export interface Sought {
  terms: readonly WeightedTerms[];
  /** Stretches in double quotes. */
  phrases: readonly string[];
  /** The words in their order, if the query is a message. */
  message: Sequence | null;
}

/** So many of the best pages are looked at with their titles, and so many of the best of these with their texts. */
const LOOK = {titles: 24, texts: 12};
/** So many texts are read in search of a phrase. */
const READ_FOR_PHRASE = 60;
/** What the text of a page adds to its score: its best section, and how well the page's title fits the query. */
const ADDS = {passage: 1.4, title: 2.5};

/** What a passage gains if it has a pasted message in its order, and how many passages are looked at. */
const ORDER = {adds: 3, power: 2, passages: 4};

function addOrder(found: readonly Passage[], message: Sequence): void {
  const best = found.toSorted((a, b) => b.score - a.score).slice(0, ORDER.passages);
  for (const passage of best) passage.score += ORDER.adds * orderedFit(passage, message) ** ORDER.power;
}

const POWER = {query: 0.3, title: 1.5};
/** How much of a word of the title a synonym covers. */
const SYNONYM = 0.7;

/**
 * Reads the best pages and orders them by what stands in them: words that meet in one section, side by side, or that
 * make up the title, are worth more than the same words far apart. Where the query has phrases, pages without them are
 * left out, and so are their sections.
 *
 * @param limit number of pages that are wanted
 */
export async function rerank(
  pages: readonly RankedPage[],
  sought: Sought,
  limit: number,
  store: IndexStore,
): Promise<Candidate[]> {
  const {terms, phrases} = sought;
  const least = phrases.length > 0 ? {titles: READ_FOR_PHRASE, texts: READ_FOR_PHRASE} : LOOK;
  const most = {titles: Math.max(least.titles, limit), texts: Math.max(least.texts, limit)};
  const titled = await Promise.all(
    pages.slice(0, most.titles).map(async ({page, score}) => {
      const info = await store.page(page);
      return {info, score: score * (1 + ADDS.title * titleFit(info.title, terms))};
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
  if (message) addOrder(found, message);
  const best = greatest(
    found.map(passage => passage.score),
    0,
  );
  return {info, score: score * (1 + ADDS.passage * best), passages: found};
}

/**
 * How much of a title is in the query, and, counting less, how much of the query is in the title; from 0 to 1: a page
 * that is all about one word of a long question may be what was asked for.
 */
function titleFit(title: string, sought: readonly WeightedTerms[]): number {
  const lower = lowerCase(title);
  const total = sought.reduce((sum, {telling}) => sum + telling, 0) || 1;
  const all = title.match(WORD) ?? [];
  const telling = all.filter(word => !isStopWord(word.toLowerCase()));
  const words = telling.length > 0 ? telling : all;
  const covered: number[] = words.map(() => 0);
  let asked = 0;
  for (const {terms, telling} of sought) {
    const marks = terms.flatMap(term => places(title, lower, term, 4));
    if (marks.length === 0) continue;
    let most = 0;
    let at = 0;
    for (const [i, word] of words.entries()) {
      at = title.indexOf(word, at);
      if (marks.some(([start, end]) => start < at + word.length && end > at)) {
        const share = isSynonym(word.toLowerCase(), terms) ? SYNONYM : 1;
        covered[i] = Math.max(share, covered[i] as number);
        most = Math.max(most, share);
      }
      at += word.length;
    }
    asked += telling * most;
  }
  const sum = covered.reduce((all, share) => all + share, 0);
  return (asked / total) ** POWER.query * (sum / Math.max(1, words.length)) ** POWER.title;
}

/** Whether a word of a title is a synonym of a word of the query, even if it begins with that word: `config`. */
const isSynonym = (word: string, terms: readonly QueryTerm[]): boolean =>
  terms.some(({text, synonym}) => synonym && text === stem(word));

/** Words of a title, including those within camelCase names; characters of a script without spaces. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]|\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+(?!\p{Ll})|[\p{L}\p{N}]+/gu;

function withPhrases(page: Candidate, phrases: readonly string[]): Candidate[] {
  const holds = (text: string): boolean => phrases.every(phrase => hasPhrase(text, phrase));
  const own = page.passages.filter(({titles, text, code}) =>
    holds(`${titles.at(-1) ?? ""}\n${text}\n${code}`),
  );
  return own.length > 0 || holds(page.info.title) ? [{...page, passages: own}] : [];
}
