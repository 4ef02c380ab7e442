/**
 * Keeps promises by key, so that a prefetch and the click that follows share one request. Failed ones are
 * forgotten at once; beyond `limit` entries the oldest go.
 */
export function promiseCache<T>(
  load: (key: string) => Promise<T>,
  limit: number,
  now: () => number = Date.now,
) {
  const entries = new Map<string, {promise: Promise<T>; since: number}>();
  return {
    /** The value of a key, loaded again where there is none or it is older than so many milliseconds. */
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
    /** Puts a value in that came another way. */
    set(key: string, value: T): void {
      entries.set(key, {promise: Promise.resolve(value), since: now()});
    },
    clear(): void {
      entries.clear();
    },
  };
}
