import {append} from "../../schemas/rules/long-lists.ts";
import type {IndexStore} from "../index/store.ts";
import {stem} from "../text/stem.ts";
import {type QueryWord, tellingParts} from "./query-words.ts";
import {addScores, idf, keepBest, mergeTerms, type Scores, scale} from "./scores.ts";

/** Weight of each kind of match, relative to the word exactly as typed. */
const SHARE = {
  family: 0.88,
  open: 0.8,
  synonym: 0.6,
  inner: 0.62,
  /** Parts of a name that the index contains as a whole, with and without dots: the name itself is meant. */
  innerOfKnown: {dotted: 0.4, other: 0.1},
  misspelled: 0.8,
  bare: 0.35,
};

/** Maximum number of terms for a word being typed. */
const MAX_OPEN_TERMS = 60;

/** Scores of one word of a query. */
export interface WordScores {
  /** Scores by page: the word's idf times its weight on the page. */
  scores: Scores;
  /** Idf of the word's best match; 0 if it is not found. */
  idf: number;
}

/** Returns the parts to load before a word can be scored. */
export function wordPrefixes(word: QueryWord): string[] {
  const own = [...word.whole.map(stem), ...word.synonyms];
  return [...own, ...word.inner.flatMap(wordPrefixes)];
}

/**
 * Scores the pages for one word: its terms as a whole, other forms of the word, longer words while it is
 * typed, its parts, and synonyms.
 */
export function wordScores(word: QueryWord, store: IndexStore): WordScores {
  if (isKnownFlag(word, store)) return flagScores(word, store);
  const own = mergedScores(ownTerms(word, store), store);
  for (const other of word.synonyms) {
    const found = mergedScores(familyTerms(other, store), store);
    keepBest(own.scores, found.scores, SHARE.synonym);
    own.idf = Math.max(own.idf, found.idf * SHARE.synonym);
  }
  if (word.inner.length === 0) return own;
  const inner = tellingParts(word).map(part => wordScores(part, store));
  const together: Scores = new Map();
  for (const part of inner) addScores(together, part.scores);
  const known = word.typed.includes(".") ? SHARE.innerOfKnown.dotted : SHARE.innerOfKnown.other;
  const share = isKnown(word, store) ? known : SHARE.inner;
  keepBest(own.scores, together, share);
  const sum = inner.reduce((total, part) => total + part.idf, 0);
  return {scores: own.scores, idf: Math.max(own.idf, sum * share)};
}

/**
 * Reports whether the index contains a word as typed or, while it is being typed, one that starts with it.
 */
export const isKnown = (word: QueryWord, store: IndexStore): boolean =>
  word.whole.some(term => store.get(term)) ||
  (word.open && word.whole.some(term => !store.startingWith(term).next().done));

interface Shared {
  term: string;
  share: number;
}

/** Scores the possible corrections of a misspelled word. */
export function correctedScores(terms: readonly string[], store: IndexStore): WordScores {
  const found = mergedScores(
    terms.map(term => ({term, share: 1})),
    store,
  );
  return {scores: scale(found.scores, SHARE.misspelled), idf: found.idf * SHARE.misspelled};
}

function mergedScores(terms: readonly Shared[], store: IndexStore): WordScores {
  const found = terms.flatMap(({term, share}) => {
    const postings = store.get(term);
    return postings ? [{postings, share}] : [];
  });
  if (found.length === 0) return {scores: new Map(), idf: 0};
  const weights = mergeTerms(found);
  const telling = idf(weights.size, store.index.pageCount);
  return {scores: scale(weights, telling), idf: telling};
}

/**
 * Reports whether a flag is in the index with its dashes, in which case other forms are unlikely to be meant.
 */
function isKnownFlag({flag, open, whole}: QueryWord, store: IndexStore): boolean {
  const [term] = whole;
  return flag && term !== undefined && (!!store.get(term) || (open && !store.startingWith(term).next().done));
}

function flagScores({whole, open}: QueryWord, store: IndexStore): WordScores {
  const [flag = "", bare] = whole;
  const own = mergedScores([{term: flag, share: 1}, ...(open ? openTerms(flag, store) : [])], store);
  if (bare !== undefined)
    keepBest(own.scores, mergedScores([{term: bare, share: 1}], store).scores, SHARE.bare);
  return own;
}

function ownTerms(word: QueryWord, store: IndexStore): Shared[] {
  const terms = word.whole.map((term, i) => ({term, share: i === 0 ? 1 : SHARE.family}));
  if (word.unspaced) return terms;
  for (const term of word.whole) append(terms, familyTerms(term, store).slice(1));
  if (word.open) for (const term of word.whole) append(terms, openTerms(term, store));
  return terms;
}

/** Returns the terms of a word and of its other forms with the same stem. */
function familyTerms(word: string, store: IndexStore): Shared[] {
  const terms = [{term: word, share: 1}];
  const root = stem(word);
  if (!/^[a-z]{4,}$/.test(word)) return terms;
  for (const term of store.startingWith(root))
    if (term !== word && stem(term) === root) terms.push({term, share: SHARE.family});
  return terms;
}

/** Returns longer words that start with a word being typed; the less is missing, the higher their weight. */
function openTerms(beginning: string, store: IndexStore): Shared[] {
  const terms: Shared[] = [];
  if (beginning.length < 2) return terms;
  for (const term of store.startingWith(beginning)) {
    if (term === beginning) continue;
    terms.push({term, share: SHARE.open * (beginning.length / term.length) ** 0.3});
    if (terms.length >= MAX_OPEN_TERMS) break;
  }
  return terms;
}
