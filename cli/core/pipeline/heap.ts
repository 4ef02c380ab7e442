import {setFlagsFromString} from "node:v8";

/** Sites of so many pages are large: what a page leaves behind adds up before it is collected. */
const MANY_PAGES = 2000;

/**
 * Has the garbage of a large site collected when the heap of a thread has grown by half, not when it is several times as
 * large. On a small one that would cost time and save nothing. To be called before threads start.
 *
 * @param setFlags sets flags of V8
 */
export function limitHeapGrowth(pages: number, setFlags = setFlagsFromString): void {
  if (pages > MANY_PAGES) setFlags("--heap-growing-percent=50");
}
