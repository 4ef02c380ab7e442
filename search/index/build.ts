import {present} from "../../schemas/rules/present.ts";
import {unpackTerms} from "../text/packed-terms.ts";
import {cutTerms, type Part, type PartReach, type TermList, termPart, wordPart} from "./build-parts.ts";
import {InvertedIndex, type InvertedTerm} from "./inverted.ts";
import {mergeTerms} from "./merge.ts";

/** Page data needed for indexing. */
export interface IndexedPage {
  /** Output of `packedTerms`. */
  terms: string;
  /** Weight of the page relative to others with the same words, from 0 to 1 (`pageWeight`). */
  worth: number;
}

/** Parts of an index, each a range of the sorted entries; read on demand. */
export interface IndexParts {
  /** First entry of each part. */
  first: {terms: string[]; words: string[]};
  terms(part: number): {terms: string[]; postings: string};
  words(part: number): {words: string[]; counts: number[]};
}

/**
 * Returns the terms of an index in code unit order. Pages are read one at a time; a page's number is its
 * index in the order.
 *
 * @param most maximum number of term/page pairs inverted in memory at once
 * @param keep stores the terms of a partial index outside memory and reads them back
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

/** Splits an index into parts. */
export function cutIndex(list: TermList, reach: PartReach): IndexParts {
  const {terms, words} = cutTerms(list, reach);
  const firsts = (parts: readonly Part[]): string[] => parts.map(({first}) => first);
  return {
    first: {terms: firsts(terms), words: firsts(words)},
    terms: part => termPart(list, present(terms[part])),
    words: part => wordPart(list, present(words[part])),
  };
}
