import {type PageFacts, placed, treePathOf} from "../model/page-facts.ts";
import {comparePages, groupKey} from "./order.ts";

/**
 * Gives pages of one folder whose groups differ in case alone the same group, spelled as on the first of them in order.
 *
 * @returns the pages, and the group as written by the url of each page that was given another spelling
 */
export function uniteGroups(pages: readonly PageFacts[]): {
  pages: PageFacts[];
  written: ReadonlyMap<string, string>;
} {
  const first = new Map<string, PageFacts>();
  const keyOf = (page: PageFacts): string => {
    const place = treePathOf(page);
    return `${place.slice(0, place.lastIndexOf("/") + 1)}\n${groupKey(page.group)}`;
  };
  for (const page of pages) {
    const known = first.get(keyOf(page));
    if (page.group !== null && (!known || comparePages("sort", page, known) < 0))
      first.set(keyOf(page), page);
  }
  const written = new Map<string, string>();
  return {
    written,
    pages: pages.map(page => {
      const group = page.group === null ? null : (first.get(keyOf(page))?.group ?? page.group);
      if (group === page.group) return page;
      written.set(page.url, page.group as string);
      return placed(page, {group});
    }),
  };
}
