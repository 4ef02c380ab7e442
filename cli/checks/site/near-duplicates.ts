import type {PageFacts} from "#core/model/page-facts.ts";
import {isIndex, neighborhoods, placeOfKey, type SiteFinding, type SiteRule, type SiteView} from "./view.ts";

/**
 * Reports pages in the same folder and group with the same sort value, which leaves only their file names to
 * order them.
 */
export const sortDuplicate: SiteRule = view => {
  const dated = new Set(
    view.arrangement.sections.filter(({order}) => order === "date").map(({name}) => name),
  );
  return duplicates(view, "sort", page =>
    page.sort === null || isIndex(page) || dated.has(page.section) ? null : String(page.sort),
  );
};

/** Reports pages in the same folder and group with the same title. */
export const titleDuplicate: SiteRule = view =>
  duplicates(view, "title", page => page.title.normalize("NFC").toLowerCase());

function* duplicates(
  view: SiteView,
  key: "sort" | "title",
  keyOf: (page: PageFacts) => string | null,
): Iterable<SiteFinding> {
  for (const pages of neighborhoods(view)) {
    const first = new Map<string, PageFacts>();
    for (const page of pages) {
      const value = keyOf(page);
      const other = value === null ? undefined : first.get(value);
      if (value !== null && !other) first.set(value, page);
      if (!other) continue;
      const related = [{...placeOfKey(other, key), message: `also ${key} ${other[key]}`}];
      yield {
        message: `the ${key} ${key === "title" ? `“${page.title}”` : page.sort} is also used by ${other.url}`,
        place: {...placeOfKey(page, key), related},
      };
    }
  }
}
