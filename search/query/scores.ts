import {type Postings, TOP_WEIGHT} from "../index/postings.ts";

/** Scores by page number. */
export type Scores = Map<number, number>;

/** BM25 inverse document frequency of a word that occurs on `count` of `pages` pages. */
export const idf = (count: number, pages: number): number =>
  Math.log(1 + (pages - count + 0.5) / (count + 0.5));

/** Merges the weights of several equivalent terms; the best one per page counts. */
export function mergeTerms(terms: readonly {postings: Postings; share: number}[]): Scores {
  const weights: Scores = new Map();
  for (const {postings, share} of terms) {
    for (let i = 0; i < postings.pages.length; i += 1) {
      const page = postings.pages[i] ?? 0;
      const weight = ((postings.weights[i] ?? 0) / TOP_WEIGHT) * share;
      if (weight > (weights.get(page) ?? 0)) weights.set(page, weight);
    }
  }
  return weights;
}

/** Keeps the better of two scores for each page. */
export function keepBest(into: Scores, from: Scores, share = 1): void {
  for (const [page, score] of from) if (score * share > (into.get(page) ?? 0)) into.set(page, score * share);
}

/** Adds scores page by page. */
export function addScores(into: Scores, from: Scores, share = 1): void {
  for (const [page, score] of from) into.set(page, (into.get(page) ?? 0) + score * share);
}

export function scale(scores: Scores, factor: number): Scores {
  return new Map([...scores].map(([page, score]) => [page, score * factor]));
}
