import type {SectionRow, SectionRows} from "#site/artifacts/types.ts";

/** A row of a section in order of dates. */
export type DatedRow = SectionRow & {date: string};

const isDated = (row: SectionRow): row is DatedRow => row.date !== undefined;

/** What the index page of a section lists: its pages, newest first, where every one of them has a date. */
export function datedRows({url, pages}: SectionRows, current: string): DatedRow[] {
  if (current !== url) return [];
  const others = pages.filter(page => page.url !== url);
  return others.every(isDated)
    ? others.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    : [];
}

/** A title without the page's own date at its end, which the list shows apart: `Plans (2020-12-08)` → `Plans`. */
export const titleWithoutDate = (title: string, date: string): string =>
  title.endsWith(`(${date})`) ? title.slice(0, -date.length - 2).trimEnd() || title : title;
