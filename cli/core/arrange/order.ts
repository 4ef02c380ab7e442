import {menuTitle} from "../model/page-status.ts";
import {compareNatural, compareText} from "./natural.ts";

/** Page properties that determine the order. */
export interface Orderable {
  /** Base name without leading underscore. */
  name: string;
  title: string;
  status?: {menuTitle?: string};
  sort: number | null;
  group: string | null;
  date: string | null;
  /** Whether it is the index page of the folder. */
  isIndex?: boolean;
}

const isIndex = ({name, isIndex = false}: Orderable): boolean =>
  isIndex || /^(?:index|readme)\.mdx?$/i.test(name);

/** Sort criterion; the next one breaks ties. */
interface Criterion {
  because: string;
  compare(a: Orderable, b: Orderable): number;
}

const INDEX: Criterion = {
  because: "index page first",
  compare: (a, b) => Number(isIndex(b)) - Number(isIndex(a)),
};

const GROUP: Criterion = {
  because: "group, by name; pages without one first",
  compare: (a, b) => compareText(groupKey(a.group), groupKey(b.group)),
};

const SORT: Criterion = {because: "sort; pages without one last", compare: compareSort};

const NAME: Criterion = {because: "file name", compare: (a, b) => compareNatural(a.name, b.name)};

/** Returns the lowercase file name without extension, as in URLs. */
const slugOf = ({name}: Orderable): string => name.replace(/\.mdx?$/, "").toLowerCase();

const BY_SORT: readonly Criterion[] = [
  INDEX,
  GROUP,
  SORT,
  {because: "title, since neither has a sort", compare: compareTitle},
  NAME,
];

const BY_FILE: readonly Criterion[] = [
  INDEX,
  GROUP,
  SORT,
  {...NAME, compare: (a, b) => compareText(slugOf(a), slugOf(b))},
  NAME,
];

const DATE: Criterion = {
  because: "date, newest first",
  compare: (a, b) => compareText(b.date ?? "", a.date ?? ""),
};

/** Criteria of each page order, by precedence. */
const ORDERS = {
  sort: BY_SORT,
  name: [INDEX, GROUP, SORT, {...NAME, compare: (a: Orderable, b: Orderable) => compareText(a.name, b.name)}],
  slug: BY_FILE,
  file: BY_FILE,
  weight: [
    INDEX,
    {...SORT, compare: (a: Orderable, b: Orderable) => compareSort(nonZero(a), nonZero(b))},
    DATE,
    {
      because: "title in menus",
      compare: (a: Orderable, b: Orderable) =>
        compareText(menuTitle(a).toLowerCase(), menuTitle(b).toLowerCase()),
    },
    NAME,
  ],
  date: [INDEX, GROUP, DATE, ...BY_SORT.slice(2)],
} satisfies Record<string, readonly Criterion[]>;
export type PageOrder = keyof typeof ORDERS;

/** Normalizes a group name for comparison, ignoring letter case and Unicode form. */
export const groupKey = (group: string | null): string => (group ?? "").normalize().toLowerCase();

/**
 * Compares two pages of a folder. The order is total, and part of the page index contract. The index page comes first,
 * then pages without a group, then the groups by lowercase name. Within a group, the order is:
 *
 * - `sort`: by `sort`, then name; pages without `sort` last, by lowercase title, then name, both in natural order;
 * - `name`: by `sort`; pages without it last, by name in code unit order;
 * - `slug`: like `name`, but with lowercase names without extension, as in tools that sort directory listings;
 * - `weight`: by `sort`, pages without it last, then newest first, by title in menus, and by name; folders like their
 *   index pages;
 * - `file`: like `slug`, but folders do not take a position from their pages;
 * - `date`: newest first, undated pages last, then like `sort`.
 */
export const comparePages = (order: PageOrder, a: Orderable, b: Orderable): number =>
  decisive(ORDERS[order], a, b)?.result ?? 0;

/** Explains in words why one page precedes another. */
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

function compareSort(a: Pick<Orderable, "sort">, b: Pick<Orderable, "sort">): number {
  if (a.sort === null || b.sort === null) return Number(a.sort === null) - Number(b.sort === null);
  return a.sort - b.sort;
}

/** Treats 0 like no position. */
const nonZero = ({sort}: Orderable): Pick<Orderable, "sort"> => ({sort: sort === 0 ? null : sort});

function compareTitle(a: Orderable, b: Orderable): number {
  return a.sort === null && b.sort === null
    ? compareNatural(a.title.toLowerCase(), b.title.toLowerCase())
    : 0;
}
