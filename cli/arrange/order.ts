/** What the order of pages looks at. */
export interface Orderable {
  /** Base name without leading underscore. */
  name: string;
  title: string;
  sort: number | null;
  group: string | null;
  date: string | null;
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const isIndex = (page: Orderable): boolean => page.name === "index.md" || page.name === "index.mdx";

/**
 * The one total order of pages in a folder (contract of the page index): index page first; then `group`, lower-cased,
 * none first; then `sort` ascending, pages without one last and among themselves by title, lower-cased; then name by code
 * unit.
 */
export function compareBySort(a: Orderable, b: Orderable): number {
  return (
    Number(isIndex(b)) - Number(isIndex(a)) ||
    compareText((a.group ?? "").toLowerCase(), (b.group ?? "").toLowerCase()) ||
    compareSort(a, b) ||
    compareText(a.name, b.name)
  );
}

/** Order of a blog: index page first, newest date first, undated pages last; then as `compareBySort`. */
export function compareByDate(a: Orderable, b: Orderable): number {
  return (
    Number(isIndex(b)) - Number(isIndex(a)) || compareText(b.date ?? "", a.date ?? "") || compareBySort(a, b)
  );
}

function compareSort(a: Orderable, b: Orderable): number {
  if (a.sort === null && b.sort === null) return compareText(a.title.toLowerCase(), b.title.toLowerCase());
  if (a.sort === null || b.sort === null) return Number(a.sort === null) - Number(b.sort === null);
  return a.sort - b.sort;
}
