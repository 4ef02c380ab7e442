import {unpackTerms} from "../text/packed-terms.ts";
import {termParts, type WordPart, wordParts} from "./build-parts.ts";
import {InvertedIndex, type InvertedTerm} from "./inverted.ts";

/** What the index needs of a page. */
export interface IndexedPage {
  /** As `packedTerms` wrote them. */
  terms: string;
  /** What it is worth against other pages with the same words, from 0 to 1 (`kindWorth`). */
  worth: number;
}

/** The parts of an index, each a range of the sorted entries. */
export interface IndexParts {
  terms: {first: string; terms: string[]; postings: string}[];
  words: (WordPart & {first: string})[];
}

/** After all others: first entry of a part that has none. */
const LAST = "\uffff";

/**
 * Builds the index of pages. They are read one at a time, and a page's number is its place in the order.
 *
 * @param count number of parts to make of terms and of words
 */
export function buildIndex(pages: Iterable<IndexedPage>, count: {terms: number; words: number}): IndexParts {
  const index = new InvertedIndex();
  for (const page of pages) index.add(unpackTerms(page.terms), page.worth);
  return cutIndex([...index.terms()], count);
}

/**
 * Cuts an index into parts.
 *
 * @param all terms in code unit order
 * @param count number of parts to make of terms and of words
 */
export function cutIndex(all: readonly InvertedTerm[], count: {terms: number; words: number}): IndexParts {
  const terms = termParts(all, count.terms);
  const words = wordParts(all, count.words);
  const termFirsts = firsts(terms.map(part => part.terms[0]));
  const wordFirsts = firsts(words.map(part => part.words[0]));
  return {
    terms: terms.map((part, i) => ({
      first: termFirsts[i] as string,
      terms: part.terms,
      postings: part.postings.join(" "),
    })),
    words: words.map((part, i) => ({...part, first: wordFirsts[i] as string})),
  };
}

/** First entry of each part; an empty part begins where the next one does, so that the list stays sorted. */
function firsts(entries: readonly (string | undefined)[]): string[] {
  let next = LAST;
  return entries
    .toReversed()
    .map(entry => {
      next = entry ?? next;
      return next;
    })
    .reverse();
}
