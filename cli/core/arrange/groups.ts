import {type PageFacts, placed, treePathOf} from "../model/page-facts.ts";
import {comparePages, groupKey} from "./order.ts";

/**
 * Merges groups of a folder that differ only in letter case. The spelling of the first page in order wins.
 *
 * @returns the pages, and the original group of each respelled page by URL
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
