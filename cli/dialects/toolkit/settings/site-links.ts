import {join} from "node:path";
import {withoutNumber} from "#support/links/file-names.ts";
import {entriesOf, readPage} from "../static-config/read-file.ts";
import type {SettingsFiles} from "../static-config/settings-files.ts";

const MOST = 3000;
const LINK = /\]\((\/[^)\s#?]+)|\b(?:href|to|url|link)[=:]\s*["']?(\/[^\s"'#?>]+)/g;
const CODE = /^[ \t]*(`{3,20}(?!`)|~{3,20}(?!~))[^\n]*\n(?:[^\n]*\n)*?[ \t]*\1|`[^`\n]*`/gm;
/** Minimum number of links that must agree on a prefix, and of broken links below a folder without pages. */
const ENOUGH = 3;

/** Properties of the surrounding site, inferred from root-relative links. */
export interface SiteLinks {
  /** URL prefix of the pages. */
  prefix?: string;
  /** URL prefixes that lead to something else. */
  known?: string[];
}

/**
 * Infers from root-relative links which prefix the URLs of the pages have (`/docs/4.x/guide/intro` refers to
 * `guide/intro.md`), and which parts of the site are not in the content: everything outside that prefix, and
 * folders below it without pages to which several links lead.
 *
 * @param folder content folder, whose names may have numeric prefixes
 */
export function siteLinks(folder: string, files: SettingsFiles): SiteLinks {
  const [urls, links] = [new Set<string>(), new Set<string>()];
  for (const {path, text} of pagesIn(folder, files)) {
    urls.add(path);
    for (const [, bracket, attribute] of text.replaceAll(CODE, "").matchAll(LINK))
      links.add(clean(bracket ?? attribute ?? ""));
  }
  links.delete("");
  const prefix = prefixOf(urls, links);
  const start = prefix === "" ? "" : `${prefix}/`;
  const folders = new Set([...urls].map(url => url.split("/")[0]));
  const missing = new Map<string, number>();
  for (const link of links) {
    const isWithin = link === prefix || link.startsWith(start);
    const [first = ""] = (isWithin ? link.slice(start.length) : link).split("/");
    if (first === "" || (isWithin && folders.has(first))) continue;
    if (!isWithin && (prefix === "" || `${prefix}/`.startsWith(`${first}/`))) continue;
    const key = isWithin ? `/${start}${first}` : `/${first}`;
    missing.set(key, (missing.get(key) ?? 0) + (isWithin ? 1 : ENOUGH));
  }
  const known = [...missing].filter(([, count]) => count >= ENOUGH).map(([key]) => key);
  return {
    ...(prefix === "" ? {} : {prefix}),
    ...(known.length === 0 ? {} : {known: known.sort()}),
  };
}

/** Returns the prefix with which most links match a page; empty if they match without one. */
function prefixOf(urls: ReadonlySet<string>, links: ReadonlySet<string>): string {
  const votes = new Map<string, number>();
  for (const link of links) {
    const parts = link.split("/");
    for (let at = 0; at < Math.min(4, parts.length); at++) {
      if (!urls.has(parts.slice(at).join("/"))) continue;
      const prefix = parts.slice(0, at).join("/");
      votes.set(prefix, (votes.get(prefix) ?? 0) + 1);
      break;
    }
  }
  const [best] = [...votes].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return best && best[1] >= ENOUGH ? best[0] : "";
}

const clean = (path: string): string =>
  /\.(?!\d+[\w.]*\/)(?!mdx?$)[a-z]\w{1,4}$/i.test(path)
    ? ""
    : path
        .replace(/\.mdx?$/, "")
        .split("/")
        .filter(Boolean)
        .join("/")
        .toLowerCase();

/** Iterates over the pages of a folder with their URL paths. */
function* pagesIn(folder: string, files: SettingsFiles): Generator<{path: string; text: string}, void> {
  const left: {at: string; parts: string[]}[] = [{at: folder, parts: []}];
  let count = 0;
  for (let next = left.pop(); next && count < MOST; next = left.pop()) {
    files.add(next.at);
    for (const entry of entriesOf(next.at)) {
      const at = join(next.at, entry.name);
      if (entry.isDirectory() && !/^[._]|^node_modules$/.test(entry.name))
        left.push({at, parts: [...next.parts, withoutNumber(entry.name)]});
      else if (entry.isFile() && /\.mdx?$/.test(entry.name)) {
        const name = withoutNumber(entry.name).replace(/\.mdx?$/, "");
        const parts = name === "index" ? next.parts : [...next.parts, name];
        count++;
        yield {path: parts.join("/").toLowerCase(), text: readPage(at, files)};
      }
    }
  }
}
