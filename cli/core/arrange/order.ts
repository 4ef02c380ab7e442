import {compareNatural, compareText} from "./natural.ts";

/** What the order of pages looks at. */
export interface Orderable {
  /** Base name without leading underscore. */
  name: string;
  title: string;
  sort: number | null;
  group: string | null;
  date: string | null;
  /** The page of the folder itself, whatever its name. */
  isIndex?: boolean;
}

const isIndex = ({name, isIndex = false}: Orderable): boolean =>
  isIndex || /^(?:index|README)\.mdx?$/.test(name);

/** One thing that the order looks at; the next one decides where it finds no difference. */
interface Criterion {
  because: string;
  compare(a: Orderable, b: Orderable): number;
}

const INDEX: Criterion = {
  because: "index page first",
  compare: (a, b) => Number(isIndex(b)) - Number(isIndex(a)),
};

const GROUP: Criterion = {
  because: "group, none first",
  compare: (a, b) => compareText(groupKey(a.group), groupKey(b.group)),
};

const SORT: Criterion = {because: "sort, pages without one last", compare: compareSort};

const NAME: Criterion = {because: "file name", compare: (a, b) => compareNatural(a.name, b.name)};

/** File name without ending, whatever the case, as it is in urls. */
const slugOf = ({name}: Orderable): string => name.replace(/\.mdx?$/, "").toLowerCase();

const BY_SORT: readonly Criterion[] = [
  INDEX,
  GROUP,
  SORT,
  {because: "title, where neither has a sort", compare: compareTitle},
  NAME,
];

const BY_FILE: readonly Criterion[] = [
  INDEX,
  GROUP,
  SORT,
  {...NAME, compare: (a, b) => compareText(slugOf(a), slugOf(b))},
  NAME,
];

/** Each order of pages: what it looks at, one after the other. */
const ORDERS = {
  sort: BY_SORT,
  name: [INDEX, GROUP, SORT, {...NAME, compare: (a: Orderable, b: Orderable) => compareText(a.name, b.name)}],
  slug: BY_FILE,
  file: BY_FILE,
  date: [
    INDEX,
    GROUP,
    {
      because: "date, newest first",
      compare: (a: Orderable, b: Orderable) => compareText(b.date ?? "", a.date ?? ""),
    },
    ...BY_SORT.slice(2),
  ],
} satisfies Record<string, readonly Criterion[]>;
export type PageOrder = keyof typeof ORDERS;

/** What makes two groups one: case and Unicode form do not count. */
export const groupKey = (group: string | null): string => (group ?? "").normalize().toLowerCase();

/**
 * A total order of pages in a folder (contract of the page index). All put the index page first, then pages without a
 * group, then the groups, lower-cased. Within these:
 *
 * - `sort`: by `sort`, equal ones by name; pages without one last and among themselves by title, lower-cased, then by
 *   name; titles and names in natural order;
 * - `name`: by `sort`, pages without one last and by name, code unit by code unit;
 * - `slug`: the same without the ending of names, whatever their case, as tools do that list a folder by its files;
 * - `file`: the same, where a folder has no place from the pages in it;
 * - `date`: newest date first, undated pages last; then as `sort`.
 */
export const comparePages = (order: PageOrder, a: Orderable, b: Orderable): number =>
  decisive(ORDERS[order], a, b)?.result ?? 0;

/** In words, why one page is before another. */
export const whyBefore = (a: Orderable, b: Orderable, order: PageOrder): string =>
  decisive(ORDERS[order], a, b)?.because ?? "same name";

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
  return a.sort === null && b.sort === null
    ? compareNatural(a.title.toLowerCase(), b.title.toLowerCase())
    : 0;
}
