import {join} from "node:path";
import type {BodyReader} from "#core/model/page-body.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {ROOT_SECTION} from "#schemas/artifact-paths.ts";
import {cutIndex, type IndexedPage, type IndexParts, indexTerms} from "#search/index/build.ts";
import {listOf, type TermList} from "#search/index/build-parts.ts";
import type {InvertedTerm} from "#search/index/inverted.ts";
import {kindWorth} from "#search/index/kind-worth.ts";
import {termFile, writeTerms} from "./term-file.ts";

/** How much of an index is in memory at once; beyond, its terms are sorted in runs and lie in files. */
export interface IndexMemory {
  /** Bytes of source up to which the sorted terms are in memory. */
  source: number;
  /** Pairs of term and page in one run. */
  pairs: number;
}

/** Runs of some 2,000 pages. */
const MEMORY: IndexMemory = {source: 32 * 2 ** 20, pairs: 2_000_000};

/** How an index is built. */
export interface IndexOptions {
  /** Number of parts to make of terms and of words. */
  count: {terms: number; words: number};
  /** Gives a folder for files that are needed until the index is written. */
  scratch: () => string;
  /** Gives its terms where they are known already. */
  known: () => Iterable<InvertedTerm> | null;
  memory?: IndexMemory | undefined;
}

/** The index of pages, built on first use. Bodies are read one at a time. */
export function lazyIndex(
  pages: readonly PageFacts[],
  bodies: BodyReader,
  {count, scratch, known, memory = MEMORY}: IndexOptions,
): () => IndexParts {
  let runs = 0;
  const keep = (terms: Iterable<InvertedTerm>): TermList => {
    const file = join(scratch(), `terms-${runs}.txt`);
    runs += 1;
    writeTerms(file, terms);
    return termFile(file);
  };
  let index: IndexParts | undefined;
  return () => {
    if (index) return index;
    const terms =
      known() ?? indexTerms(indexedPages(pages, bodies), memory.pairs, run => keep(run).entries());
    const size = pages.reduce((sum, page) => sum + page.size, 0);
    index = cutIndex(size <= memory.source ? listOf(terms) : keep(terms), count);
    return index;
  };
}

function* indexedPages(pages: readonly PageFacts[], bodies: BodyReader): Generator<IndexedPage> {
  for (const page of pages) yield indexedPage(page, bodies);
}

/** What the index needs of a page. */
export const indexedPage = (page: PageFacts, bodies: BodyReader): IndexedPage => ({
  terms: Buffer.from(bodies.read(page, "terms")).toString(),
  worth: kindWorth({url: page.url, dated: page.date !== null, external: page.external}),
});

/** Name of a page's section as readers see it; empty for plain pages at the top level. */
export const sectionTitle = ({section}: PageFacts, titles: ReadonlyMap<string, string>): string =>
  section === ROOT_SECTION ? "" : (titles.get(section) ?? section);
