import {TITLE} from "../text/titles.ts";
import type {InvertedTerm} from "./inverted.ts";
import {countPostings} from "./postings.ts";

/** Sorted terms of an index, in memory or on disk. */
export interface TermList {
  /**
   * Iterates over entries in code unit order, between two positions; each has the position of the next entry.
   */
  entries(from?: number, to?: number): Iterable<InvertedTerm & {end: number}>;
}

/** Creates a list of terms in memory. */
export function listOf(terms: Iterable<InvertedTerm>): TermList {
  const all: (InvertedTerm & {end: number})[] = [];
  for (const {term, postings} of terms) all.push({term, postings, end: all.length + 1});
  return {entries: (from, to) => all.slice(from, to)};
}

/** Range of a list. */
export interface Part {
  /** First entry of the range. */
  first: string;
  from: number;
  to: number;
}

/** Matches words that can correct a misspelled word, by length and characters. */
const WORD = /^[\p{L}][\p{L}\p{N}]{2,29}$/u;

/** ASCII fast path of `WORD`. */
const ASCII_WORD = /^[A-Za-z][A-Za-z\d]{2,29}$/;

/** Reports whether a term can correct a misspelled word. */
const isWord = (term: string): boolean =>
  ASCII_WORD.test(term) || (!term.startsWith(TITLE) && WORD.test(term));

/** Sentinel after all entries: first entry of an empty part. */
const LAST = "\uffff";

/**
 * Splits a list into parts of about the same size while it is read: the first pass determines the size, the
 * second the parts.
 */
class Cut {
  private readonly count: number;
  private readonly starts: ({first: string; from: number} | undefined)[];
  private size = 0;
  private before = 0;

  constructor(count: number) {
    this.count = count;
    this.starts = new Array<undefined>(count).fill(undefined);
  }

  measure(size: number): void {
    this.size += size;
  }

  place(first: string, from: number, size: number): void {
    const part = Math.min(this.count - 1, Math.floor((this.before / Math.max(1, this.size)) * this.count));
    this.starts[part] ??= {first, from};
    this.before += size;
  }

  /**
   * Returns the parts. An empty one starts where the next one does, so that the list of first entries stays
   * sorted.
   */
  parts(end: number): Part[] {
    let next = {first: LAST, from: end};
    return this.starts
      .toReversed()
      .map(start => {
        const part = {...(start ?? next), to: next.from};
        next = part;
        return part;
      })
      .reverse();
  }
}

/**
 * Splits the terms of an index, and the words among them, into parts of about the same size, regardless of
 * the number of pages per term. The list is read twice and never stored.
 *
 * @param count number of parts for terms and words; some may be empty
 */
export function cutTerms(
  list: TermList,
  count: {terms: number; words: number},
): {terms: Part[]; words: Part[]} {
  const [terms, words] = [new Cut(count.terms), new Cut(count.words)];
  for (const {term, postings} of list.entries()) {
    terms.measure(term.length + postings.length);
    if (isWord(term)) words.measure(term.length);
  }
  let from = 0;
  for (const {term, postings, end} of list.entries()) {
    terms.place(term, from, term.length + postings.length);
    if (isWord(term)) words.place(term, from, term.length);
    from = end;
  }
  return {terms: terms.parts(from), words: words.parts(from)};
}

/** Returns a range of sorted terms with their pages. */
export function termPart(list: TermList, {from, to}: Part): {terms: string[]; postings: string} {
  const terms: string[] = [];
  const all: string[] = [];
  for (const {term, postings} of list.entries(from, to)) {
    terms.push(term);
    all.push(postings);
  }
  return {terms, postings: all.join(" ")};
}

/** Returns a range of sorted words with their page counts. */
export function wordPart(list: TermList, {from, to}: Part): {words: string[]; counts: number[]} {
  const words: string[] = [];
  const counts: number[] = [];
  for (const {term, postings} of list.entries(from, to)) {
    if (!isWord(term)) continue;
    words.push(term);
    counts.push(countPostings(postings));
  }
  return {words, counts};
}
