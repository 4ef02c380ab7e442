import type {UrlPage} from "#core/model/dialect.ts";
import type {SourceFile} from "#core/model/source-file.ts";

/** Date before the name of a post: `2024-05-01-name`, `2024/05-01-name`. */
const DATED = /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[-/](.*?))?\/$/;

/**
 * Returns the URL of a post: its slug below the blog, or else `/2024/05/01/name/` if a date precedes its name, or else
 * its path. Returns `null` for other pages. As `urls.ofPage`, it takes precedence over the usual rules of
 * `core/discover/urls/dialect-urls.ts`, which puts the prefix of the blog's layer before it: `at` in `instances.ts`, from
 * `routeBasePath` of the config, or `/blog/`. A `date` in front matter has no effect on the URL.
 */
export function postUrl({source: {url}, layer, path}: UrlPage): string | null {
  const blog = blogIn(layer);
  if (blog === null || !url.startsWith(blog)) return null;
  const slug = path("slug");
  if (slug !== null) return normalized(`${blog}${slug}`);
  const match = DATED.exec(url.slice(blog.length));
  if (!match) return url;
  const [, folder = "", year, month = "", day = "", rest = ""] = match;
  return normalized(`${blog}${year}/${month.padStart(2, "0")}/${day.padStart(2, "0")}/${folder}${rest}`);
}

/**
 * Returns the path of posts below the URL of their content folder, or `null` if it contains no posts. A blog has its own
 * folder, or is inside the pages' folder.
 */
function blogIn({prefix, dated}: UrlPage["layer"]): string | null {
  if (dated || prefix === "blog/") return "/";
  return prefix === "" ? "/blog/" : null;
}

const normalized = (path: string): string =>
  `/${[...path.split("/").filter(part => part !== "" && part !== "."), ""].join("/")}`;

/** Reports whether a page has the name of its folder, which makes it the folder's index. */
export function isNamedLikeFolder({url}: SourceFile): boolean {
  const [name, folder] = url.toLowerCase().split("/").slice(1, -1).reverse();
  return name !== undefined && name === folder;
}

/** The date of a post may also be in its folder names. */
const DATE_IN_PATH = /(?:^|\/)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?=[-/.])/;

/** Returns the date in a post's path, as `2024-05-01`, or `null`. */
export function dateInPath(contentPath: string): string | null {
  const [, year, month = "", day = ""] = DATE_IN_PATH.exec(contentPath) ?? [];
  return year === undefined ? null : [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
}
