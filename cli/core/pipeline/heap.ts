import {setFlagsFromString} from "node:v8";

/** Number of pages from which a site counts as large, so that uncollected garbage adds up. */
const MANY_PAGES = 2000;

/** Number of pages from which half of the heap is more than such a site should take. */
const VERY_MANY_PAGES = 30_000;

/** Reports whether a site is so large that even its list of files needs `limitHeapGrowth`. */
export const isVeryLarge = (pages: number): boolean => pages > VERY_MANY_PAGES;

/**
 * Makes V8 collect garbage when a thread's heap has grown by half, instead of several times, on large sites, and by a fifth
 * on very large ones. On small ones that would only cost time. Must be called before threads start.
 *
 * @param setFlags sets V8 flags
 */
export function limitHeapGrowth(pages: number, setFlags = setFlagsFromString): void {
  if (pages > MANY_PAGES) setFlags(`--heap-growing-percent=${isVeryLarge(pages) ? 20 : 50}`);
}
