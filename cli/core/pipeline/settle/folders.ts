import {existsSync, readdirSync} from "node:fs";
import {dirname, join} from "node:path";
import type {PageContext} from "#core/model/page-context.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";

/** Number of links into a folder without pages that cannot all be mistakes. */
const ENOUGH = 3;

/** Number of missing files from which a folder counts as generated. */
const ENOUGH_FILES = 5;

/**
 * Finds the folder of each missing image or snippet, if the folder does not exist although pages use its files several
 * times, or if more of these files are missing than exist.
 *
 * @param missing - diagnostics with the expected paths, the one next to the page last
 */
export function emptyFolders<Finding>(
  missing: readonly {finding: Finding; files: readonly string[]}[],
): Map<Finding, string> {
  const groups = new Map<string, {findings: Finding[]; files: Set<string>}>();
  for (const {finding, files} of missing) {
    const file = files.at(-1) ?? "";
    const folder = nearestMissing(dirname(file));
    const group = groups.get(folder) ?? {findings: [], files: new Set()};
    groups.set(folder, group);
    group.findings.push(finding);
    group.files.add(file);
  }
  const found = new Map<Finding, string>();
  for (const [folder, {findings, files}] of groups) {
    const held = existsSync(folder) ? readdirSync(folder).length : 0;
    const uses = held === 0 ? findings.length : files.size;
    if (uses < (held === 0 ? ENOUGH : ENOUGH_FILES) || uses <= held) continue;
    for (const finding of findings) found.set(finding, folder);
  }
  return found;
}

/** Returns the topmost missing folder of a path; the path itself if it exists. */
function nearestMissing(folder: string): string {
  for (let at = folder, missing = folder; ; at = dirname(at)) {
    if (existsSync(at) || dirname(at) === at) return missing;
    missing = at;
  }
}

/** Finds folders without pages and files that several links lead into, by link URL. */
export function missingFolders(
  urls: readonly string[],
  {siteMap, content}: PageContext,
): Map<string, string> {
  const known = [...siteMap.urls.values(), ...[...siteMap.files.keys()].map(path => `/${path}`)];
  const folders = new Set(known.flatMap(prefixes));
  const name = `/${relativePath(join(content, ".."), content)}/`;
  const groups = new Map<string, Set<string>>();
  const counts = new Map<string, number>();
  const found = new Map<string, string>();
  /** Links to the folders themselves. */
  const indexes = new Set<string>();
  for (const url of urls) {
    // Other tools prefix page URLs with the name of the content folder.
    const start = url.startsWith(name) && !folders.has(name) ? name.slice(0, -1) : "";
    const folder = prefixes(url.slice(start.length)).find(each => !folders.has(each));
    if (folder === undefined) continue;
    const key = start + folder;
    if (key === url) {
      indexes.add(url);
      continue;
    }
    found.set(url, key);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    groups.set(key, (groups.get(key) ?? new Set()).add(url));
  }
  const ends = new Set(known.flatMap(url => suffixes(url)));
  const isUncertain = (folder: string): boolean => {
    const targets = [...(groups.get(folder) ?? [])];
    const moved = targets.filter(url => ends.has(`/${url.slice(folder.length)}`));
    return ((counts.get(folder) ?? 0) >= ENOUGH || targets.length > 1) && moved.length * 2 < targets.length;
  };
  const uncertain = new Set([...groups.keys()].filter(isUncertain));
  for (const url of indexes) if (uncertain.has(url)) found.set(url, url);
  // What provides `/a/examples/` probably provides `/b/examples/` too.
  const names = new Set([...uncertain].filter(isNested).map(nameOf));
  const isLike = (url: string, folder: string): boolean =>
    isNested(folder) && names.has(nameOf(folder)) && !ends.has(`/${url.slice(folder.length)}`);
  return new Map([...found].filter(([url, folder]) => uncertain.has(folder) || isLike(url, folder)));
}

const nameOf = (folder: string): string => folder.split("/").at(-2) ?? "";
const isNested = (folder: string): boolean => folder.split("/").length > 3;

/** Returns the parent folders of a URL path: `/a/`, `/a/b/` for `/a/b/c.png` and `/a/b/`. */
function prefixes(url: string): string[] {
  const parts = url.split("/").slice(1, -1);
  return parts.map((_, at) => `/${parts.slice(0, at + 1).join("/")}/`);
}

/** Returns the suffixes of a URL path: `/b/c/`, `/c/` for `/a/b/c/`. */
function suffixes(url: string): string[] {
  const parts = url.split("/").slice(2);
  return parts.slice(0, -1).map((_, at) => `/${parts.slice(at).join("/")}`);
}
