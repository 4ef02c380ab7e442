import {DamagedCache, UnusableCache} from "./body-store.ts";
import {Cache} from "./cache.ts";

/** Location of a cache: its folder, the strings that identify it, and the tool version. */
export interface CachePlace {
  folder: string;
  scope: readonly string[];
  tool: string;
}

/**
 * Runs work with the cache at a location, or without one if `place` is null. The result does not depend on the cache: a
 * damaged cache is removed and the work runs once more; an unusable one is not used.
 *
 * @param unusable receives the reason if the cache cannot be used: no space, or damaged twice
 * @throws UnusableCache if there is no space for bodies even without a cache
 */
export async function withCache<T>(
  place: CachePlace | null,
  run: (cache: Cache) => Promise<T>,
  unusable: (reason: Error) => void = () => {},
): Promise<T> {
  if (place) {
    const {folder, scope, tool} = place;
    const attempt = (): Promise<T> => closing(Cache.open(folder, scope, tool), run);
    try {
      return await attempt().catch(error => {
        if (!(error instanceof DamagedCache)) throw error;
        Cache.remove(folder, scope);
        return attempt();
      });
    } catch (error) {
      // If it is damaged again immediately, the disk does not retain what is written.
      const isUseless = error instanceof UnusableCache || error instanceof DamagedCache;
      if (!isUseless) throw error;
      unusable(error);
    }
  }
  return await closing(Cache.none(), run);
}

async function closing<T>(cache: Cache, run: (cache: Cache) => Promise<T>): Promise<T> {
  try {
    return await run(cache);
  } finally {
    cache.close();
  }
}
