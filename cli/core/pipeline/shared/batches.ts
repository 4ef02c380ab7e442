import {contentHash} from "#support/files/hash.ts";

/** Average number of pages per entry. */
const USUAL = 16;
/** Maximum number of pages per entry. */
const MOST = 64;

/**
 * Splits a list into batches, one per cache entry, so that a thousand pages take about sixty requests. The path of a page
 * alone decides whether a batch ends there, so an edited or new page affects only its own batch.
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
