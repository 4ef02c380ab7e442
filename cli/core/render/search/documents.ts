import type {PageFacts} from "#core/model/page-facts.ts";
import type {Config} from "#schemas/config.ts";
import type {SearchIndex, SearchPages, SearchTerms, SearchWords} from "#schemas/search.ts";
import {artifactHeader} from "#schemas/version.ts";
import type {IndexParts} from "#search/index/build.ts";
import {sectionOf} from "../documents/page-metadata.ts";
import {sectionTitle} from "./lazy-index.ts";

/** Creates `data/search/index.json`. */
export const indexDocument = (
  head: Pick<SearchIndex, "indexId" | "pageCount" | "pagesPerFile" | "firstTerms" | "firstWords">,
  synonyms: Config["search"]["synonyms"],
): SearchIndex => ({
  ...artifactHeader("search-index"),
  ...head,
  ...(synonyms.length > 0 ? {synonyms} : {}),
});

/** Creates `data/search/terms/<n>.json`. */
export function termsDocument(index: IndexParts, indexId: string, n: number): SearchTerms {
  return {...artifactHeader("search-terms"), indexId, ...index.terms(n)};
}

/** Creates `data/search/words/<n>.json`. */
export function wordsDocument(index: IndexParts, indexId: string, n: number): SearchWords {
  const {words, counts} = index.words(n);
  return {...artifactHeader("search-words"), indexId, words, pageCounts: counts};
}

/** Creates `data/search/pages/<n>.json`. */
export const pagesDocument = (
  pages: readonly PageFacts[],
  titles: ReadonlyMap<string, string>,
  indexId: string,
): SearchPages => ({
  ...artifactHeader("search-pages"),
  indexId,
  pages: pages.map(page => {
    const title = sectionTitle(page, titles);
    return {
      url: page.url,
      title: page.title,
      section: sectionOf(page),
      ...(title === undefined ? {} : {sectionTitle: title}),
    };
  }),
});
