import type {Config} from "#schemas/config.ts";
import {fatal} from "../report/diagnostic.ts";
import {sharedCacheSettings} from "../shared-cache/settings.ts";
import type {SharedCache} from "../shared-cache/shared-cache.ts";
import type {Io} from "./io.ts";

/** Flags that control caches. */
export interface SharedCacheFlags {
  /** False with `--no-cache`, which also disables the configured shared cache. */
  cache?: boolean;
  cacheUrl?: string;
  cacheReadOnly?: boolean;
}

/** Opens the shared cache named by flags or config, or returns `null`. Throws `cache-url`. */
export async function openSharedCache(
  flags: SharedCacheFlags,
  {cache: {url, readOnly}}: Config,
  {env}: Io,
): Promise<SharedCache | null> {
  const ofConfig = flags.cache === false ? {readOnly} : {url, readOnly};
  const settings = sharedCacheSettings(flags, ofConfig, env);
  if (!settings && flags.cacheReadOnly)
    throw fatal(
      "cache-url",
      "--cache-read-only has no effect: neither --cache-url nor the config names a cache",
    );
  if (!settings) return null;
  const shared = await import("../shared-cache/shared-cache.ts");
  return new shared.SharedCache(settings);
}
