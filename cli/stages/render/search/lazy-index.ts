import {ROOT_SECTION} from "../../../../schemas/artifact-paths.ts";
import {buildIndex, cutIndex, type IndexedPage, type IndexParts} from "../../../../search/index/build.ts";
import type {InvertedTerm} from "../../../../search/index/inverted.ts";
import {kindWorth} from "../../../../search/index/kind-worth.ts";
import type {BodyReader} from "../../../model/page-body.ts";
import type {PageFacts} from "../../../model/page-facts.ts";

/**
 * The index of pages, built when it is first asked for. Bodies are read one at a time.
 *
 * @param known gives its terms where they are known already
 */
export function lazyIndex(
  pages: readonly PageFacts[],
  bodies: BodyReader,
  count: {terms: number; words: number},
  known: () => InvertedTerm[] | null,
): () => IndexParts {
  let index: IndexParts | undefined;
  return () => {
    if (index) return index;
    const terms = known();
    index = terms ? cutIndex(terms, count) : buildIndex(indexedPages(pages, bodies), count);
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
