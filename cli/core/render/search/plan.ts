import type {Arrangement} from "#core/model/arrangement.ts";
import type {EmitFile} from "#core/model/emit-file.ts";
import type {BodyReader} from "#core/model/page-body.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {isListed} from "#core/model/page-status.ts";
import {SEARCH_INDEX, searchPagesPath, searchTermsPath, searchWordsPath} from "#schemas/artifact-paths.ts";
import type {Config} from "#schemas/config.ts";
import type {SearchIndex} from "#schemas/search.ts";
import {SCHEMA_VERSIONS} from "#schemas/version.ts";
import type {IndexParts} from "#search/index/build.ts";
import type {PartReach} from "#search/index/build-parts.ts";
import {linesHash} from "#support/files/hash.ts";
import {artifactJson} from "#support/json/artifact-json.ts";
import {once} from "#support/once.ts";
import {pagesInOrder} from "../documents/context.ts";
import {indexDocument, pagesDocument, termsDocument, wordsDocument} from "./documents.ts";
import {type IndexMemory, lazyIndex, sectionTitle} from "./lazy-index.ts";
import {recordsFile} from "./plain-records.ts";
import {type PreviousBuild, previousIndex, updatedTerms} from "./previous.ts";

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
/** Distances between the starts of parts, in characters, resulting in parts of about 25 and 120 kB. */
const REACH: PartReach = {terms: 12_000, words: 60_000};

/**
 * Lists the files of the search index; none if search is disabled. Sites with a hosted engine have them too, for
 * `docs-index search`, `check` and `push-search`.
 *
 * All parts of the index share one cache key, which depends on page metadata only. If it changed, bodies are read one
 * by one and the index is built once for all parts. Most parts then have the same bytes as before: the index id changes
 * only if page numbers or part ranges change, so files of different builds with the same id are compatible.
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
  const known = () => (previous ? updatedTerms(pages, bodies, previous, keyOf) : null);
  const index = lazyIndex(pages, bodies, {reach: REACH, scratch, known, memory});
  const urls = pages.map(({url}) => url);
  const head = once(() => {
    const {firstTerms, firstWords} = previousIndex(previous, key) ?? firstsOf(index());
    // Everything before the second part is in the first one, regardless of its first entry.
    const fixed = [SCHEMA_VERSIONS["search-index"], firstTerms.slice(1), firstWords.slice(1)].map(part =>
      JSON.stringify(part),
    );
    const indexId = linesHash(fixed, urls);
    return {indexId, pageCount: pages.length, pagesPerFile: PAGES_PER_FILE, firstTerms, firstWords};
  });
  const file = (path: string, produce: (indexId: string) => unknown): EmitFile => ({
    path,
    key,
    produce: () => [artifactJson(produce(head().indexId))],
  });
  yield file(SEARCH_INDEX, () => indexDocument(head(), synonyms));
  for (const n of head().firstTerms.keys())
    yield file(searchTermsPath(n), id => termsDocument(index(), id, n));
  for (const n of head().firstWords.keys())
    yield file(searchWordsPath(n), id => wordsDocument(index(), id, n));
  for (let n = 0; n * PAGES_PER_FILE < pages.length; n += 1) {
    const shown = pages.slice(n * PAGES_PER_FILE, (n + 1) * PAGES_PER_FILE);
    yield file(searchPagesPath(n), id => pagesDocument(shown, titles, id));
  }
  if (records !== undefined) {
    const recorded = pages.map(
      page => [page, {url: page.url, title: page.title, sectionTitle: sectionTitle(page, titles)}] as const,
    );
    yield recordsFile(recorded, records, {config, bodies, key});
  }
}

const indexedFacts = (
  {url, title, section, date, size, bodyHash}: PageFacts,
  titles: ReadonlyMap<string, string>,
): string => JSON.stringify([url, title, section, titles.get(section), date !== null, size, bodyHash]);

const firstsOf = ({first}: IndexParts): Pick<SearchIndex, "firstTerms" | "firstWords"> => ({
  firstTerms: first.terms,
  firstWords: first.words,
});
