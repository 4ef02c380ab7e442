import {TITLE} from "../text/titles.ts";
import type {InvertedTerm} from "./inverted.ts";
import {countPostings} from "./postings.ts";

/** A range of sorted terms with what belongs to each. */
export interface TermPart {
  terms: string[];
  postings: string[];
}
export interface WordPart {
  words: string[];
  counts: number[];
}

/** Words that a misspelt word may have meant: of these lengths, made of letters and digits. */
const WORD = /^[\p{L}][\p{L}\p{N}]{2,29}$/u;

/**
 * Cuts the sorted terms of an index into parts of about the same size, whatever the number of pages a term has.
 *
 * @param count number of parts; some may stay empty
 */
export function termParts(all: readonly InvertedTerm[], count: number): TermPart[] {
  const size = all.reduce((sum, {term, postings}) => sum + term.length + postings.length, 0);
  const parts = Array.from({length: count}, (): TermPart => ({terms: [], postings: []}));
  let before = 0;
  for (const {term, postings} of all) {
    const part = parts[partOf(before, size, count)] as TermPart;
    part.terms.push(term);
    part.postings.push(postings);
    before += term.length + postings.length;
  }
  return parts;
}

/** The words among the terms of an index, cut in the same way. */
export function wordParts(all: readonly InvertedTerm[], count: number): WordPart[] {
  const words = all.filter(({term}) => !term.startsWith(TITLE) && WORD.test(term));
  const size = words.reduce((sum, {term}) => sum + term.length, 0);
  const parts = Array.from({length: count}, (): WordPart => ({words: [], counts: []}));
  let before = 0;
  for (const {term, postings} of words) {
    const part = parts[partOf(before, size, count)] as WordPart;
    part.words.push(term);
    part.counts.push(countPostings(postings));
    before += term.length;
  }
  return parts;
}

const partOf = (before: number, size: number, count: number): number =>
  Math.min(count - 1, Math.floor((before / Math.max(1, size)) * count));
