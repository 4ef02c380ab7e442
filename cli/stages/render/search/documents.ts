import type {SearchIndex, SearchPages, SearchTerms, SearchWords} from "../../../../schemas/search.ts";
import {artifactHeader} from "../../../../schemas/version.ts";
import type {IndexParts} from "../../../../search/index/build.ts";
import type {PageFacts} from "../../../model/page-facts.ts";
import {sectionTitle} from "./lazy-index.ts";

/** `data/search/index.json`. */
export const indexDocument = (
  {terms, words}: IndexParts,
  build: string,
  pages: number,
  pagesPerFile: number,
): SearchIndex => ({
  ...artifactHeader("search-index"),
  build,
  pages,
  pagesPerFile,
  terms: terms.map(part => part.first),
  words: words.map(part => part.first),
});

/** `data/search/terms/<n>.json`. */
export function termsDocument(index: IndexParts, build: string, n: number): SearchTerms {
  const {terms, postings} = index.terms[n] as IndexParts["terms"][number];
  return {...artifactHeader("search-terms"), build, terms, postings};
}

/** `data/search/words/<n>.json`. */
export function wordsDocument(index: IndexParts, build: string, n: number): SearchWords {
  const {words, counts} = index.words[n] as IndexParts["words"][number];
  return {...artifactHeader("search-words"), build, words: words.join(" "), counts};
}

/** `data/search/pages/<n>.json`. */
export const pagesDocument = (
  pages: readonly PageFacts[],
  titles: ReadonlyMap<string, string>,
  build: string,
): SearchPages => ({
  ...artifactHeader("search-pages"),
  build,
  pages: pages.map(page => ({url: page.url, title: page.title, section: sectionTitle(page, titles)})),
});

/** `data/text/<url path>/index.json` (`SearchText`), from the stored sections. */
export const textDocument = (sections: Uint8Array): (string | Uint8Array)[] => [
  `${JSON.stringify(artifactHeader("search-text")).slice(0, -1)},"sections":`,
  sections,
  "}\n",
];
