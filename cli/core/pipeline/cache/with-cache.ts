import {DamagedCache, UnusableCache} from "./body-store.ts";
import {Cache} from "./cache.ts";

/** Where a cache lies: its folder, what tells it from others, and the version of the tool. */
export interface CachePlace {
  folder: string;
  scope: readonly string[];
  tool: string;
}

/**
 * Runs work with the cache of a place, or with none where `place` is null. Whatever happened to the cache, the work
 * without it gives the same: a damaged one is removed and the work runs again, once; an unusable one is done without.
 *
 * @param unusable hears why the cache can't be used: no place for it, or damaged twice
 * @throws UnusableCache where even the work without a cache finds no place for its bodies
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
      // One that is damaged again at once lies on a disk that does not keep what is written.
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
