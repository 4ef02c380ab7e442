import {closeSync, openSync, readSync} from "node:fs";
import {posix} from "node:path";
import {slug as githubSlug} from "github-slugger";
import type {Dialect} from "../../model/dialect.ts";
import type {SourceFile} from "../../model/source-file.ts";

/** `01-intro`, but neither dates nor versions (Docusaurus, `numberPrefix.ts`). */
const NUMBER = /^(\d+)\s*[-_.]+\s*(?=[^-_.\s])(?!\d)/;
/** Enough for the front matter of a page as far as its url is concerned. */
const HEAD_BYTES = 4096;

/**
 * Urls of pages as the documentation tool makes them: from the `slug` or `id` of their front matter, without the numbers
 * that order them, each part slugged; a README is the index of a folder that has no other.
 *
 * @param layer what the paths of these pages begin with in the site (`docs/`, or nothing), and whether all are posts
 */
export function withDialectUrls(
  pages: readonly SourceFile[],
  rules: Dialect["urls"],
  layer: {prefix: string; dated?: boolean} = {prefix: ""},
): SourceFile[] {
  const blog = rules.dated ? postsBelow(layer) : null;
  const indexes = new Set(pages.flatMap(page => (isIndex(page) ? [posix.dirname(page.contentPath)] : [])));
  return pages.map(page => {
    const folder = posix.dirname(page.contentPath);
    const isReadme = rules.readme && /^readme\.mdx?$/i.test(page.name) && !indexes.has(folder);
    const written = rules.slug === null && rules.id === null ? null : readHead(page.file);
    if (blog !== null && page.url.startsWith(blog)) return {...page, url: postUrl(page, blog, written ?? "")};
    return {...page, url: urlOf(page, isReadme, written, rules)};
  });
}

/** What urls of posts begin with in a layer, before its prefix: a blog has a folder of its own, or lies in the content folder. */
function postsBelow({prefix, dated}: {prefix: string; dated?: boolean}): string | null {
  if (dated || prefix === "blog/") return "/";
  return prefix === "" ? "/blog/" : null;
}

/** A date before the name of a post in a blog: `2024-05-01-name`, `2024/05-01-name`. */
const DATED = /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[-/](.*?))?\/$/;

/** Url of a post: its slug below the blog, else `/blog/2024/05/01/name/` where a date is before its name. */
function postUrl({url}: SourceFile, blog: string, head: string): string {
  const slug = keyOf(head, "slug");
  if (slug !== null) return joined(`${blog}${slug}`.split("/").filter(part => part !== "" && part !== "."));
  const match = DATED.exec(url.slice(blog.length));
  if (!match) return url;
  const [, folder = "", year, month = "", day = "", rest = ""] = match;
  const date = [year, month.padStart(2, "0"), day.padStart(2, "0")].join("/");
  return `${blog}${date}/${folder}${rest}/`.replaceAll(/\/\/+/g, "/");
}

const isIndex = ({name}: SourceFile): boolean => /^index\.mdx?$/.test(name);

function urlOf(
  {url, name}: SourceFile,
  isReadme: boolean,
  head: string | null,
  rules: Dialect["urls"],
): string {
  const numbers = rules.numbers && !/^parse_number_prefixes:[ \t]*false\b/m.test(head ?? "");
  const written = url.split("/").filter(Boolean);
  const parts = written.map(part => (numbers ? part.replace(NUMBER, "") : part));
  if (isReadme) parts.pop();
  const stem = name.replace(/\.mdx?$/, "");
  const file = isReadme || stem === "index" ? null : (parts.pop() as string);
  const id = head !== null && rules.id !== null ? keyOf(head, rules.id) : null;
  const slug = head !== null && rules.slug !== null ? keyOf(head, rules.slug) : null;
  if (slug !== null) {
    const bare = slug.replace(/(?:^|(?<=\/))index\.html$|\.html$/, "");
    const path = slug.startsWith("/") || rules.slugged ? bare : posix.join(...parts, slug);
    return joined(path.split("/").filter(part => part !== "" && part !== "."));
  }
  // A page named like its folder is the index of it, where the tool has numbers before names.
  const isFolder =
    rules.numbers && file !== null && written.at(-1)?.toLowerCase() === written.at(-2)?.toLowerCase();
  const last = isFolder || file === null ? [] : [id ?? file];
  return joined([...parts, ...last].map(part => (rules.slugged ? githubSlug(part) : part)));
}

const joined = (parts: readonly string[]): string => (parts.length === 0 ? "/" : `/${parts.join("/")}/`);

/** The first bytes of a file; empty where it can't be read, which is reported when the page itself is. */
function readHead(file: string): string {
  try {
    const handle = openSync(file, "r");
    try {
      const buffer = Buffer.alloc(HEAD_BYTES);
      return buffer.toString("utf8", 0, readSync(handle, buffer, 0, HEAD_BYTES, 0));
    } finally {
      closeSync(handle);
    }
  } catch {
    return "";
  }
}

/** A text of the top level of the front matter. */
function keyOf(head: string, key: string): string | null {
  const yaml = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^---[ \t]*\r?$|$(?![\s\S]))/m.exec(head)?.[1];
  const value = new RegExp(
    `^${key}:[ \\t]*(?:"([^"\\n]*)"|'([^'\\n]*)'|([^\\s#"'][^\\r\\n]*?))[ \\t]*(?:#.*)?\\r?$`,
    "m",
  ).exec(yaml ?? "");
  const text =
    value
      ?.slice(1)
      .find(found => found !== undefined)
      ?.trim() ?? "";
  return text === "" || /[?#\\{]|\.\.|\/\//.test(text) || text === "false" ? null : text;
}
