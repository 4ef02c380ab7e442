import {distance} from "fastest-levenshtein";
import type {PageFacts} from "../../model/page-facts.ts";
import {placeOfKey, type SiteRule} from "./view.ts";

/** Groups of one page whose name differs from that of another group by a slip: a letter, or case. */
export const groupUnknown: SiteRule = function* ({arrangement}) {
  for (const {pages} of arrangement.sections) {
    const groups = new Map<string, PageFacts[]>();
    for (const page of pages) {
      if (page.group !== null) groups.set(page.group, [...(groups.get(page.group) ?? []), page]);
    }
    for (const [name, [page, ...others]] of groups) {
      const meant = others.length > 0 ? undefined : [...groups].find(other => isSlip(name, other))?.[0];
      if (!page || meant === undefined) continue;
      const message = `the group “${name}” has this page alone, beside the group “${meant}”`;
      yield {message, place: {...placeOfKey(page, "group"), hint: `Did you mean “${meant}”?`}};
    }
  }
};

/** Numbers set groups apart on purpose (`Version 4`, `Version 5`). */
function isSlip(name: string, [other, pages]: [string, PageFacts[]]): boolean {
  if (name === other || pages.length < 2) return false;
  const [a, b] = [name.trim().toLowerCase(), other.trim().toLowerCase()];
  if (a.replaceAll(/\d+/g, "") !== a || b.replaceAll(/\d+/g, "") !== b) return false;
  return distance(a, b) <= (Math.min(a.length, b.length) < 4 ? 0 : 1);
}
