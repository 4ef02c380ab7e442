import {present} from "../../schemas/rules/present.ts";
import type {IndexStore} from "../index/store.ts";
import {compoundParts, corrections} from "./corrections.ts";
import {compoundWord, type QueryWord} from "./query-words.ts";
import type {Scores} from "./scores.ts";
import {runScores, runsOf, wantedByRuns} from "./word-runs.ts";
import {correctedScores, isKnown, type WordScores, wordPrefixes, wordScores} from "./word-scores.ts";

/** Weight of a stop word, as a fraction of its idf. */
const STOP_SHARE = 0.15;
/** Penalty for missing words of the query; the more words beyond `words` it has, the less each counts. */
const MISSING = {power: 0.6, words: 4};

/** Page with its score. */
export interface RankedPage {
  page: number;
  score: number;
}

/** Pages by score, and the words as interpreted. */
export interface Ranking {
  pages: RankedPage[];
  words: QueryWord[];
  /** Weight (idf) of each word; 0 if nothing contains it. */
  telling: number[];
}

/** Ranks all pages for a query. Words that nothing contains are corrected. */
export async function rankPages(words: readonly QueryWord[], store: IndexStore): Promise<Ranking> {
  const {terms, prefixes} = wantedByRuns(runsOf(words));
  await store.want({
    terms,
    prefixes: [...prefixes, ...words.flatMap(wordPrefixes)],
  });
  const understood: QueryWord[] = [];
  const scored: WordScores[] = [];
  for (const word of words) {
    const {word: meant, scores} = await understand(word, store);
    understood.push(meant);
    scored.push(scaled(scores, word.stop ? STOP_SHARE : word.worth));
  }
  const runs = runsOf(understood);
  await store.want(wantedByRuns(runs));
  const telling = scored.map(word => word.idf);
  const together = runScores(runs, telling, store);
  const pages = combine(scored, together);
  return {pages, words: understood, telling};
}

async function understand(
  word: QueryWord,
  store: IndexStore,
): Promise<{word: QueryWord; scores: WordScores}> {
  const scores = wordScores(word, store);
  if (isKnown(word, store)) return {word: {...word, known: true}, scores};
  if (word.unspaced || word.stop || isFound(word, store, scores)) return {word, scores};
  const near = await corrections(word.compact, word.open, store, 1);
  const parts = near.length > 0 ? null : await compoundParts(word.compact, store);
  if (parts) {
    const compound = compoundWord(word, parts);
    await store.want({terms: parts, prefixes: wordPrefixes(compound)});
    return {word: compound, scores: wordScores(compound, store)};
  }
  const terms = near.length > 0 ? near : await corrections(word.compact, word.open, store);
  if (terms.length === 0) return {word, scores};
  await store.want({terms});
  const corrected = correctedScores(terms, store);
  const best = present(terms[0]);
  return {
    word: {
      ...word,
      whole: terms,
      inner: [],
      typed: best,
      compact: best,
      plain: [best],
    },
    scores: corrected,
  };
}

/**
 * Reports whether a word was found. A name counts as found if all its parts are: `output.nothing` is not,
 * although `output` is.
 */
function isFound(word: QueryWord, store: IndexStore, {scores}: WordScores): boolean {
  if (scores.size === 0) return false;
  if (word.inner.length === 0) return true;
  return word.inner.every(part => part.stop || wordScores(part, store).scores.size > 0);
}

const scaled = ({scores, idf}: WordScores, share: number): WordScores => ({
  scores: share === 1 ? scores : new Map([...scores].map(([page, score]) => [page, score * share])),
  idf: idf * share,
});

function combine(scored: readonly WordScores[], together: Scores): RankedPage[] {
  const total = scored.reduce((sum, word) => sum + word.idf, 0) || 1;
  const sums: Scores = new Map();
  const found: Scores = new Map();
  for (const {scores, idf} of scored) {
    for (const [page, score] of scores) {
      sums.set(page, (sums.get(page) ?? 0) + score);
      found.set(page, (found.get(page) ?? 0) + idf);
    }
  }
  const lacking = MISSING.power * Math.min(1, MISSING.words / scored.length);
  const pages = [...sums].map(([page, sum]) => ({
    page,
    score: (sum + (together.get(page) ?? 0)) * (present(found.get(page)) / total) ** lacking,
  }));
  return pages.sort((a, b) => b.score - a.score || a.page - b.page);
}
