import type {BodyReader} from "#core/model/page-body.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {SEARCH_INDEX, searchTermsPath} from "#schemas/artifact-paths.ts";
import {present} from "#schemas/rules/present.ts";
import type {SearchIndex, SearchTerms} from "#schemas/search.ts";
import type {InvertedTerm} from "#search/index/inverted.ts";
import {type ChangedPage, updateTerms} from "#search/index/update.ts";
import {indexedPage} from "./lazy-index.ts";

/** State of the last build. */
export interface PreviousBuild {
  /** Returns a page as it was in the last build. */
  facts(path: string): PageFacts | undefined;
  /** Bodies of the last build. */
  bodies: BodyReader;
  /** Returns a reader of an artifact produced for a key; null if it is missing or was modified. */
  artifact(path: string, key: string): (() => string) | null;
}

/** Fraction of changed pages above which rebuilding the index is just as fast. */
const MOST_CHANGED = 0.2;

/**
 * Updates the terms of the last build's index. Returns null if that is impossible because the pages or their order
 * differ, or too much has changed.
 *
 * @param keyOf returns the cache key of the index of pages
 */
export function updatedTerms(
  pages: readonly PageFacts[],
  bodies: BodyReader,
  previous: PreviousBuild,
  keyOf: (pages: readonly PageFacts[]) => string,
): Iterable<InvertedTerm> | null {
  const old = pages.map(page => previous.facts(page.path)).filter(page => page !== undefined);
  if (old.length !== pages.length) return null;
  // The key shows that the index was built from these pages in this order.
  const terms = storedTerms(keyOf(old), previous);
  if (!terms) return null;
  const changes: ChangedPage[] = [];
  for (const [number, page] of pages.entries()) {
    const before = present(old[number]);
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

/** Reads the entry point of an emitted index. Returns null if it is missing. */
export function previousIndex(previous: PreviousBuild | undefined, key: string): SearchIndex | null {
  const read = previous?.artifact(SEARCH_INDEX, key);
  return read ? JSON.parse(read()) : null;
}

/** Reads all terms of an emitted index, part by part. Returns null if a part is missing. */
function storedTerms(key: string, previous: PreviousBuild): Iterable<InvertedTerm> | null {
  const parts = previousIndex(previous, key)?.firstTerms.map((_, n) =>
    previous.artifact(searchTermsPath(n), key),
  );
  return parts?.every(part => part !== null) ? termsIn(parts) : null;
}

function* termsIn(parts: readonly (() => string)[]): Generator<InvertedTerm> {
  for (const read of parts) {
    const {terms, postings}: SearchTerms = JSON.parse(read());
    const all = postings.split(" ");
    for (const [i, term] of terms.entries()) yield {term, postings: all[i] ?? ""};
  }
}
