import {existsSync} from "node:fs";
import {basename, dirname, join} from "node:path";
import {gunzipSync} from "node:zlib";
import {diagnostic, fatal} from "#cli/report/diagnostic.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {unescapeHtml} from "#schemas/rules/markup.ts";
import {plainText} from "#support/files/plain-text.ts";
import {readProblem, readRegularFile} from "#support/files/regular-file.ts";
import {htmlTags} from "./html-tags.ts";
import {oldPath} from "./old-path.ts";
import type {IdKinds, OldAddress, OldSite, OldTarget, Place} from "./old-site.ts";

/**
 * Maximum sitemap size by specification (sitemaps.org): 50 MiB. Also applies to lists and to uncompressed
 * data.
 */
const MAX_LIST = 50 * 2 ** 20;
/** Maximum number of sitemaps in an index by specification. */
const MAX_SITEMAPS = 50_000;

/**
 * Reads a sitemap, a sitemap index with its sitemaps in the same folder, or a list with one URL per line. A
 * fragment in a URL names an id that must exist. Throws `compare-input`.
 */
export function readList(file: string, root: string, ids: IdKinds, address: OldAddress): OldSite {
  const site: OldSite = {pages: [], redirects: [], rules: [], diagnostics: []};
  const targets = new Map<string, Map<string, OldTarget>>();
  let outside = 0;
  for (const {url, place} of urlsIn(file, root, site)) {
    const found = oldPath(url, address);
    if (found === null) {
      if (outside++ === 0)
        site.diagnostics.push(diagnostic("compare-outside", `${url} is outside ${address.base}`, place));
      continue;
    }
    let known = targets.get(found.path);
    if (known === undefined) {
      known = new Map();
      targets.set(found.path, known);
      site.pages.push({path: found.path, title: "", targets: [], place});
    }
    if (found.id !== "" && ids !== "none") known.set(found.id, {id: found.id, isLinked: true, text: ""});
  }
  for (const page of site.pages) page.targets = [...(targets.get(page.path)?.values() ?? [])];
  if (site.pages.length === 0) throw fatal("compare-input", `${file} has no URLs below ${address.base}`);
  if (outside > 1)
    site.diagnostics[site.diagnostics.findIndex(({code}) => code === "compare-outside")] = diagnostic(
      "compare-outside",
      `${outside} URLs are outside ${address.base}`,
      {file: relativePath(root, file)},
    );
  return site;
}

type ListedUrl = {url: string; place: Place};

function urlsIn(file: string, root: string, site: OldSite): ListedUrl[] {
  const text = readText(file);
  const place = {file: relativePath(root, file)};
  if (!/^\s*</.test(text))
    return text.split(/\r?\n/).flatMap((line, index) => {
      const url = line.trim();
      return url === "" || url.startsWith("#") ? [] : [{url, place: {...place, line: index + 1}}];
    });
  const {isIndex, urls} = sitemapUrls(text);
  if (!isIndex) return urls.map(url => ({url, place}));
  if (urls.length > MAX_SITEMAPS)
    throw fatal("compare-input", `${file} lists more than ${MAX_SITEMAPS} sitemaps`);
  return [...new Set(urls)].flatMap(url => {
    const beside = sitemapBeside(url, file);
    if (beside !== null) {
      const nested = sitemapUrls(readText(beside));
      const nestedPlace = {file: relativePath(root, beside)};
      if (!nested.isIndex) return nested.urls.map(url => ({url, place: nestedPlace}));
    }
    const message = `${url} is not in the folder of ${basename(file)}, or is itself an index`;
    site.diagnostics.push(diagnostic("compare-sitemap", message, place));
    return [];
  });
}

/** Finds the sitemap with the same name in the same folder, compressed or not. */
function sitemapBeside(url: string, file: string): string | null {
  const name = basename(url.replace(/[?#].*$/s, ""));
  return (
    [name, `${name}.gz`, name.replace(/\.gz$/, "")]
      .map(candidate => join(dirname(file), candidate))
      .find(path => path !== file && name !== "" && existsSync(path)) ?? null
  );
}

function readText(file: string): string {
  try {
    const bytes = readRegularFile(file, MAX_LIST);
    const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return plainText(isCompressed ? gunzipSync(bytes, {maxOutputLength: MAX_LIST}) : bytes);
  } catch (error) {
    const {message} = readProblem(error) ?? {message: "the file does not exist"};
    throw fatal("compare-input", `${file}: ${message}`);
  }
}

/** Extracts the locations of a sitemap or sitemap index. Document type entities are not expanded. */
export function sitemapUrls(xml: string): {isIndex: boolean; urls: string[]} {
  const urls: string[] = [];
  let isIndex = false;
  let start: number | null = null;
  for (const tag of htmlTags(xml)) {
    const name = tag.name.replace(/^(\/?)sitemap:/, "$1");
    isIndex ||= name === "sitemapindex";
    if (start !== null && name === "/loc") {
      const text = xml.slice(start, tag.start).trim();
      const url = /^<!\[CDATA\[(.*)\]\]>$/s.exec(text)?.[1] ?? unescapeHtml(text);
      if (url.trim() !== "") urls.push(url.trim());
    }
    start = name === "loc" ? tag.end : null;
  }
  return {isIndex, urls};
}
