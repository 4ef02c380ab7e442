import {readFile, stat} from "node:fs/promises";
import {join} from "node:path";
import {lockEntry} from "#schemas/project-files/lock.ts";
import {sha256} from "#support/files/hash.ts";
import type {FileChange} from "../files.ts";
import type {CachedReadme} from "./cached-readme.ts";

/**
 * The last good copies: every README as it was taken, with its lock entry, in a folder that is not committed. Pages are made
 * from these, so that a change of the config needs no network.
 */
const place = (folder: string, key: string): {readme: string; entry: string} => ({
  readme: join(folder, "copies", `${key}.md`),
  entry: join(folder, "copies", `${key}.json`),
});

/** Reads the copy of a source; null where there is none, or where it was damaged. */
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

/** What to write so that a copy is kept. */
export function cachedReadmeChanges(folder: string, key: string, {entry, bytes}: CachedReadme): FileChange[] {
  const files = place(folder, key);
  return [
    {file: files.readme, bytes},
    {file: files.entry, bytes: `${JSON.stringify(entry, null, 2)}\n`},
  ];
}

/** Files of a copy. */
export const cachedReadmeFiles = (folder: string, key: string): string[] => Object.values(place(folder, key));
