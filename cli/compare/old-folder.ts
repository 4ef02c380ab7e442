import {readdirSync} from "node:fs";
import {join} from "node:path";
import {diagnostic, fatal} from "#cli/report/diagnostic.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {plainText} from "#support/files/plain-text.ts";
import {MAX_FILE, readProblem, readRegularFile} from "#support/files/regular-file.ts";
import {redirectLines} from "#support/links/redirect-lines.ts";
import {readDocument} from "./old-document.ts";
import {oldPath, plainPath, redirectTarget} from "./old-path.ts";
import type {IdKinds, OldAddress, OldSite} from "./old-site.ts";

/** Maximum number of HTML files in a folder. */
const MAX_PAGES = 200_000;

/**
 * Reads the folder of a built site: its HTML files, pages that only redirect, and the redirects in
 * `_redirects` and `vercel.json`. Other files and the "not found" page are ignored. Throws `compare-input`.
 *
 * @param root - project folder to which positions are relative
 */
export function readFolder(folder: string, root: string, ids: IdKinds, address: OldAddress): OldSite {
  const files = htmlFiles(folder);
  const site: OldSite = {pages: [], redirects: [], rules: [], diagnostics: []};
  const known = new Set(files.map(file => `/${file}`));
  const spellings = {html: 0, clean: 0};
  for (const file of files) {
    const place = {file: relativePath(root, join(folder, file))};
    const text = readText(join(folder, file), place, site);
    if (text === null) continue;
    const {isPage, title, targets, refresh, links} = readDocument(text, ids);
    const path = plainPath(`/${file.normalize("NFC")}`);
    if (!isPage) continue;
    const to = refresh === null ? null : redirectTarget(refresh, address, `/${file}`);
    if (to !== null) site.redirects.push({from: path, to, place});
    else site.pages.push({path, title, targets, place});
    for (const link of links) {
      const target = oldPath(link, address, `/${file}`)?.path ?? "";
      if (/[^/]\.html$/.test(target) && known.has(target)) spellings.html++;
      else if (known.has(`${target}.html`)) spellings.clean++;
    }
  }
  // Hosts serve `a.html` as `/a` too; the site's own links determine which form readers know.
  if (spellings.html <= spellings.clean)
    for (const page of site.pages) page.path = page.path.replace(/(?<=[^/])\.html?$/i, "");
  readHostRules(folder, root, address, site);
  return site;
}

/** Matches "not found" pages, which each language may have, and the app shell of a site of this tool. */
const NOT_A_PAGE = /(?:^|\/)(?:404(?:\/index)?|app-shell\/index)\.html?$/i;

/** Returns the sorted POSIX paths of the HTML files that are pages. */
function htmlFiles(folder: string): string[] {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile() && /\.html?$/i.test(entry.name))
    .map(entry => relativePath(folder, join(entry.parentPath, entry.name)))
    .filter(path => !NOT_A_PAGE.test(path))
    .sort();
  if (files.length === 0) throw fatal("compare-input", `${folder} has no HTML files`);
  if (files.length > MAX_PAGES)
    throw fatal("compare-input", `${folder} has ${files.length} HTML files, more than ${MAX_PAGES}`);
  return files;
}

function readText(
  file: string,
  place: {file: string},
  {diagnostics}: OldSite,
  limit = MAX_FILE.text,
): string | null {
  try {
    return plainText(readRegularFile(file, limit));
  } catch (error) {
    const problem = readProblem(error);
    if (problem) diagnostics.push(diagnostic(problem.code, problem.message, place));
    return null;
  }
}

function readHostRules(folder: string, root: string, address: OldAddress, site: OldSite): void {
  for (const [name, linesOf] of Object.entries(RULE_FILES)) {
    const place = {file: relativePath(root, join(folder, name))};
    const text = readText(join(folder, name), place, site, MAX_FILE.settings);
    if (text === null) continue;
    const lines = linesOf(text);
    if (lines === null) site.diagnostics.push(diagnostic("compare-rule", `${name} is not valid`, place));
    lines?.forEach((line, index) => {
      const where = name === "_redirects" ? {...place, line: index + 1} : place;
      const {moves, rules} = redirectLines([line]);
      for (const {from, to} of moves) {
        const path = oldPath(from, address)?.path;
        const target = redirectTarget(to, address, "/");
        if (path !== undefined && target !== null)
          site.redirects.push({from: path, to: target, place: where});
      }
      for (const text of rules) site.rules.push({text, place: where});
    });
  }
}

/**
 * Files with redirects, and functions that convert them to lines of `_redirects`, or return `null` if the
 * file is invalid.
 */
const RULE_FILES: Readonly<Record<string, (text: string) => string[] | null>> = {
  _redirects: text => text.split(/\r?\n/),
  "vercel.json": vercelLines,
};

function vercelLines(text: string): string[] | null {
  let redirects: unknown;
  try {
    redirects = JSON.parse(text)?.redirects ?? [];
  } catch {
    return null;
  }
  if (!Array.isArray(redirects)) return null;
  return redirects.flatMap((entry: {source?: unknown; destination?: unknown} | null) => {
    const {source, destination} = entry ?? {};
    if (typeof source !== "string" || typeof destination !== "string") return [];
    // A pattern becomes a rule that can't be mistaken for a plain path.
    const from = /[(*]/.test(source) && !source.includes(":") ? source.replace(/\(.*$/, "*") : source;
    return [`${encodeSpaces(from)} ${encodeSpaces(destination)} 301`];
  });
}

const encodeSpaces = (text: string): string => text.replaceAll(/\s/g, "%20");
