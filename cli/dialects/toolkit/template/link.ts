import {posix} from "node:path";
import type {FileScope} from "#core/parse/file-scope.ts";

/** Extensions and index files that page names may omit. */
const ENDINGS = ["", ".md", ".mdx", "/index.md", "/_index.md"];

/**
 * Returns the URL of the page that a tag names (`{{< ref "page" >}}`, `{% link _docs/page.md %}`, `{%
 * post_url 2026-01-02-name %}`): by its path relative to the page or the content folder, or else by its name
 * if that is unique. If no page is found, the name is returned unchanged, so that it is checked like any
 * other link.
 */
export function linkTo(written: string, {page, path}: FileScope): string {
  const [, target = "", hash = ""] = /^([^#]*)(#.*)?$/s.exec(written) ?? [];
  if (target === "") return hash;
  const {pages} = page.context.siteMap;
  // Jekyll keeps collections in folders with an underscore.
  const bare = target
    .replace(/^\/|\/$/g, "")
    .replace(/^_(?!index)/, "")
    .replace(/\.(?:markdown|mk?do?wn|mkdn?)$/, ".md");
  const own = posix.dirname(path);
  // Hugo also finds sections by file name (`guides.md` for `guides/_index.md`).
  const files = /\.mdx?$/.test(bare)
    ? [bare, ...ENDINGS.slice(3).map(ending => bare.replace(/\.mdx?$/, ending))]
    : ENDINGS.map(ending => bare + ending);
  const folders = target.startsWith("/") ? [""] : [own, ...above(own), ""];
  for (const folder of folders)
    for (const file of files) {
      const url = pages.get(posix.join(folder, file));
      if (url !== undefined) return url + hash;
    }
  const low = files.map(file => `/${file.toLowerCase()}`);
  const named = [...pages].filter(([name]) => low.some(file => name.toLowerCase().endsWith(file)));
  const [only, ...others] = new Set(named.map(([, url]) => url));
  if (only !== undefined && others.length === 0) return only + hash;
  return /^(?:[a-z]+:|\/)/i.test(target) ? written : `/${bare.replace(/\.mdx?$/, "")}${hash}`;
}

/**
 * Returns a path without its first segments, one variant per segment, each of which may be relative to the
 * content folder.
 */
function above(folder: string): string[] {
  const parts = folder.split("/");
  return parts.slice(1).map((_, i) => parts.slice(i + 1).join("/"));
}
