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

/** First entry of the only part of an empty list. */
const LAST = "\uffff";

/** Distances between the starts of parts, in characters, for terms and words. */
export interface PartReach {
  terms: number;
  words: number;
}

/** Entry that may start a part. */
interface Candidate {
  first: string;
  from: number;
  /** Size of all entries before it. */
  at: number;
  rank: number;
  isStart: boolean;
}

/**
 * Splits a list into parts while it is read. A part starts at each entry with a lower rank than all others within reach, so
 * parts have about twice that size, and a change of some entries moves no start but, rarely, one beside them.
 */
class Cut {
  private readonly reach: number;
  private readonly starts: Candidate[] = [];
  /** Candidates with ascending ranks; entries to come decide whether they start parts. */
  private readonly open: Candidate[] = [];
  private at = 0;

  constructor(reach: number) {
    this.reach = reach;
  }

  place(first: string, from: number, size: number): void {
    const candidate = {first, from, at: this.at, rank: this.at === 0 ? -1 : rankOf(first), isStart: true};
    this.at += size;
    for (let last = this.open.at(-1); last && last.rank > candidate.rank; last = this.open.at(-1)) {
      this.open.pop();
      if (last.isStart && candidate.at - last.at > this.reach) this.starts.push(last);
    }
    const lower = this.open.at(-1);
    candidate.isStart = lower === undefined || candidate.at - lower.at > this.reach;
    this.open.push(candidate);
  }

  /** Returns the parts; at least one, which may be empty. */
  parts(end: number): Part[] {
    const starts = [...this.starts, ...this.open.filter(({isStart}) => isStart)].sort((a, b) => a.at - b.at);
    if (starts.length === 0) return [{first: LAST, from: end, to: end}];
    return starts.map(({first, from}, i) => ({first, from, to: starts[i + 1]?.from ?? end}));
  }
}

/** Returns a number that depends only on the text and orders texts as if at random. */
function rankOf(text: string): number {
  let rank = text.length;
  for (let i = 0; i < text.length; i += 1) {
    rank = Math.imul(rank ^ text.charCodeAt(i), 0x5bd1e995);
    rank ^= rank >>> 15;
  }
  return rank >>> 0;
}

/** Splits the terms of an index, and the words among them, into parts. The list is read once and never stored. */
export function cutTerms(list: TermList, reach: PartReach): {terms: Part[]; words: Part[]} {
  const [terms, words] = [new Cut(reach.terms), new Cut(reach.words)];
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
