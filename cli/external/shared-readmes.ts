import type {SharedCache} from "../shared-cache/shared-cache.ts";
import {sha256} from "../support/files/hash.ts";
import type {Fetchers} from "./fetchers.ts";
import type {CachedReadme} from "./last-good/cached-readme.ts";

/** Returns the cache key of a README, based on its bytes alone, whatever repository it comes from. */
const keyOf = (hash: string): string => sha256(`docs-index readme\n${hash}`);

/**
 * Adds a shared cache in front of the fetchers. The lock file records the hash of each README, so neither git
 * nor the registry is contacted if another machine has already fetched it.
 */
export function withSharedCache(fetchers: Fetchers, cache: SharedCache): Fetchers {
  const share = async (copy: CachedReadme): Promise<CachedReadme> => {
    await cache.put(keyOf(copy.entry.sha256), () => copy.bytes);
    return copy;
  };
  return {
    async locked(source, entry) {
      const key = keyOf(entry.sha256);
      const bytes = await cache.get(key);
      if (bytes && sha256(bytes) === entry.sha256) return {bytes, entry};
      if (bytes) cache.reject(key);
      return share(await fetchers.locked(source, entry));
    },
    async newest(source, known) {
      const copy = await fetchers.newest(source, known);
      return copy === known ? copy : share(copy);
    },
    async published(source, known) {
      const copy = await fetchers.published(source, known);
      return copy === known ? copy : share(copy);
    },
  };
}
