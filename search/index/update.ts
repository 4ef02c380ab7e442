import {present} from "../../schemas/rules/present.ts";
import {unpackTerms} from "../text/packed-terms.ts";
import type {IndexedPage} from "./build.ts";
import {type InvertedTerm, levelOf} from "./inverted.ts";
import {decodePostings, encodePosting, textOf} from "./postings.ts";

/** Page of the index before and after a change. */
export interface ChangedPage {
  /** Its number in the index. */
  page: number;
  before: IndexedPage;
  after: IndexedPage;
}

/** Changes to a term: its level by page, `undefined` for pages that no longer contain it. */
interface ChangedTerm {
  term: string;
  levels: Map<number, number | undefined>;
}

/**
 * Updates the terms of an index after changes to some pages. The result equals a rebuilt index, but only these pages'
 * terms are processed.
 *
 * @param terms terms in code unit order
 */
export function* updateTerms(
  terms: Iterable<InvertedTerm>,
  changes: readonly ChangedPage[],
): Generator<InvertedTerm, void> {
  const changed = changedTerms(changes);
  let next = 0;
  for (const entry of terms) {
    for (; next < changed.length && present(changed[next]).term < entry.term; next += 1)
      yield* updated("", present(changed[next]));
    if (changed[next]?.term !== entry.term) yield entry;
    else yield* updated(entry.postings, present(changed[next++]));
  }
  for (const change of changed.slice(next)) yield* updated("", change);
}

/** Returns the changed terms in code unit order. */
function changedTerms(changes: readonly ChangedPage[]): ChangedTerm[] {
  const changed = new Map<string, ChangedTerm>();
  for (const {page, before, after} of changes) {
    const [old, now] = [levels(before), levels(after)];
    for (const term of new Set([...old.keys(), ...now.keys()])) {
      const level = now.get(term);
      if (level === old.get(term)) continue;
      const known = changed.get(term) ?? {term, levels: new Map()};
      known.levels.set(page, level);
      changed.set(term, known);
    }
  }
  return [...changed.values()].sort((a, b) => (a.term < b.term ? -1 : 1));
}

const levels = (page: IndexedPage): Map<string, number> =>
  new Map([...unpackTerms(page.terms)].map(([term, weight]) => [term, levelOf(weight, page.worth)]));

/** Yields the term with its new pages, or nothing if none are left. */
function* updated(text: string, {term, levels: changed}: ChangedTerm): Generator<InvertedTerm> {
  const {pages, weights} = decodePostings(text);
  const byPage = new Map<number, number | undefined>(pages.map((page, i) => [page, weights[i]]));
  for (const [page, level] of changed) byPage.set(page, level);
  const codes: number[] = [];
  let last = -1;
  for (const page of [...byPage.keys()].sort((a, b) => a - b)) {
    const level = byPage.get(page);
    if (level === undefined) continue;
    encodePosting(codes, page - last, level);
    last = page;
  }
  if (codes.length > 0) yield {term, postings: textOf(codes)};
}
