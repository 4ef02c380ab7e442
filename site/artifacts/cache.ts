/**
 * Keeps promises by key, so that a prefetch and the click that follows share one request. Failed ones are
 * forgotten at once; beyond `limit` entries the oldest go.
 */
export function promiseCache<T>(load: (key: string) => Promise<T>, limit: number) {
  const entries = new Map<string, Promise<T>>();
  return {
    get(key: string): Promise<T> {
      const known = entries.get(key);
      if (known) return known;
      const fresh = load(key);
      entries.set(key, fresh);
      fresh.catch(() => entries.delete(key));
      if (entries.size > limit) {
        const oldest = entries.keys().next().value;
        if (oldest !== undefined) entries.delete(oldest);
      }
      return fresh;
    },
    set(key: string, value: T): void {
      entries.set(key, Promise.resolve(value));
    },
    delete(key: string): void {
      entries.delete(key);
    },
    clear(): void {
      entries.clear();
    },
  };
}
