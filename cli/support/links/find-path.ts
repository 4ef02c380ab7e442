import type {CodeHost} from "#core/model/code-host.ts";
import type {Dialect} from "#core/model/dialect.ts";
import type {ContentFolders, EditionNames} from "#core/model/edition.ts";
import {decode} from "#schemas/rules/percent-encoding.ts";
import {assetOutput} from "./content-path.ts";
import {joinPath, splitTarget} from "./link-target.ts";
import {matchesPattern} from "./matches-pattern.ts";

/** Known pages and files, used to resolve links. */
export interface LinkNames {
  siteMap: {
    /** URLs of pages by path below the content folder (NFC). */
    pages: ReadonlyMap<string, string>;
    /** Exact URLs by lowercase NFC URL. */
    urls: ReadonlyMap<string, string>;
    /** Spelling on disk of other files, by path below the content folder. */
    files: ReadonlyMap<string, string>;
    /** New URLs (a hash is allowed) by old URL. */
    redirects: ReadonlyMap<string, string>;
  };
  /** URLs known to exist outside the content: prefixes, or patterns with `*`. */
  known: readonly string[];
  /** Hosts, each with the site's path, whose absolute links become root-relative. */
  ownHosts: readonly string[];
  /** Paths of this edition of the site and of the others. */
  edition?: EditionNames;
  /** Path of the content folder, which other tools include in page URLs (`/docs/page`, `/en/page`). */
  content?: string;
  /**
   * Path of the site on its host, with slashes at both ends, if it is not at the root. Absolute links may
   * start with it.
   */
  base?: string;
  /** Path of the project root. */
  root?: string;
  /** Content folders, with the prefix of the content paths inside each. */
  folders?: ContentFolders;
  dialect?: Pick<Dialect, "links">;
  /** Repository of the content folder, or `null`. */
  codeHost?: CodeHost | null;
  /** Values of placeholders. */
  dialectSettings?: {variables?: Readonly<Record<string, unknown>> | undefined};
}

/** Page or file that a path refers to. */
export interface Hit {
  href: string;
  url: string | null;
  fragment: string | null;
  /** False if only the case differs. */
  exact: boolean;
  /** Exact spelling: a URL, or a path below the content folder. */
  spelling: string;
  /** Target of a redirect that leaves the site. */
  absolute?: string;
  file?: string;
}

const MAX_REDIRECTS = 10;

/**
 * Resolves a path below the content folder to a page, a file or a redirect target. Returns `null` if nothing
 * matches.
 */
export function findPath(path: string, names: LinkNames, hops = 0): Hit | null {
  const {pages, urls, files, redirects} = names.siteMap;
  const page = pages.get(path);
  if (page !== undefined) return {href: page, url: page, fragment: null, exact: true, spelling: path};
  const other = pages.get(path.replace(/\.md(x?)$/, (_, x) => (x === "" ? ".mdx" : ".md")));
  if (other !== undefined) return {href: other, url: other, fragment: null, exact: true, spelling: path};
  const url = pageUrl(path, urls);
  const known = urls.get(url.toLowerCase());
  if (known === url) return {href: url, url, fragment: null, exact: true, spelling: url};
  const file = files.get(path);
  if (file !== undefined)
    return {
      href: `/${assetOutput(path, file, "", names)}`,
      url: null,
      fragment: null,
      exact: true,
      spelling: path,
      file: path,
    };
  const former = urlOf(path.replace(/(?:(?:^|\/)index)?\.mdx?$/i, ""));
  const html = /\.mdx?$/i.test(path) ? `${former.slice(0, -1)}.html/` : "";
  const target =
    [url, `/${path}/`, former, html].map(spelling => redirects.get(spelling)).find(to => to !== undefined) ??
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

/**
 * Returns the target of the first matching wildcard redirect: `/old/*` → `/new/:splat`.
 */
export function ofPattern(path: string, redirects: ReadonlyMap<string, string>): string | undefined {
  const {byPrefix, lengths} = wildcardsOf(redirects);
  const prefixes = [...lengths.map(length => path.slice(0, length)), `${path}/`];
  const found = prefixes.flatMap(prefix => byPrefix.get(prefix) ?? []);
  const first = found.sort((a, b) => a.index - b.index)[0];
  return first?.to.replaceAll(":splat", () => path.slice(first.length).replace(/\/$/, ""));
}

/** Wildcard redirects by the text before the `*`, and the lengths of these prefixes. */
interface Wildcards {
  byPrefix: ReadonlyMap<string, Wildcard>;
  lengths: readonly number[];
}

/** Target of a wildcard redirect, its position among all redirects, and the length of its prefix. */
interface Wildcard {
  to: string;
  index: number;
  length: number;
}

const wildcards = new WeakMap<object, Wildcards>();

/** Lists the wildcard redirects of a site. Cached per site. */
function wildcardsOf(redirects: ReadonlyMap<string, string>): Wildcards {
  let found = wildcards.get(redirects);
  if (!found) {
    const byPrefix = new Map<string, Wildcard>();
    for (const [from, to] of redirects) {
      const length = from.length - 1;
      if (from.endsWith("*")) byPrefix.set(from.slice(0, -1), {to, index: byPrefix.size, length});
    }
    found = {byPrefix, lengths: [...new Set([...byPrefix.keys()].map(({length}) => length))]};
    wildcards.set(redirects, found);
  }
  return found;
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

/** Returns the URL that a path would have as a page. A page can have the URL `/guides/index/`, too. */
function pageUrl(path: string, urls: LinkNames["siteMap"]["urls"]): string {
  const literal = `/${path.replace(/\/$/, "")}/`;
  return urls.has(literal.toLowerCase()) ? literal : urlOf(path);
}

/** Returns the URL that a path would have as a page: `guides/index.html` → `/guides/`. */
export function urlOf(path: string): string {
  const bare = path
    .replace(/(^|\/)index(?:\.mdx?|\.html?)?$/i, "$1")
    .replace(/\/$/, "")
    .replace(/\.html?$/i, "");
  return bare === "" ? "/" : `/${bare}/`;
}

/**
 * Strips the numbers that order files and folders (`10-start/20-install.md`), which many tools omit from
 * links.
 */
const withoutNumbers = (url: string): string => url.replaceAll(/(?<=\/)\d+\s*[-_.]+\s*(?=[^-_.\s\d/])/g, "");

const numbered = new WeakMap<object, Map<string, string | null>>();

/** Maps URLs without ordering numbers to exact URLs, or to `null` if ambiguous. Cached per site. */
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

/** Maps lowercase paths of pages and files to exact paths. Cached per site. */
function foldedPaths(siteMap: LinkNames["siteMap"]): Map<string, string> {
  let map = folded.get(siteMap);
  if (!map) {
    map = new Map();
    for (const path of [...siteMap.pages.keys(), ...siteMap.files.keys()]) map.set(path.toLowerCase(), path);
    folded.set(siteMap, map);
  }
  return map;
}
