/** Limits per request. Both engines accept more, but smaller requests are faster. */
const MAX_RECORDS = 1000;
const MAX_BYTES = 2_000_000;

/** Splits records into batches that fit into one request each. */
export function* batches<T extends object>(records: readonly T[]): Generator<T[]> {
  let batch: T[] = [];
  let bytes = 0;
  for (const record of records) {
    const size = Buffer.byteLength(JSON.stringify(record));
    if (batch.length > 0 && (batch.length >= MAX_RECORDS || bytes + size > MAX_BYTES)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(record);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}
