import path from "node:path";
import {pathWithin, relativePath} from "#schemas/rules/disk-path.ts";
import {sha256} from "#support/files/hash.ts";
import {plainText} from "#support/files/plain-text.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";
import {contentPathOf} from "#support/links/content-path.ts";
import {resolveLink} from "#support/links/resolve-link.ts";
import type {SiteMap} from "../model/page-context.ts";
import {firstHeadingText} from "./blocks/heading-lines.ts";
import type {FileScope} from "./file-scope.ts";
import {readFrontMatter} from "./front-matter/front-matter.ts";

/** Link to a page of the site. */
export interface LinkedPage {
  href: string;
  /** Title of the page; `undefined` if it has none. */
  title: string | undefined;
}

/**
 * Returns the page that a path names, relative to the current page or to the site. Returns `null` if there is none. The
 * current page then depends on the text of that page, which contains its title.
 */
export function linkedPage(written: string, scope: FileScope): LinkedPage | null {
  const {context} = scope.page;
  const contentPath = contentPathOf(path.join(context.root, scope.stack[0] ?? scope.path), context.folders);
  if (contentPath === null) return null;
  const from = {contentPath, url: context.siteMap.pages.get(contentPath) ?? "/", external: false};
  for (const target of written.startsWith("/") ? [written] : [written, `/${written}`]) {
    const {href, url, problem} = resolveLink(target, from, context);
    if (url !== null && problem === undefined) return {href, title: titleAt(url, scope)};
  }
  return null;
}

/** Content paths by URL, per site. */
const paths = new WeakMap<SiteMap, ReadonlyMap<string, string>>();

function titleAt(url: string, {page}: FileScope): string | undefined {
  const {siteMap, folders, root} = page.context;
  const byUrl = paths.get(siteMap) ?? new Map([...siteMap.pages].map(([file, at]) => [at, file]));
  paths.set(siteMap, byUrl);
  const found = byUrl.get(url);
  const base = folders.find(({prefix}) => found?.startsWith(prefix));
  if (found === undefined || !base) return undefined;
  const file = path.join(base.folder, found.slice(base.prefix.length));
  if (pathWithin(base.folder, file) === null) return undefined;
  try {
    const bytes = readRegularFile(file, MAX_FILE.text);
    const name = relativePath(root, file);
    page.dependencies.set(name, {path: name, hash: sha256(bytes)});
    const text = plainText(bytes);
    return frontTitle(text, name) ?? firstHeadingText(text);
  } catch {
    // An unreadable page is reported when it is rendered.
    return undefined;
  }
}

/** Returns the title in the front matter of a page's text, if it has one. */
function frontTitle(text: string, file: string): string | undefined {
  const [, mark = "", rest = ""] = /^(---|\+\+\+)[ \t]*\n([\s\S]*)$/.exec(text) ?? [];
  if (mark === "") return undefined;
  const [written = ""] = rest.split(`\n${mark}`, 1);
  return readFrontMatter(written, 2, file, undefined, mark === "+++" ? "toml" : "yaml").frontMatter.title;
}
