import {readFileSync, writeFileSync} from "node:fs";
import {contentHash} from "./hash.ts";
import {replaceFile} from "./replace-file.ts";

/**
 * Reads a value that `writeStored` left under the same key; null where there is none, or a damaged one.
 *
 * @param key what the value depends on: version of the tool, text of a source
 */
export function readStored<T>(file: string, key: string): T | null {
  try {
    const text = readFileSync(file, "utf8");
    const json = text.slice(text.indexOf("\n") + 1);
    return text === headOf(key, json) + json ? (JSON.parse(json) as T) : null;
  } catch {
    return null;
  }
}

/** Keeps a value for a later run. Throws the error of the file system. */
export function writeStored(file: string, key: string, value: unknown): void {
  const json = JSON.stringify(value);
  replaceFile(file, path => writeFileSync(path, headOf(key, json) + json));
}

/** First line of a stored file: it reveals other keys and damage. */
const headOf = (key: string, json: string): string => `${contentHash(key, json)}\n`;
