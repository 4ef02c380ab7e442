import {join} from "node:path";
import {withoutNumber} from "#support/links/number-prefix.ts";
import {entriesOf, readPage} from "../static-config/read-file.ts";
import type {SettingsFiles} from "../static-config/settings-files.ts";

const MOST = 3000;
const LINK = /\]\((\/[^)\s#?]+)|\b(?:href|to|url|link)[=:]\s*["']?(\/[^\s"'#?>]+)/g;
const CODE = /^[ \t]*(`{3,20}(?!`)|~{3,20}(?!~))[^\n]*\n(?:[^\n]*\n)*?[ \t]*\1|`[^`\n]*`/gm;
/** So many links must agree, and so many be missing below a folder that the pages don't have. */
const ENOUGH = 3;

/** What root-relative links of pages say of the site around them. */
export interface SiteLinks {
  /** What their urls begin with. */
  prefix?: string;
  /** Beginnings of urls that lead to something else. */
  known?: string[];
}

/**
 * Reads from the root-relative links of pages what the urls of these pages begin with (`/docs/4.x/guide/intro` names
 * `guide/intro.md`), and which parts of the site are not among them: what lies beside that beginning, and folders below it
 * that have no page at all though several links lead there.
 *
 * @param folder content folder, whose names may have numbers before them
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

/** The beginning with which most links name a page; none where they do so without one. */
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

/** Pages of a folder and their paths as urls have them. */
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
