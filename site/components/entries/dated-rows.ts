import type {SectionRow, SectionRows} from "#site/artifacts/types.ts";

/** Row of a section ordered by date. */
export type DatedRow = SectionRow & {date: string};

const isDated = (row: SectionRow): row is DatedRow => row.date !== undefined;

/** Returns the pages that a section's index page lists, newest first, if all of them are dated. */
export function datedRows({url, pages}: SectionRows, current: string): DatedRow[] {
  if (current !== url) return [];
  const others = pages.filter(page => page.url !== url);
  return others.every(isDated)
    ? others.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    : [];
}

/**
 * Removes the page's date from the end of its title, because the list shows it separately: `Plans
 * (2020-12-08)` → `Plans`.
 */
export const titleWithoutDate = (title: string, date: string): string =>
  title.endsWith(`(${date})`) ? title.slice(0, -date.length - 2).trimEnd() || title : title;
