import {unpackTerms} from "../text/packed-terms.ts";
import {cutTerms, type Part, type TermList, termPart, wordPart} from "./build-parts.ts";
import {InvertedIndex, type InvertedTerm} from "./inverted.ts";
import {mergeTerms} from "./merge.ts";

/** What the index needs of a page. */
export interface IndexedPage {
  /** As `packedTerms` wrote them. */
  terms: string;
  /** What it is worth against other pages with the same words, from 0 to 1 (`kindWorth`). */
  worth: number;
}

/** The parts of an index, each a range of the sorted entries, which are read on demand. */
export interface IndexParts {
  /** First entry of each part. */
  first: {terms: string[]; words: string[]};
  terms(part: number): {terms: string[]; postings: string};
  words(part: number): {words: string[]; counts: number[]};
}

/**
 * The terms of an index of pages, in code unit order. Pages are read one at a time, and a page's number is its place in
 * the order.
 *
 * @param most pairs of term and page that are turned round at once, in memory
 * @param keep keeps the terms of an index of so many pages outside of memory, and reads them back
 */
export function indexTerms(
  pages: Iterable<IndexedPage>,
  most: number,
  keep: (terms: Iterable<InvertedTerm>) => Iterable<InvertedTerm>,
): Iterable<InvertedTerm> {
  const kept: Iterable<InvertedTerm>[] = [];
  let index = new InvertedIndex();
  let number = 0;
  for (const page of pages) {
    index.add(unpackTerms(page.terms), page.worth);
    number += 1;
    if (index.pairs < most) continue;
    kept.push(keep(index.terms()));
    index = new InvertedIndex(number);
  }
  return mergeTerms([...kept, index.terms()]);
}

/**
 * Cuts an index into parts.
 *
 * @param count number of parts to make of terms and of words
 */
export function cutIndex(list: TermList, count: {terms: number; words: number}): IndexParts {
  const {terms, words} = cutTerms(list, count);
  const firsts = (parts: readonly Part[]): string[] => parts.map(({first}) => first);
  return {
    first: {terms: firsts(terms), words: firsts(words)},
    terms: part => termPart(list, terms[part] as Part),
    words: part => wordPart(list, words[part] as Part),
  };
}
