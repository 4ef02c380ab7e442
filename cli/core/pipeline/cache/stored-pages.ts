import {
  type ListPart,
  PAGE_LISTS,
  type PageBrief,
  type PageFacts,
  type PageLists,
} from "#core/model/page-facts.ts";
import type {BodyPlace} from "./packed-body.ts";

/** Facts of a page whose lists are in the pack: they are read from there on demand. */
export interface StoredPage extends PageFacts {
  readonly place: BodyPlace;
}

/** Pages whose lists are kept at hand, since one stage often asks for several of them in turn. */
const MOST_KNOWN = 200;

/**
 * Gives facts their lists.
 *
 * @param read reads a part of the page at a place of the pack
 */
export function storedPages(
  read: (url: string, place: BodyPlace, part: ListPart) => Uint8Array,
): (brief: PageBrief, place: BodyPlace) => StoredPage {
  const prototype = {};
  for (const part of ["outline", "targets", "checks"] as const) {
    const known = new Map<BodyPlace, Partial<PageLists>>();
    const lists = ({url, place}: StoredPage): Partial<PageLists> => {
      let found = known.get(place);
      if (!found) {
        found = JSON.parse(Buffer.from(read(url, place, part)).toString()) as Partial<PageLists>;
        if (known.size === MOST_KNOWN) known.clear();
        known.set(place, found);
      }
      return found;
    };
    for (const key of PAGE_LISTS[part])
      Object.defineProperty(prototype, key, {
        get(this: StoredPage) {
          return lists(this)[key];
        },
      });
  }
  // Written so, in one literal, all pages share one hidden class of V8; put together in any other way, each has its own,
  // which takes three times the memory of the facts.
  return (brief, place) => ({__proto__: prototype, ...brief, place}) as unknown as StoredPage;
}

/** What is in memory of a page, without its place, which means nothing elsewhere. */
export function briefOf({place: _place, ...brief}: StoredPage): PageBrief {
  return brief;
}
