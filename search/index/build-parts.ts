import {TITLE} from "../text/titles.ts";
import type {InvertedTerm} from "./inverted.ts";
import {countPostings} from "./postings.ts";

/** The sorted terms of an index, wherever they are kept. */
export interface TermList {
  /** Entries in code unit order, from one place to another; each with the place where the next one begins. */
  entries(from?: number, to?: number): Iterable<InvertedTerm & {end: number}>;
}

/** Terms in memory. */
export function listOf(terms: Iterable<InvertedTerm>): TermList {
  const all: (InvertedTerm & {end: number})[] = [];
  for (const {term, postings} of terms) all.push({term, postings, end: all.length + 1});
  return {entries: (from, to) => all.slice(from, to)};
}

/** A range of a list. */
export interface Part {
  /** Its first entry. */
  first: string;
  from: number;
  to: number;
}

/** Words that a misspelled word may have meant: of these lengths, made of letters and digits. */
const WORD = /^[\p{L}][\p{L}\p{N}]{2,29}$/u;

/** The same for words without letters beyond ASCII, many times faster. */
const ASCII_WORD = /^[A-Za-z][A-Za-z\d]{2,29}$/;

/** Whether a term is such a word. */
const isWord = (term: string): boolean =>
  ASCII_WORD.test(term) || (!term.startsWith(TITLE) && WORD.test(term));

/** After all others: first entry of a part that has none. */
const LAST = "\uffff";

/** Cuts lists into parts of about the same size, as they are read: the first pass gives the size, the second the parts. */
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

  /** The parts; an empty one begins where the next one does, so that the list of first entries stays sorted. */
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
 * Cuts the terms of an index, and the words among them, into parts of about the same size, whatever the number of pages a
 * term has. The list is read twice and never kept.
 *
 * @param count number of parts to make of terms and of words; some may stay empty
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

/** A range of sorted terms with the pages of each. */
export function termPart(list: TermList, {from, to}: Part): {terms: string[]; postings: string} {
  const terms: string[] = [];
  const all: string[] = [];
  for (const {term, postings} of list.entries(from, to)) {
    terms.push(term);
    all.push(postings);
  }
  return {terms, postings: all.join(" ")};
}

/** A range of sorted words with the number of pages of each. */
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
