import {readFile, stat} from "node:fs/promises";
import {join} from "node:path";
import {lockEntry} from "#schemas/project-files/lock.ts";
import {sha256} from "#support/files/hash.ts";
import type {FileChange} from "../files.ts";
import type {CachedReadme} from "./cached-readme.ts";

/**
 * Returns the paths of a cached copy. The cache, which is not committed, holds every README as fetched, with
 * its lock entry. Pages are generated from it, so a config change needs no network.
 */
const place = (folder: string, key: string): {readme: string; entry: string} => ({
  readme: join(folder, "copies", `${key}.md`),
  entry: join(folder, "copies", `${key}.json`),
});

/** Reads the cached copy of a source. Returns `null` if it is missing or damaged. */
export async function readCachedReadme(folder: string, key: string): Promise<CachedReadme | null> {
  const files = place(folder, key);
  try {
    const [bytes, text, {mtime}] = await Promise.all([
      readFile(files.readme),
      readFile(files.entry, "utf8"),
      stat(files.entry),
    ]);
    const entry = lockEntry.parse(JSON.parse(text));
    const since = mtime.toISOString().slice(0, 10);
    return sha256(bytes) === entry.sha256 ? {entry, bytes, since} : null;
  } catch {
    return null;
  }
}

/** Returns the file changes that store a copy. */
export function cachedReadmeChanges(folder: string, key: string, {entry, bytes}: CachedReadme): FileChange[] {
  const files = place(folder, key);
  return [
    {file: files.readme, bytes},
    {file: files.entry, bytes: `${JSON.stringify(entry, null, 2)}\n`},
  ];
}

/** Returns the files that make up a cached copy. */
export const cachedReadmeFiles = (folder: string, key: string): string[] => Object.values(place(folder, key));
