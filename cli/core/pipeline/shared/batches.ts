import {contentHash} from "#support/files/hash.ts";

/** How many pages an entry holds on average. */
const USUAL = 16;
/** How many pages an entry holds at most. */
const MOST = 64;

/**
 * Parts a list into runs that go into one entry each, so that a thousand pages are some sixty requests. Where a run ends is
 * decided by the path of its last page alone: an edit concerns one run, and a new page no other run than its own.
 */
export function batchesOf<T>(items: readonly T[], path: (item: T) => string): T[][] {
  const batches: T[][] = [];
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    const isLast = Number.parseInt(contentHash(path(item)).slice(0, 8), 16) % USUAL === 0;
    if (!isLast && batch.length < MOST) continue;
    batches.push(batch);
    batch = [];
  }
  return batch.length > 0 ? [...batches, batch] : batches;
}
