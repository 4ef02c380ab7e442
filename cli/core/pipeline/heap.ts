import {setFlagsFromString} from "node:v8";

/** Number of pages from which a site counts as large, so that uncollected garbage adds up. */
const MANY_PAGES = 2000;

/**
 * Makes V8 collect garbage when a thread's heap has grown by half, instead of several times, on large sites. On small ones
 * that would only cost time. Must be called before threads start.
 *
 * @param setFlags sets V8 flags
 */
export function limitHeapGrowth(pages: number, setFlags = setFlagsFromString): void {
  if (pages > MANY_PAGES) setFlags("--heap-growing-percent=50");
}
