import {ROOT_SECTION} from "../../../schemas/artifact-paths.ts";
import {buildIndex, type IndexedPage, type IndexParts} from "../../../search/build.ts";
import type {BodyReader, PageFacts} from "../../pipeline/types.ts";

/** The index of pages, built when it is first asked for. Bodies are read one at a time. */
export function lazyIndex(
  pages: readonly PageFacts[],
  bodies: BodyReader,
  count: {terms: number; words: number},
): () => IndexParts {
  let index: IndexParts | undefined;
  return () => {
    index ??= buildIndex(indexedPages(pages, bodies), count);
    return index;
  };
}

function* indexedPages(pages: readonly PageFacts[], bodies: BodyReader): Generator<IndexedPage> {
  for (const page of pages) {
    const terms = Buffer.from(bodies.read(page, "terms")).toString();
    yield {terms, dated: page.date !== null};
  }
}

/** Name of a page's section as readers see it; empty for plain pages at the top level. */
export const sectionTitle = ({section}: PageFacts, titles: ReadonlyMap<string, string>): string =>
  section === ROOT_SECTION ? "" : (titles.get(section) ?? section);
