import type {InvertedTerm} from "./inverted.ts";
import {joinPostings} from "./postings.ts";

/**
 * The terms of several indexes as those of one. The pages of each are those after the pages of the index before it,
 * numbered on.
 *
 * @param indexes terms of each in code unit order
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
      yield a.value as InvertedTerm;
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
