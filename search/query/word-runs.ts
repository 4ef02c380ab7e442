import type {IndexStore, Wanted} from "../index/store.ts";
import {PAGE_TITLE, TITLE, titleStems} from "../text/titles.ts";
import type {QueryWord} from "./query-words.ts";
import {addScores, idf, keepBest, mergeTerms, type Scores, scale} from "./scores.ts";

/** Maximum length of a sequence of words searched for as one name or heading. */
const MAX_RUN = 6;
/** Weight of a name made of several words of the query, and of a heading that is a sequence of its words. */
const SHARE = {name: 0.6, title: 0.65, open: 0.8};
/** Bonus for a page whose title is the whole query, which ranks first. */
const IS_TITLE = 2;
/** Exponent by which a heading weighs less if it is a small part of the query. */
const COVERAGE = 2;
const MAX_OPEN_TITLES = 40;

/** Neighboring words of a query, as one name and as a heading. */
export interface WordRun {
  /** Name without separators: `hot module` → `hotmodule`. */
  name: string;
  /** Terms of headings (`titles.ts`). */
  titles: string[];
  /** Indexes of its words in the query. */
  from: number;
  to: number;
  /** Whether it ends with a word that is a prefix. */
  open: boolean;
}

/** Returns all sequences of neighboring words up to a certain length, and the whole query. */
export function runsOf(words: readonly QueryWord[]): WordRun[] {
  const runs: WordRun[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const longest = from === 0 && words.length <= 2 * MAX_RUN ? words.length : from + MAX_RUN;
    for (let to = from + 1; to <= Math.min(words.length, longest); to += 1) {
      const run = words.slice(from, to);
      // A flag is not a word of a heading.
      const name = run.map(word => (word.flag ? word.typed : word.compact)).join("");
      const stems = titleStems(run.map(word => (word.flag ? [word.typed] : word.plain)));
      runs.push({
        name,
        titles: [...new Set([TITLE + name, stems])],
        from,
        to,
        open: (run.at(-1)?.open ?? false) && !run.some(word => word.flag),
      });
    }
  }
  return runs;
}

/** Returns the parts to load before sequences can be scored. */
export function wantedByRuns(runs: readonly WordRun[]): Required<Wanted> {
  const names = runs.filter(run => run.to - run.from > 1).map(run => run.name);
  return {
    terms: [...names, ...runs.flatMap(run => run.titles), ...runs.map(pageTitle)],
    prefixes: runs.filter(run => run.open).map(run => TITLE + run.name),
  };
}

/**
 * Scores pages for adjacent words: as a name (`hot module replacement` → `HotModuleReplacement`) and as a
 * whole heading.
 *
 * @param telling weight of each word of the query
 */
export function runScores(runs: readonly WordRun[], telling: readonly number[], store: IndexStore): Scores {
  const total = telling.reduce((sum, value) => sum + value, 0) || 1;
  const scores: Scores = new Map();
  const names: Scores = new Map();
  for (const run of runs) {
    const own = telling.slice(run.from, run.to).reduce((sum, value) => sum + value, 0);
    const covered = own / total;
    keepBest(scores, titleScores(run, store), SHARE.title * own * covered ** COVERAGE);
    if (run.to - run.from > 1)
      keepBest(names, termScores([{term: run.name, share: 1}], store), SHARE.name * own);
  }
  addScores(scores, names);
  const whole = runs.find(run => run.from === 0 && run.to === telling.length);
  const titled = whole && store.get(pageTitle(whole));
  for (const page of titled?.pages ?? []) scores.set(page, (scores.get(page) ?? 0) + IS_TITLE * total);
  return scores;
}

/** Returns the term of a page whose title is the sequence. */
const pageTitle = ({name}: WordRun): string => PAGE_TITLE + TITLE + name;

function titleScores(run: WordRun, store: IndexStore): Scores {
  const terms = run.titles.map(term => ({term, share: 1}));
  if (run.open && run.name.length > 2) {
    const beginning = TITLE + run.name;
    for (const term of store.startingWith(beginning)) {
      if (term === beginning) continue;
      terms.push({term, share: SHARE.open * (beginning.length / term.length) ** 0.5});
      if (terms.length > MAX_OPEN_TITLES) break;
    }
  }
  return termScores(terms, store);
}

function termScores(terms: readonly {term: string; share: number}[], store: IndexStore): Scores {
  const found = terms.flatMap(({term, share}) => {
    const postings = store.get(term);
    return postings ? [{postings, share}] : [];
  });
  if (found.length === 0) return new Map();
  const weights = mergeTerms(found);
  const {pageCount} = store.index;
  return scale(weights, idf(weights.size, pageCount) / idf(1, pageCount));
}
