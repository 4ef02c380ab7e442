import {readFileSync, renameSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import type {Config} from "../../schemas/config.ts";
import {makeCacheFolder} from "../lib/cache-folder.ts";
import {contentHash} from "../lib/hash.ts";

/**
 * The config that an earlier run found valid, defaults filled in: a build without changes then loads no validator.
 * `key` stands for the text of the file, its name and the version of the tool. Null where it is not known.
 *
 * @param cache absolute path of the cache folder
 */
export function rememberedConfig(cache: string, key: string): Config | null {
  try {
    const text = readFileSync(join(cache, FILE), "utf8");
    const json = text.slice(text.indexOf("\n") + 1);
    return text === `${head(key, json)}${json}` ? (JSON.parse(json) as Config) : null;
  } catch {
    return null;
  }
}

/** Keeps a valid config for the next run. Where the cache can't be written, the next run validates again. */
export function rememberConfig(cache: string, key: string, config: Config): void {
  const json = JSON.stringify(config);
  try {
    makeCacheFolder(cache);
    writeFileSync(join(cache, `${FILE}.next`), head(key, json) + json);
    renameSync(join(cache, `${FILE}.next`), join(cache, FILE));
  } catch {
    // A cache that can't be used is reported where it matters.
  }
}

const FILE = "config.json";

/** First line: it tells other configs and damage. */
const head = (key: string, json: string): string => `${contentHash(key, json)}\n`;
