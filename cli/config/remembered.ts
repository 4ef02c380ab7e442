import {join} from "node:path";
import type {Config} from "#schemas/config.ts";
import {makeCacheFolder} from "../support/files/cache-folder.ts";
import {readStored, writeStored} from "../support/files/stored-json.ts";

const FILE = "config.json";

/**
 * The config that an earlier run found valid, defaults filled in: a build without changes then loads no validator.
 * `key` stands for the text of the file, its name and the version of the tool. Null where it is not known.
 *
 * @param cache absolute path of the cache folder
 */
export const rememberedConfig = (cache: string, key: string): Config | null =>
  readStored<Config>(join(cache, FILE), key);

/** Keeps a valid config for the next run. Where the cache can't be written, the next run validates again. */
export function rememberConfig(cache: string, key: string, config: Config): void {
  try {
    makeCacheFolder(cache);
    writeStored(join(cache, FILE), key, config);
  } catch {
    // A cache that can't be used is reported where it matters.
  }
}
