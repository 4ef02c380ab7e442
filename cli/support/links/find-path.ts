import type {CodeHost} from "#core/model/code-host.ts";
import type {Dialect} from "#core/model/dialect.ts";
import type {EditionNames} from "#core/model/edition.ts";
import {decode} from "#schemas/rules/percent-encoding.ts";
import {publicPath} from "./content-path.ts";
import {joinPath, splitTarget} from "./link-target.ts";
import {matchesPattern} from "./matches-pattern.ts";

/** Names of all pages and files, by which links are judged. */
export interface LinkNames {
  siteMap: {
    /** Path below the content folder (NFC) → url. */
    pages: ReadonlyMap<string, string>;
    /** Lower-cased NFC url → true url. */
    urls: ReadonlyMap<string, string>;
    /** Other files: path below the content folder → spelling on disk. */
    files: ReadonlyMap<string, string>;
    /** Old url → new url, hash allowed. */
    redirects: ReadonlyMap<string, string>;
  };
  /** Urls that exist outside the content: beginnings, or patterns with `*`. */
  known: readonly string[];
  /** Hosts, each with the path of the site on it, whose absolute links become root-relative. */
  ownHosts: readonly string[];
  /** Paths of this edition of the site, and of the others. */
  edition?: EditionNames;
  /** Path of the content folder: other tools put its name before the urls of its pages (`/docs/page`, `/en/page`). */
  content?: string;
  /** Path of the site on its host, a slash at both ends, where it is not at the root: absolute links may begin with it. */
  base?: string;
  /** Path of the project root. */
  root?: string;
  /** Folders of pages, and what the content paths of what is in them begin with. */
  folders?: readonly {folder: string; prefix: string}[];
  dialect?: Pick<Dialect, "links">;
  /** Repository of the content folder; null if there is none. */
  codeHost?: CodeHost | null;
  /** Values of placeholders. */
  dialectSettings?: {variables?: Readonly<Record<string, unknown>> | undefined};
}

/** A page or file that a path means. */
export interface Hit {
  href: string;
  url: string | null;
  fragment: string | null;
  /** False: it differs in case. */
  exact: boolean;
  /** How it is truly spelled: a url, or a path below the content folder. */
  spelling: string;
  /** A redirect that leaves the site. */
  absolute?: string;
  file?: string;
}

const MAX_REDIRECTS = 10;

/** What a path below the content folder means: a page, a file, or where a redirect leads; null for nothing. */
export function findPath(path: string, names: LinkNames, hops = 0): Hit | null {
  const {pages, urls, files, redirects} = names.siteMap;
  const page = pages.get(path);
  if (page !== undefined) return {href: page, url: page, fragment: null, exact: true, spelling: path};
  const other = pages.get(path.replace(/\.md(x?)$/, (_, x) => (x === "" ? ".mdx" : ".md")));
  if (other !== undefined) return {href: other, url: other, fragment: null, exact: true, spelling: path};
  const url = urlOf(path);
  const known = urls.get(url.toLowerCase());
  if (known === url) return {href: url, url, fragment: null, exact: true, spelling: url};
  if (files.has(path))
    return {
      href: `/${publicPath(path)}`,
      url: null,
      fragment: null,
      exact: true,
      spelling: path,
      file: path,
    };
  const target =
    redirects.get(url) ??
    redirects.get(url.slice(0, -1)) ??
    redirects.get(`/${path}`) ??
    ofPattern(`/${path}`, redirects);
  if (target !== undefined && hops < MAX_REDIRECTS) return follow(target, names, hops);
  if (known !== undefined) return {href: known, url: known, fragment: null, exact: false, spelling: known};
  const folded = foldedPaths(names.siteMap).get(path.toLowerCase());
  if (folded === undefined) {
    const numbered = numberedUrls(names.siteMap).get(withoutNumbers(url));
    return numbered ? {href: numbered, url: numbered, fragment: null, exact: true, spelling: numbered} : null;
  }
  const hit = findPath(folded, names, hops);
  return hit && {...hit, exact: false, spelling: folded};
}

/** Target of the first redirect for all paths of one beginning: `/old/*` → `/new/:splat`. */
export function ofPattern(path: string, redirects: ReadonlyMap<string, string>): string | undefined {
  for (const [from, to] of redirects)
    if (from.endsWith("*") && path.startsWith(from.slice(0, -1)))
      return to.replace(":splat", path.slice(from.length - 1).replace(/\/$/, ""));
  return undefined;
}

function follow(target: string, names: LinkNames, hops: number): Hit | null {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target))
    return {href: "", url: null, fragment: null, exact: true, spelling: target, absolute: target};
  const {path, fragment} = splitTarget(target);
  if (matchesPattern(path, names.known))
    return {href: path, url: null, fragment, exact: true, spelling: path};
  const hit = findPath(joinPath("", decode(path)), names, hops + 1);
  return hit && {...hit, exact: true, fragment: fragment ?? hit.fragment};
}

/** Url that a path would have as a page: `guides/index.html` → `/guides/`. */
export function urlOf(path: string): string {
  const bare = path
    .replace(/(^|\/)index(?:\.mdx?|\.html?)?$/i, "$1")
    .replace(/\/$/, "")
    .replace(/\.html?$/i, "");
  return bare === "" ? "/" : `/${bare}/`;
}

/** Numbers that order files and folders (`10-start/20-install.md`), which links of many tools leave out. */
const withoutNumbers = (url: string): string => url.replaceAll(/(?<=\/)\d+\s*[-_.]+\s*(?=[^-_.\s\d/])/g, "");

const numbered = new WeakMap<object, Map<string, string | null>>();

/** Urls of pages with numbers in them, without these → true url; null where several are the same then. Made once for a site. */
function numberedUrls({urls}: LinkNames["siteMap"]): Map<string, string | null> {
  let map = numbered.get(urls);
  if (!map) {
    map = new Map();
    for (const url of urls.values()) {
      const bare = withoutNumbers(url);
      if (bare !== url) map.set(bare, map.has(bare) ? null : url);
    }
    numbered.set(urls, map);
  }
  return map;
}

const folded = new WeakMap<object, Map<string, string>>();

/** Lower-cased paths of pages and files → true path. Made once for a site. */
function foldedPaths(siteMap: LinkNames["siteMap"]): Map<string, string> {
  let map = folded.get(siteMap);
  if (!map) {
    map = new Map();
    for (const path of [...siteMap.pages.keys(), ...siteMap.files.keys()]) map.set(path.toLowerCase(), path);
    folded.set(siteMap, map);
  }
  return map;
}
