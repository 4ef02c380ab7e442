import type {PageFacts} from "#core/model/page-facts.ts";
import type {Config} from "#schemas/config.ts";
import type {SearchIndex, SearchPages, SearchTerms, SearchWords} from "#schemas/search.ts";
import {artifactHeader} from "#schemas/version.ts";
import type {IndexParts} from "#search/index/build.ts";
import {sectionTitle} from "./lazy-index.ts";

/** Creates `data/search/index.json`. */
export const indexDocument = (
  {first}: IndexParts,
  head: Pick<SearchIndex, "build" | "pages" | "pagesPerFile">,
  synonyms: Config["search"]["synonyms"],
): SearchIndex => ({
  ...artifactHeader("search-index"),
  ...head,
  ...first,
  ...(synonyms.length > 0 ? {synonyms} : {}),
});

/** Creates `data/search/terms/<n>.json`. */
export function termsDocument(index: IndexParts, build: string, n: number): SearchTerms {
  return {...artifactHeader("search-terms"), build, ...index.terms(n)};
}

/** Creates `data/search/words/<n>.json`. */
export function wordsDocument(index: IndexParts, build: string, n: number): SearchWords {
  const {words, counts} = index.words(n);
  return {...artifactHeader("search-words"), build, words: words.join(" "), counts};
}

/** Creates `data/search/pages/<n>.json`. */
export const pagesDocument = (
  pages: readonly PageFacts[],
  titles: ReadonlyMap<string, string>,
  build: string,
): SearchPages => ({
  ...artifactHeader("search-pages"),
  build,
  pages: pages.map(page => ({url: page.url, title: page.title, section: sectionTitle(page, titles)})),
});
