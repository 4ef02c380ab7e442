import type {Dirent} from "node:fs";
import {join, posix} from "node:path";
import {readStart} from "#support/files/regular-file.ts";
import {entriesOf} from "../toolkit/static-config/read-file.ts";

/** Usual names of page folders. */
const USUAL = ["content", "docs", "doc", "documentation"];
/**
 * Code folders, inside which the page folder may be. Folders below any other one are part of the page
 * structure.
 */
const CODE = new Set([".", "src", "packages", "apps", "lib", "web", "website", "www", "site"]);
/** Pages about a repository, located at its root. */
const ABOUT =
  /^(?:readme|changelog|changes|history|contributing|code_of_conduct|security|support|governance|authors|license|agents|claude|todo)\b.*$/i;
const FOREIGN =
  /^(?:[._]|node_modules$|vendor$|dist$|build$|artifacts$|coverage$|tests?$|fixtures?$|examples?$)/i;
const MOST = 5000;

/**
 * Returns the page folder of a project without a documentation tool, relative to it; `.` for the project
 * itself. It is the folder with a usual name or, within code folders, the one with nearly all pages:
 * `handbook`, `src/content`.
 */
export function plainContent(root: string): string {
  const usual = USUAL.find(name => countPages(join(root, name)) > 0);
  if (usual !== undefined) return usual;
  let folder = ".";
  for (let next: string | undefined = folder; next !== undefined; next = mainFolder(root, folder))
    folder = next;
  return folder;
}

/** Front matter keys that may contain page URLs in plain folders. */
const PERMALINKS = ["permalink", "url"];
const SAMPLE = 400;

/**
 * Returns the front matter key for page URLs (`permalink: /guide/start.html`) if many pages have a
 * root-relative one, or `undefined`.
 */
export function permalinkKey(content: string): string | undefined {
  const counts = new Map<string, number>();
  const left = [content];
  let pages = 0;
  for (let folder = left.shift(); folder !== undefined && pages < SAMPLE; folder = left.shift()) {
    for (const entry of entriesOf(folder)) {
      const path = join(folder, entry.name);
      if (isFolder(entry)) left.push(path);
      if (!isPage(entry)) continue;
      pages++;
      const head = /^---\r?\n([\s\S]*?)\r?\n---/.exec(startOf(path))?.[1] ?? "";
      for (const key of PERMALINKS)
        if (new RegExp(`^${key}:[ \\t]*["']?/`, "m").test(head)) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return PERMALINKS.find(key => (counts.get(key) ?? 0) >= Math.max(3, pages * 0.1));
}

function startOf(file: string): string {
  try {
    return readStart(file, 4000);
  } catch {
    return "";
  }
}

/**
 * Returns the subfolder with nearly all pages, or `undefined` if the folder has its own pages or several such
 * subfolders.
 */
function mainFolder(root: string, folder: string): string | undefined {
  if (!CODE.has(posix.basename(folder))) return undefined;
  const entries = entriesOf(join(root, folder));
  if (entries.some(entry => isPage(entry) && !(folder === "." && ABOUT.test(entry.name)))) return undefined;
  const counts = entries
    .filter(isFolder)
    .map(({name}) => ({name, pages: countPages(join(root, folder, name))}));
  const all = counts.reduce((sum, {pages}) => sum + pages, 0);
  const main = counts.find(({pages}) => pages > 0 && pages >= all * 0.9);
  return main && posix.join(folder, main.name);
}

function countPages(folder: string, depth = 8): number {
  let count = 0;
  for (const entry of entriesOf(folder)) {
    if (isPage(entry)) count++;
    else if (depth > 0 && isFolder(entry)) count += countPages(join(folder, entry.name), depth - 1);
    if (count >= MOST) break;
  }
  return count;
}

/** Reports whether a folder contains pages, directly or down to a given depth. */
export const hasPages = (folder: string, depth = 0): boolean => countPages(folder, depth) > 0;

const isPage = (entry: Dirent): boolean => entry.isFile() && /\.mdx?$/.test(entry.name);

const isFolder = (entry: Dirent): boolean => entry.isDirectory() && !FOREIGN.test(entry.name);
