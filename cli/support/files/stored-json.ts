import {readFileSync, writeFileSync} from "node:fs";
import {contentHash} from "./hash.ts";
import {replaceFile} from "./replace-file.ts";

/**
 * Reads a value stored by `writeStored` under the same key. Returns `null` if it is missing or damaged.
 *
 * @param key everything the value depends on: tool version, source text
 */
export function readStored<T>(file: string, key: string): T | null {
  try {
    const text = readFileSync(file, "utf8");
    const json = text.slice(text.indexOf("\n") + 1);
    return text === headOf(key, json) + json ? JSON.parse(json) : null;
  } catch {
    return null;
  }
}

/** Stores a value for later runs. Throws file system errors. */
export function writeStored(file: string, key: string, value: unknown): void {
  const json = JSON.stringify(value);
  replaceFile(file, path => writeFileSync(path, headOf(key, json) + json));
}

/** Returns the first line of a stored file, which reveals a different key or damage. */
const headOf = (key: string, json: string): string => `${contentHash(key, json)}\n`;
