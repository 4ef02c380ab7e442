import {posix} from "node:path";
import {slug as githubSlug} from "github-slugger";
import {ROOT_SECTION} from "#schemas/artifact-paths.ts";
import {withoutNumber} from "#support/links/number-prefix.ts";
import type {Dialect} from "../model/dialect.ts";
import type {SourceFile} from "../model/source-file.ts";
import {keyOf, listOf, readHead} from "./front-matter-key.ts";
import {patternUrl} from "./permalinks.ts";

/**
 * Urls of pages as the documentation tool makes them: by the pattern of their folder, from the `slug` or `id` of their
 * front matter, without the numbers that order them, each part slugged; a README is the index of a folder that has no other.
 *
 * @param layer what the paths of these pages begin with in the site (`docs/`, or nothing), and whether all are posts
 * @param moves takes the old addresses of pages
 */
export function withDialectUrls(
  pages: readonly SourceFile[],
  rules: Dialect["urls"],
  layer: {prefix: string; dated?: boolean} = {prefix: ""},
  moves: Record<string, string> = {},
): SourceFile[] {
  const {prefix} = layer;
  const blog = rules.dated ? postsBelow(layer) : null;
  const indexes = new Set(pages.flatMap(page => (isIndex(page) ? [posix.dirname(page.contentPath)] : [])));
  const patterns = Object.entries(rules.patterns ?? {}).sort(([a], [b]) => b.length - a.length);
  const urlFor = (found: SourceFile): SourceFile => {
    const page = inTree(found, rules);
    const folder = posix.dirname(page.contentPath);
    const isReadme = rules.readme && /^readme\.mdx?$/i.test(page.name) && !indexes.has(folder);
    const path = prefix + page.contentPath;
    const pattern = patterns.find(([at]) => path.startsWith(`${at}/`));
    const asks = [rules.slug, rules.id, rules.aliases, pattern].some(Boolean);
    const written = asks ? readHead(page.file) : null;
    for (const old of written !== null && rules.aliases ? listOf(written, rules.aliases) : [])
      aliases.push({page, old: old.startsWith("/") ? old : posix.join("/", prefix, folder, old)});
    if (blog !== null && page.url.startsWith(blog))
      return {...page, url: below(prefix, postUrl(page, blog, written ?? ""))};
    const slug = written !== null && rules.slug !== null ? keyOf(written, rules.slug) : null;
    if (slug !== null && rules.fromRoot) return {...page, url: joined(partsOf(withoutEnding(slug)))};
    const isPatterned = pattern && !isReadme && !isIndex(page);
    const url = isPatterned
      ? patternUrl(pattern[1], path.slice(pattern[0].length + 1), path, written ?? "")
      : null;
    return {...page, url: lowered(url ?? below(prefix, urlOf(page, isReadme, written, rules)), rules)};
  };
  const aliases: {page: SourceFile; old: string}[] = [];
  const named = pages.map(urlFor);
  const urls = new Map(named.map(({file, url}) => [file, url]));
  for (const {page, old} of aliases) moves[old] ??= urls.get(page.file) as string;
  return named;
}

const below = (prefix: string, url: string): string => `/${prefix}${url.slice(1)}`;

/** In small letters and without the signs that Hugo leaves out of paths (`paths.Sanitize`), where the rules say so. */
function lowered(url: string, {lowered: isLowered}: Dialect["urls"]): string {
  if (!isLowered) return url;
  return url
    .replaceAll(/\s+/g, "-")
    .replaceAll(/[^\p{L}\p{M}\p{N}._/#+~@-]/gu, "")
    .toLowerCase();
}

/** What urls of posts begin with in a layer, before its prefix: a blog has a folder of its own, or lies in the content folder. */
function postsBelow({prefix, dated}: {prefix: string; dated?: boolean}): string | null {
  if (dated || prefix === "blog/") return "/";
  return prefix === "" ? "/blog/" : null;
}

/** `(group)`: gathers pages and is not part of their urls. */
const GROUP = /^\(.+\)$/;

/** The page at its place in the tree: folders without the numbers and groups that their urls don't have. */
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

/** A date before the name of a post in a blog: `2024-05-01-name`, `2024/05-01-name`. */
const DATED = /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[-/](.*?))?\/$/;

/** Url of a post: its slug below the blog, else `/blog/2024/05/01/name/` where a date is before its name. */
function postUrl({url}: SourceFile, blog: string, head: string): string {
  const slug = keyOf(head, "slug");
  if (slug !== null) return joined(partsOf(`${blog}${slug}`));
  const match = DATED.exec(url.slice(blog.length));
  if (!match) return url;
  const [, folder = "", year, month = "", day = "", rest = ""] = match;
  const date = [year, month.padStart(2, "0"), day.padStart(2, "0")].join("/");
  return `${blog}${date}/${folder}${rest}/`.replaceAll(/\/\/+/g, "/");
}

/** Whether a page is the one of its folder: `index`, or `page` in the folder of programs of Next.js. */
const isIndex = ({name, path, contentPath}: SourceFile, rules?: Dialect["urls"]): boolean =>
  /^index\.mdx?$/.test(name) ||
  (rules?.app === true && /^page\.mdx?$/.test(name) && `/${path}`.endsWith(`/app/${contentPath}`));

const partsOf = (path: string): string[] => path.split("/").filter(part => part !== "" && part !== ".");

const withoutEnding = (slug: string): string => slug.replace(/(?:^|(?<=\/))index\.html$|\.html$/, "");

function urlOf(page: SourceFile, isReadme: boolean, head: string | null, rules: Dialect["urls"]): string {
  const {url, name, contentPath} = page;
  const numbers = rules.numbers && !/^parse_number_prefixes:[ \t]*false\b/m.test(head ?? "");
  const written = url.split("/").filter(part => part !== "" && !(rules.groups && GROUP.test(part)));
  const parts = written.map(part => (numbers ? withoutNumber(part) : part));
  const bare = numbers ? withoutNumber(name) : name;
  const isFolders = isReadme || isIndex({...page, name: bare}, rules);
  if (isFolders && !/^index\.mdx?$/.test(name)) parts.pop();
  const last = isFolders ? null : (parts.pop() as string);
  const file = last !== null && rules.underscores && /(?:^|\/)_[^/]*$/.test(contentPath) ? `_${last}` : last;
  const id = head !== null && rules.id !== null ? keyOf(head, rules.id) : null;
  const slug = head !== null && rules.slug !== null ? keyOf(head, rules.slug) : null;
  if (slug !== null) {
    const path = slug.startsWith("/") || rules.slugged ? withoutEnding(slug) : posix.join(...parts, slug);
    return joined(partsOf(path));
  }
  // A page named like its folder is the index of it, where the tool has ids of pages (Docusaurus).
  const isFolder =
    rules.id !== null &&
    rules.numbers &&
    file !== null &&
    written.at(-1)?.toLowerCase() === written.at(-2)?.toLowerCase();
  // The slug of a page that is a folder is that of the folder.
  if (
    file === null &&
    id !== null &&
    rules.fromRoot &&
    /^index\.mdx?$/.test(name) &&
    /(?:^|\/)index\./.test(contentPath)
  )
    parts.pop();
  else if (file === null)
    return joined(parts.map(part => (rules.slugged ? githubSlug(part) : inWords(part, rules))));
  const own = isFolder ? [] : [id ?? (file as string)];
  return joined([...parts, ...own].map(part => (rules.slugged ? githubSlug(part) : inWords(part, rules))));
}

/** A part of a url with its signs as words, where the rules have such. */
const inWords = (part: string, {words = {}}: Dialect["urls"]): string =>
  Object.entries(words).reduce((text, [sign, word]) => text.replaceAll(sign, word), part);

const joined = (parts: readonly string[]): string => (parts.length === 0 ? "/" : `/${parts.join("/")}/`);
