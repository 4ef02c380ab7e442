import type {Arrangement} from "#core/model/arrangement.ts";
import type {EmitFile} from "#core/model/emit-file.ts";
import type {BodyReader} from "#core/model/page-body.ts";
import {isListed, type PageFacts} from "#core/model/page-facts.ts";
import {SEARCH_INDEX, searchPagesPath, searchTermsPath, searchWordsPath} from "#schemas/artifact-paths.ts";
import type {Config} from "#schemas/config.ts";
import {SCHEMA_VERSIONS} from "#schemas/version.ts";
import {linesHash} from "#support/files/hash.ts";
import {artifactJson} from "#support/json/artifact-json.ts";
import {pagesInOrder} from "../documents/context.ts";
import {indexDocument, pagesDocument, termsDocument, wordsDocument} from "./documents.ts";
import {type IndexMemory, lazyIndex, sectionTitle} from "./lazy-index.ts";
import {recordsFile} from "./plain-records.ts";
import {type PreviousBuild, updatedTerms} from "./previous.ts";

/** Input of the search index. */
export interface SearchInput {
  arrangement: Arrangement;
  config: Config;
  bodies: BodyReader;
  /** Creates a folder for temporary files, which are needed until the index is written. */
  scratch: () => string;
  /** Previous build, so that an edit need not index all pages again. */
  previous?: PreviousBuild;
  memory?: IndexMemory | undefined;
}

/** Number of pages per file of the result list. */
const PAGES_PER_FILE = 128;
/** Bytes of source per part of terms and words, resulting in parts of about 20 and 100 kB. */
const SOURCE_PER_PART = {terms: 130_000, words: 4_000_000};

/**
 * Lists the files of the search index; none if search is disabled. Sites with a hosted engine have them too, for
 * `docs-index search`, `check` and `push-search`.
 *
 * All parts of the index share one cache key, which depends on page metadata only. If it changed, bodies are read one by one
 * and the index is built once for all parts. The number of parts follows from the size of the sources, so planning needs
 * no index.
 */
export function* planSearch({
  arrangement,
  config,
  bodies,
  scratch,
  previous,
  memory,
}: SearchInput): Iterable<EmitFile> {
  if (config.search.provider === "none") return;
  const pages = pagesInOrder(arrangement).filter(isListed);
  const titles = new Map(arrangement.sections.map(({name, title}) => [name, title]));

  const {synonyms, records} = config.search;
  const keyOf = (of: readonly PageFacts[]): string =>
    linesHash(
      [JSON.stringify([SCHEMA_VERSIONS["search-index"], synonyms])],
      of.map(page => indexedFacts(page, titles)),
    );
  const key = keyOf(pages);
  if (records !== undefined) {
    const recorded = pages.map(
      page => [page, {url: page.url, title: page.title, sectionTitle: sectionTitle(page, titles)}] as const,
    );
    yield recordsFile(recorded, records, {config, bodies, key});
  }
  const size = pages.reduce((sum, page) => sum + page.size, 0);
  const count = {
    terms: Math.max(1, Math.ceil(size / SOURCE_PER_PART.terms)),
    words: Math.max(1, Math.ceil(size / SOURCE_PER_PART.words)),
  };
  const known = () => (previous ? updatedTerms(pages, bodies, previous, keyOf) : null);
  const index = lazyIndex(pages, bodies, {count, scratch, known, memory});
  const file = (path: string, produce: () => unknown): EmitFile => ({
    path,
    key,
    produce: () => [artifactJson(produce())],
  });
  yield file(SEARCH_INDEX, () =>
    indexDocument(index(), {indexId: key, pageCount: pages.length, pagesPerFile: PAGES_PER_FILE}, synonyms),
  );
  for (let n = 0; n < count.terms; n += 1)
    yield file(searchTermsPath(n), () => termsDocument(index(), key, n));
  for (let n = 0; n < count.words; n += 1)
    yield file(searchWordsPath(n), () => wordsDocument(index(), key, n));
  for (let n = 0; n * PAGES_PER_FILE < pages.length; n += 1) {
    const shown = pages.slice(n * PAGES_PER_FILE, (n + 1) * PAGES_PER_FILE);
    yield file(searchPagesPath(n), () => pagesDocument(shown, titles, key));
  }
}

const indexedFacts = (
  {url, title, section, date, size, bodyHash}: PageFacts,
  titles: ReadonlyMap<string, string>,
): string => JSON.stringify([url, title, section, titles.get(section), date !== null, size, bodyHash]);
