import {type Dirent, existsSync, readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {tooDeep} from "#core/parse/front-matter/limits.ts";
import {plainText} from "#support/files/plain-text.ts";

/** Formats whose parsers call themselves for each level, and end the process where its stack does. */
const NESTED = /\.(?:ya?ml|json|toml)$/i;

/**
 * Text of a file of the project, noted among those that were read; empty where it can't be read, or its values are nested
 * too deeply.
 */
export function readText(file: string, files: Set<string>): string {
  files.add(file);
  try {
    const text = plainText(readFileSync(file));
    return NESTED.test(file) && tooDeep(text) ? "" : text;
  } catch {
    return "";
  }
}

/** Value of a JSON file of the project; undefined where there is none that can be read. */
export function readJson(file: string, files: Set<string>): unknown {
  try {
    return JSON.parse(readText(file, files));
  } catch {
    return undefined;
  }
}

/** Whether there is a file or folder, noted so that it counts when it comes or goes. */
export function isThere(path: string, files: Set<string>): boolean {
  files.add(path);
  return existsSync(path);
}

/** What is in a folder, by name in code-unit order; nothing where it can't be read. */
export function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, {withFileTypes: true}).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

/** Paths of all files below a folder, POSIX and in order, its folders noted; none where there is no such folder. */
export function filesBelow(folder: string, files: Set<string>, below = ""): string[] {
  if (!isThere(folder, files)) return [];
  return entriesOf(folder).flatMap(entry => {
    if (entry.name === "node_modules") return [];
    const path = below + entry.name;
    return entry.isDirectory() ? filesBelow(join(folder, entry.name), files, `${path}/`) : [path];
  });
}
