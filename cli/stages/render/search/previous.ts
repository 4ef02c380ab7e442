import {SEARCH_INDEX, searchTermsPath} from "../../../../schemas/artifact-paths.ts";
import type {SearchIndex, SearchTerms} from "../../../../schemas/search.ts";
import type {InvertedTerm} from "../../../../search/index/inverted.ts";
import {type ChangedPage, updateTerms} from "../../../../search/index/update.ts";
import type {BodyReader} from "../../../model/page-body.ts";
import type {PageFacts} from "../../../model/page-facts.ts";
import {indexedPage} from "./lazy-index.ts";

/** What the last build left. */
export interface PreviousBuild {
  /** Facts of a page then. */
  facts(path: string): PageFacts | undefined;
  /** The body of a page then. */
  bodies: BodyReader;
  /** Text of an artifact that nobody changed since; null where there is none. */
  artifact(path: string): string | null;
}

/** Above this share of changed pages an index built anew is as fast. */
const MOST_CHANGED = 0.2;

/**
 * The terms of the index, made from those of the last build; null where these do not fit: other pages, another order, or
 * too many changes.
 *
 * @param keyOf key of the index of some pages
 */
export function updatedTerms(
  pages: readonly PageFacts[],
  bodies: BodyReader,
  previous: PreviousBuild,
  keyOf: (pages: readonly PageFacts[]) => string,
): InvertedTerm[] | null {
  const old = pages.map(page => previous.facts(page.path)).filter(page => page !== undefined);
  const index = parsed<SearchIndex>(previous.artifact(SEARCH_INDEX));
  // The key tells that the index was made of these pages in this order.
  if (old.length !== pages.length || index?.build !== keyOf(old)) return null;
  const changes: ChangedPage[] = [];
  for (const [number, page] of pages.entries()) {
    const before = old[number] as PageFacts;
    if (before.bodyHash === page.bodyHash && before.date === page.date) continue;
    changes.push({
      page: number,
      before: indexedPage(before, previous.bodies),
      after: indexedPage(page, bodies),
    });
  }
  if (changes.length > 1 + pages.length * MOST_CHANGED) return null;
  const terms = storedTerms(index, previous);
  return terms && updateTerms(terms, changes);
}

/** All terms of an index that was emitted; null where a part is missing. */
function storedTerms(index: SearchIndex, previous: PreviousBuild): InvertedTerm[] | null {
  const all: InvertedTerm[] = [];
  for (const n of index.terms.keys()) {
    const part = parsed<SearchTerms>(previous.artifact(searchTermsPath(n)));
    if (part?.build !== index.build) return null;
    const postings = part.postings.split(" ");
    for (const [i, term] of part.terms.entries()) all.push({term, postings: postings[i] as string});
  }
  return all;
}

const parsed = <T>(json: string | null): T | null => (json === null ? null : (JSON.parse(json) as T));
