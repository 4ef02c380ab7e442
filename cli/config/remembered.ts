import {join} from "node:path";
import type {Config} from "#schemas/config.ts";
import {makeCacheFolder} from "../support/files/cache-folder.ts";
import {readStored, writeStored} from "../support/files/stored-json.ts";

const FILE = "config.json";

/**
 * Returns the config that an earlier run validated, with defaults filled in, so that a build without changes
 * loads no validator. `key` represents the file's text and name and the tool version. Returns `null` if there
 * is none.
 *
 * @param cache absolute path of the cache folder
 */
export const rememberedConfig = (cache: string, key: string): Config | null =>
  readStored<Config>(join(cache, FILE), key);

/**
 * Stores a validated config for the next run. If the cache can't be written, the next run validates again.
 */
export function rememberConfig(cache: string, key: string, config: Config): void {
  try {
    makeCacheFolder(cache);
    writeStored(join(cache, FILE), key, config);
  } catch {
    // An unusable cache is reported elsewhere.
  }
}
