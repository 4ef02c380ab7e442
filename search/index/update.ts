import {unpackTerms} from "../text/packed-terms.ts";
import type {IndexedPage} from "./build.ts";
import {type InvertedTerm, levelOf} from "./inverted.ts";
import {decodePostings, encodePosting, textOf} from "./postings.ts";
import {lowerBound} from "./sorted.ts";

/** A page that was in the index, and what it is now. */
export interface ChangedPage {
  /** Its number in the index. */
  page: number;
  before: IndexedPage;
  after: IndexedPage;
}

/**
 * The terms of an index after some of its pages changed: the same as of an index built anew, at the price of the terms
 * of these pages alone.
 *
 * @param terms in code unit order
 */
export function updateTerms(terms: readonly InvertedTerm[], changes: readonly ChangedPage[]): InvertedTerm[] {
  const sorted = terms.map(({term}) => term);
  const postings = new Map<string, string>();
  for (const {page, before, after} of changes) {
    const [old, now] = [levels(before), levels(after)];
    for (const term of new Set([...old.keys(), ...now.keys()])) {
      const level = now.get(term);
      if (level === old.get(term)) continue;
      const at = lowerBound(sorted, term);
      const known = postings.get(term) ?? (sorted[at] === term ? (terms[at] as InvertedTerm).postings : "");
      postings.set(term, withPage(known, page, level));
    }
  }
  const kept = terms.filter(({term}) => !postings.has(term));
  const changed = [...postings].map(([term, text]) => ({term, postings: text}));
  return merge(kept, changed.filter(({postings: text}) => text !== "").sort(byTerm));
}

const levels = (page: IndexedPage): Map<string, number> =>
  new Map([...unpackTerms(page.terms)].map(([term, weight]) => [term, levelOf(weight, page.worth)]));

/** Encoded postings with another level for a page; undefined: without the page. */
function withPage(text: string, changed: number, level: number | undefined): string {
  const {pages, weights} = decodePostings(text);
  const byPage = new Map(pages.map((page, i) => [page, weights[i] as number]));
  byPage.delete(changed);
  if (level !== undefined) byPage.set(changed, level);
  const codes: number[] = [];
  let last = -1;
  for (const page of [...byPage.keys()].sort((a, b) => a - b)) {
    encodePosting(codes, page - last, byPage.get(page) as number);
    last = page;
  }
  return textOf(codes);
}

const byTerm = (a: InvertedTerm, b: InvertedTerm): number => (a.term < b.term ? -1 : 1);

/** Two sorted lists as one. */
function merge(a: readonly InvertedTerm[], b: readonly InvertedTerm[]): InvertedTerm[] {
  const all: InvertedTerm[] = [];
  let next = 0;
  for (const entry of a) {
    while (next < b.length && (b[next] as InvertedTerm).term < entry.term)
      all.push(b[next++] as InvertedTerm);
    all.push(entry);
  }
  return all.concat(b.slice(next));
}
