import {posix} from "node:path";
import type {Dialect, UrlPage} from "#core/model/dialect.ts";
import type {SourceFile} from "#core/model/source-file.ts";
import {ROOT_SECTION} from "#schemas/artifact-paths.ts";
import {present} from "#schemas/rules/present.ts";
import {withoutNumber} from "#support/links/file-names.ts";
import {keyOf, listOf, readHead, textOf} from "../front-matter-key.ts";
import {patternUrl} from "./permalinks.ts";

/**
 * Applies the URL rules of a documentation tool: its custom rule, the URL pattern of the folder, front matter, or the
 * path without numeric prefixes. An index spelled in another case (`Index.md`) is the index of a folder without
 * `index.md`, and a README is the index of a folder with neither.
 *
 * @param moves collects old URLs of pages
 */
export function withDialectUrls(
  pages: readonly SourceFile[],
  rules: Dialect["urls"],
  layer: UrlPage["layer"] = {prefix: ""},
  moves: Record<string, string> = {},
): SourceFile[] {
  const {prefix} = layer;
  const foldersWith = (test: (page: SourceFile) => boolean): Set<string> =>
    new Set(pages.flatMap(page => (test(page) ? [posix.dirname(page.contentPath)] : [])));
  const indexes = foldersWith(isIndex);
  const likeIndexes = foldersWith(isLikeIndex);
  const patterns = Object.entries(rules.patterns ?? {}).sort(([a], [b]) => b.length - a.length);
  const urlFor = (found: SourceFile): SourceFile => {
    const source = inTree(found, rules);
    const folder = posix.dirname(source.contentPath);
    const isStandIn =
      isLikeIndex(source) || (/^readme\.mdx?$/i.test(source.name) && !likeIndexes.has(folder));
    const isReadme = rules.readme && isStandIn && !indexes.has(folder);
    const path = prefix + source.contentPath;
    const pattern = patterns.find(([at]) => path.startsWith(`${at}/`));
    const isNeeded = [rules.slug, rules.id, rules.aliases, pattern].some(Boolean);
    /** Returns the folder that contains the page or, for an index, the folder above. */
    const beside = (page: SourceFile): string =>
      isIndex(page) || rules.isIndex?.(page) === true ? posix.dirname(folder) : folder;
    const head = isNeeded ? readHead(source.file) : "";
    const page: UrlPage = {source, layer, text: key => textOf(head, key), path: key => keyOf(head, key)};
    for (const old of rules.aliases ? listOf(head, rules.aliases) : [])
      aliases.push({
        page: source,
        old: old.startsWith("/") ? old : posix.join("/", prefix, beside(source), old),
      });
    const own = rules.ofPage?.(page) ?? null;
    if (own !== null) return {...source, url: below(prefix, own)};
    const slug = rules.slug !== null && rules.slugFrom === "site" ? page.path(rules.slug) : null;
    if (slug !== null) return {...source, url: joined(partsOf(withoutEnding(slug)))};
    // A page may share a folder with its files and is then named after the folder.
    const isBundle = rules.slugFrom === "site" && rules.id !== null && /\/index\.mdx?$/.test(path);
    const isPatterned = pattern && !isReadme && (isBundle || !isIndex(source));
    const named = isBundle ? path.replace(/\/index(?=\.mdx?$)/, "") : path;
    const made = isPatterned ? patternUrl(pattern[1], named.slice(pattern[0].length + 1), named, head) : null;
    const url = made ?? below(prefix, urlOf(page, isReadme, rules));
    return {...source, url: rules.finish?.(url) ?? url};
  };
  const aliases: {page: SourceFile; old: string}[] = [];
  const named = pages.map(urlFor);
  const urls = new Map(named.map(({file, url}) => [file, url]));
  for (const {page, old} of aliases) {
    // A folder serves its `index.html` at both URLs.
    for (const from of new Set([old, old.replace(/(?<=\/)index\.html?$/, "")]))
      moves[from] ??= present(urls.get(page.file));
  }
  return named;
}

const below = (prefix: string, url: string): string => `/${prefix}${url.slice(1)}`;

/** Folder name that groups pages and is dropped from URLs: `(group)`. */
const GROUP = /^\(.+\)$/;

/** Sets the tree path of a page, without the numeric prefixes and folder groups that URLs drop. */
function inTree(page: SourceFile, {numbers, groups = false}: Dialect["urls"]): SourceFile {
  const parts = page.contentPath.split("/");
  const treePath = parts
    .filter(part => !groups || !GROUP.test(part))
    .map(part => (numbers ? withoutNumber(part) : part))
    .join("/");
  if (treePath === page.contentPath) return page;
  const slash = treePath.indexOf("/");
  return {...page, treePath, section: slash === -1 ? ROOT_SECTION : treePath.slice(0, slash)};
}

const isLikeIndex = ({name}: SourceFile): boolean => /^index\.mdx?$/i.test(name);

const isIndex = ({name}: SourceFile): boolean => /^index\.mdx?$/.test(name);

const partsOf = (path: string): string[] => path.split("/").filter(part => part !== "" && part !== ".");

const withoutEnding = (slug: string): string => slug.replace(/(?:^|(?<=\/))index\.html$|\.html$/, "");

function urlOf(urlPage: UrlPage, isReadme: boolean, rules: Dialect["urls"]): string {
  const page = urlPage.source;
  const {url, name, contentPath} = page;
  const numbers = rules.numbers && !rules.keepsNumbers?.(urlPage);
  const written = url.split("/").filter(part => part !== "" && !(rules.groups && GROUP.test(part)));
  const parts = written.map(part => (numbers ? withoutNumber(part) : part));
  const bare = {...page, name: numbers ? withoutNumber(name) : name};
  const isOfFolder = isReadme || isIndex(bare) || rules.isIndex?.(bare) === true;
  if (isOfFolder && !isIndex(page)) parts.pop();
  const last = isOfFolder ? null : (parts.pop() ?? "");
  const file = last !== null && rules.underscores && /(?:^|\/)_[^/]*$/.test(contentPath) ? `_${last}` : last;
  const id = rules.id === null ? null : urlPage.path(rules.id);
  const slug = rules.slug === null ? null : urlPage.path(rules.slug);
  if (slug !== null) {
    const isAbsolute = slug.startsWith("/") || rules.slugFrom === "content";
    return joined(partsOf(isAbsolute ? withoutEnding(slug) : posix.join(...parts, slug)));
  }
  if (file !== null) parts.push(id ?? file);
  // The slug of a page bundle names its folder.
  else if (id !== null && rules.slugFrom === "site" && isIndex(page) && /(?:^|\/)index\./.test(contentPath))
    parts.splice(-1, 1, id);
  return joined(parts.map(part => rules.ofPart?.(part) ?? part));
}

const joined = (parts: readonly string[]): string => (parts.length === 0 ? "/" : `/${parts.join("/")}/`);
