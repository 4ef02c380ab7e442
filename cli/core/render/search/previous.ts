import type {BodyReader} from "#core/model/page-body.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {SEARCH_INDEX, searchTermsPath} from "#schemas/artifact-paths.ts";
import type {SearchIndex, SearchTerms} from "#schemas/search.ts";
import type {InvertedTerm} from "#search/index/inverted.ts";
import {type ChangedPage, updateTerms} from "#search/index/update.ts";
import {indexedPage} from "./lazy-index.ts";

/** What the last build left. */
export interface PreviousBuild {
  /** Facts of a page then. */
  facts(path: string): PageFacts | undefined;
  /** The body of a page then. */
  bodies: BodyReader;
  /** Reads an artifact that was made for a key and that nobody changed since; null where there is none. */
  artifact(path: string, key: string): (() => string) | null;
}

/** Above this share of changed pages rebuilding the index is just as fast. */
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
): Iterable<InvertedTerm> | null {
  const old = pages.map(page => previous.facts(page.path)).filter(page => page !== undefined);
  if (old.length !== pages.length) return null;
  // The key tells that the index was made of these pages in this order.
  const terms = storedTerms(keyOf(old), previous);
  if (!terms) return null;
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
  return updateTerms(terms, changes);
}

/** All terms of an index that was emitted, read part by part; null where a part is missing. */
function storedTerms(key: string, previous: PreviousBuild): Iterable<InvertedTerm> | null {
  const index = previous.artifact(SEARCH_INDEX, key);
  if (!index) return null;
  const count = (JSON.parse(index()) as SearchIndex).terms.length;
  const parts = Array.from({length: count}, (_, n) => previous.artifact(searchTermsPath(n), key));
  return parts.every(part => part !== null) ? termsIn(parts) : null;
}

function* termsIn(parts: readonly (() => string)[]): Generator<InvertedTerm> {
  for (const read of parts) {
    const {terms, postings} = JSON.parse(read()) as SearchTerms;
    const all = postings.split(" ");
    for (const [i, term] of terms.entries()) yield {term, postings: all[i] as string};
  }
}
