import {distance} from "fastest-levenshtein";
import type {PageFacts} from "#core/model/page-facts.ts";
import {placeOfKey, type SiteRule} from "./view.ts";

/**
 * Reports probable typos in group names: names that differ only in case, which are merged, and small groups
 * whose name differs by one letter from one with at least twice as many pages.
 */
export const groupUnknown: SiteRule = function* ({arrangement}) {
  for (const [url, written] of arrangement.writtenGroups) {
    const page = arrangement.byUrl.get(url);
    if (!page) continue;
    const message = `the group “${written}” is shown as “${page.group}”, because another page in its folder spells it that way`;
    yield {message, place: {...placeOfKey(page, "group"), hint: `Write “${page.group}”.`}};
  }
  for (const {pages} of arrangement.sections) {
    const groups = new Map<string, PageFacts[]>();
    for (const page of pages) {
      if (page.group !== null) groups.set(page.group, [...(groups.get(page.group) ?? []), page]);
    }
    for (const [name, few] of groups) {
      const meant = [...groups].find(other => isSlip(name, few.length, other))?.[0];
      if (meant === undefined) continue;
      const those = few.length === 1 ? "this page alone" : `only ${few.length} pages`;
      const message = `the group “${name}” has ${those}, but there is a similar group “${meant}”`;
      for (const page of few)
        yield {message, place: {...placeOfKey(page, "group"), hint: `Did you mean “${meant}”?`}};
    }
  }
};

/**
 * Reports whether a name is probably a typo. Names that differ in a number are distinct on purpose (`Version
 * 4`, `Version 5`).
 */
function isSlip(name: string, count: number, [other, pages]: [string, PageFacts[]]): boolean {
  if (name === other || pages.length < 2 * count) return false;
  const [a, b] = [name.trim().toLowerCase(), other.trim().toLowerCase()];
  if (a.replaceAll(/\d+/g, "") !== a || b.replaceAll(/\d+/g, "") !== b) return false;
  return distance(a, b) <= (Math.min(a.length, b.length) < 4 ? 0 : 1);
}
