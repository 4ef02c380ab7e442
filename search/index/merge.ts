import type {InvertedTerm} from "./inverted.ts";
import {joinPostings} from "./postings.ts";

/**
 * Merges the terms of several indexes. The pages of each index are numbered after the pages of the previous one.
 *
 * @param indexes terms of each index in code unit order
 */
export function mergeTerms(indexes: readonly Iterable<InvertedTerm>[]): Iterable<InvertedTerm> {
  const [only] = indexes;
  if (only === undefined) return [];
  if (indexes.length === 1) return only;
  const middle = indexes.length >> 1;
  return mergeTwo(mergeTerms(indexes.slice(0, middle)), mergeTerms(indexes.slice(middle)));
}

function* mergeTwo(first: Iterable<InvertedTerm>, second: Iterable<InvertedTerm>): Generator<InvertedTerm> {
  const [left, right] = [first[Symbol.iterator](), second[Symbol.iterator]()];
  let [a, b] = [left.next(), right.next()];
  while (!a.done || !b.done) {
    if (b.done || (!a.done && a.value.term < b.value.term)) {
      yield a.value;
      a = left.next();
    } else if (a.done || b.value.term < a.value.term) {
      yield b.value;
      b = right.next();
    } else {
      yield {term: a.value.term, postings: joinPostings(a.value.postings, b.value.postings)};
      [a, b] = [left.next(), right.next()];
    }
  }
}
