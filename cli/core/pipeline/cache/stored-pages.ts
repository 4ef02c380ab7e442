import type {PageFacts, PageLists, PageSummary} from "#core/model/page-facts.ts";
import type {BodyPlace} from "./packed-body.ts";

/** Page whose lists are stored in the pack. */
export interface StoredPage extends PageFacts {
  readonly place: BodyPlace;
}

/** Number of pages whose lists are kept in memory, since one stage often reads several of them in turn. */
const MOST_KNOWN = 200;

/**
 * Creates a function that adds list readers to a page.
 *
 * @param read reads a part of the page at a location in the pack
 */
export function storedPages(
  read: (url: string, place: BodyPlace, part: keyof PageLists) => Buffer,
): (summary: PageSummary, place: BodyPlace) => StoredPage {
  const reader = <Part extends keyof PageLists>(part: Part) => {
    const known = new Map<BodyPlace, PageLists[Part]>();
    return function readLists(this: StoredPage): PageLists[Part] {
      const found = known.get(this.place) ?? JSON.parse(read(this.url, this.place, part).toString());
      if (known.size === MOST_KNOWN) known.clear();
      known.set(this.place, found);
      return found;
    };
  };
  const prototype = {
    readOutline: reader("outline"),
    readTargets: reader("targets"),
    readChecks: reader("checks"),
  };
  // In one literal, so that all pages share one hidden class of V8. Otherwise each has its own, which takes three times the
  // memory of the summaries.
  return (summary, place) => ({__proto__: prototype, ...summary, place}) as unknown as StoredPage;
}

/** Returns the summary of a page without its location, which is meaningless in other packs. */
export function summaryOf({place: _place, ...summary}: StoredPage): PageSummary {
  return summary;
}
