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

const isIndex = (page: Orderable): boolean => /^(?:index|README)\.mdx?$/.test(page.name);

/** One thing that the order looks at; the next one decides where it finds no difference. */
interface Criterion {
  because: string;
  compare(a: Orderable, b: Orderable): number;
}

const INDEX: Criterion = {
  because: "index page first",
  compare: (a, b) => Number(isIndex(b)) - Number(isIndex(a)),
};

const BY_SORT: readonly Criterion[] = [
  INDEX,
  {
    because: "group, none first",
    compare: (a, b) => compareText((a.group ?? "").toLowerCase(), (b.group ?? "").toLowerCase()),
  },
  {because: "sort, pages without one last", compare: compareSort},
  {because: "title, where neither has a sort", compare: compareTitle},
  {because: "file name", compare: (a, b) => compareText(a.name, b.name)},
];

const BY_DATE: readonly Criterion[] = [
  INDEX,
  {because: "date, newest first", compare: (a, b) => compareText(b.date ?? "", a.date ?? "")},
  ...BY_SORT.slice(1),
];

/**
 * The one total order of pages in a folder (contract of the page index): index page first; then `group`, lower-cased,
 * none first; then `sort` ascending, pages without one last and among themselves by title, lower-cased; then name by code
 * unit.
 */
export const compareBySort = (a: Orderable, b: Orderable): number => decisive(BY_SORT, a, b)?.result ?? 0;

/** Order of a blog: index page first, newest date first, undated pages last; then as `compareBySort`. */
export const compareByDate = (a: Orderable, b: Orderable): number => decisive(BY_DATE, a, b)?.result ?? 0;

/** In words, why one page stands before another. */
export const whyBefore = (a: Orderable, b: Orderable, order: "sort" | "date"): string =>
  decisive(order === "date" ? BY_DATE : BY_SORT, a, b)?.because ?? "same name";

function decisive(
  criteria: readonly Criterion[],
  a: Orderable,
  b: Orderable,
): {because: string; result: number} | null {
  for (const {because, compare} of criteria) {
    const result = compare(a, b);
    if (result !== 0) return {because, result};
  }
  return null;
}

function compareSort(a: Orderable, b: Orderable): number {
  if (a.sort === null || b.sort === null) return Number(a.sort === null) - Number(b.sort === null);
  return a.sort - b.sort;
}

function compareTitle(a: Orderable, b: Orderable): number {
  return a.sort === null && b.sort === null ? compareText(a.title.toLowerCase(), b.title.toLowerCase()) : 0;
}
