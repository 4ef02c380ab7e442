import {readFile} from "node:fs/promises";
import {join} from "node:path";
import {lockEntry} from "../../schemas/lock.ts";
import {sha256} from "../lib/hash.ts";
import type {Copy} from "./copy.ts";
import type {FileChange} from "./files.ts";

/**
 * The last good copies: every README as it was taken, with its lock entry, in a folder that is not committed. Pages are made
 * from these, so that a change of the config needs no network.
 */
const place = (folder: string, key: string): {readme: string; entry: string} => ({
  readme: join(folder, "copies", `${key}.md`),
  entry: join(folder, "copies", `${key}.json`),
});

/** Reads the copy of a source; null where there is none, or where it was damaged. */
export async function readCopy(folder: string, key: string): Promise<Copy | null> {
  const files = place(folder, key);
  try {
    const [bytes, text] = await Promise.all([readFile(files.readme), readFile(files.entry, "utf8")]);
    const entry = lockEntry.parse(JSON.parse(text));
    return sha256(bytes) === entry.sha256 ? {entry, bytes} : null;
  } catch {
    return null;
  }
}

/** What to write so that a copy is kept. */
export function copyChanges(folder: string, key: string, {entry, bytes}: Copy): FileChange[] {
  const files = place(folder, key);
  return [
    {file: files.readme, bytes},
    {file: files.entry, bytes: `${JSON.stringify(entry, null, 2)}\n`},
  ];
}

/** Files of a copy. */
export const copyFiles = (folder: string, key: string): string[] => Object.values(place(folder, key));
