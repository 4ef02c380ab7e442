/**
 * Caches promises by key, so that a prefetch and the click that follows share one request. Rejected promises
 * are removed immediately, and the oldest ones if there are more than `limit`.
 */
export function promiseCache<T>(
  load: (key: string) => Promise<T>,
  limit: number,
  now: () => number = Date.now,
) {
  const entries = new Map<string, {promise: Promise<T>; since: number}>();
  return {
    /** Returns the value for a key. Loads it if it is missing or older than `maxAge` milliseconds. */
    get(key: string, maxAge = Number.POSITIVE_INFINITY): Promise<T> {
      const known = entries.get(key);
      if (known && now() - known.since <= maxAge) return known.promise;
      const promise = load(key);
      entries.delete(key);
      entries.set(key, {promise, since: now()});
      promise.catch(() => {
        if (entries.get(key)?.promise === promise) entries.delete(key);
      });
      if (entries.size > limit) {
        const oldest = entries.keys().next().value;
        if (oldest !== undefined) entries.delete(oldest);
      }
      return promise;
    },
    /** Stores a value obtained in another way. */
    set(key: string, value: T): void {
      entries.set(key, {promise: Promise.resolve(value), since: now()});
    },
    clear(): void {
      entries.clear();
    },
  };
}
