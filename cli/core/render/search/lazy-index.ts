import {join} from "node:path";
import type {BodyReader} from "#core/model/page-body.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {ROOT_SECTION} from "#schemas/artifact-paths.ts";
import {cutIndex, type IndexedPage, type IndexParts, indexTerms} from "#search/index/build.ts";
import {listOf, type PartReach, type TermList} from "#search/index/build-parts.ts";
import type {InvertedTerm} from "#search/index/inverted.ts";
import {pageWeight} from "#search/index/page-weight.ts";
import {linesOf, writeLines} from "#support/files/lines.ts";
import {once} from "#support/once.ts";

/** Memory limits of an index. Beyond them, its terms are sorted in runs and stored in files. */
export interface IndexMemory {
  /** Bytes of source up to which sorted terms stay in memory. */
  source: number;
  /** Number of pairs of term and page in one run. */
  pairs: number;
}

/** Default limits: runs of about 2,000 pages. */
const MEMORY: IndexMemory = {source: 32 * 2 ** 20, pairs: 2_000_000};

/** Options for building an index. */
export interface IndexOptions {
  /** Distances between the starts of parts. */
  reach: PartReach;
  /** Creates a folder for temporary files, which are needed until the index is written. */
  scratch: () => string;
  /** Returns the terms if they are already known. */
  known: () => Iterable<InvertedTerm> | null;
  memory?: IndexMemory | undefined;
}

/** Creates an index that is built on first use. Bodies are read one at a time. */
export function lazyIndex(
  pages: readonly PageFacts[],
  bodies: BodyReader,
  {reach, scratch, known, memory = MEMORY}: IndexOptions,
): () => IndexParts {
  let runs = 0;
  const keep = (terms: Iterable<InvertedTerm>): TermList => {
    const file = join(scratch(), `terms-${runs}.txt`);
    runs += 1;
    writeTerms(file, terms);
    return termFile(file);
  };
  return once(() => {
    const terms =
      known() ?? indexTerms(indexedPages(pages, bodies), memory.pairs, run => keep(run).entries());
    const size = pages.reduce((sum, page) => sum + page.size, 0);
    return cutIndex(size <= memory.source ? listOf(terms) : keep(terms), reach);
  });
}

function* indexedPages(pages: readonly PageFacts[], bodies: BodyReader): Generator<IndexedPage> {
  for (const page of pages) yield indexedPage(page, bodies);
}

/** Reads the part of a page that is indexed. */
export const indexedPage = (page: PageFacts, bodies: BodyReader): IndexedPage => ({
  terms: bodies.read(page, "terms").toString(),
  worth: pageWeight({url: page.url, dated: page.date !== null, external: page.external}),
});

/** Returns the title of a page's section, or `undefined` for top-level pages. */
export const sectionTitle = (
  {section}: PageFacts,
  titles: ReadonlyMap<string, string>,
): string | undefined => (section === ROOT_SECTION ? undefined : titles.get(section) || section);

/** Opens a list of terms in a file, one per line. */
const termFile = (file: string): TermList => ({
  *entries(from, to) {
    for (const {text, end} of linesOf(file, from, to)) {
      const at = text.indexOf(" ");
      yield {term: text.slice(at + 1), postings: text.slice(0, at), end};
    }
  },
});

/** Writes terms to a file, one per line. */
const writeTerms = (file: string, terms: Iterable<InvertedTerm>): void => writeLines(file, linesFor(terms));

function* linesFor(terms: Iterable<InvertedTerm>): Generator<string> {
  for (const {term, postings} of terms) yield `${postings} ${term}`;
}
