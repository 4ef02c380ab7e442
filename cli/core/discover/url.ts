/**
 * Url rules of pages (contract of the page index): drop the final extension, drop a final `/index`, a slash at both
 * ends, case and characters kept, Unicode in NFC (UAX #15). A leading underscore of the base name is not part of it.
 */

/** Base name without a leading underscore: `_css-loader.md` → `css-loader.md`. */
export function pageName(baseName: string): string {
  return baseName.replace(/^_(?=[^.])/, "");
}

/** Url of a page from its path below the content folder: `guides/caching.md` → `/guides/caching/`. */
export function pageUrl(contentPath: string): string {
  const segments = contentPath.normalize("NFC").split("/");
  const stem = pageName(segments.pop() ?? "").replace(/\.mdx?$/, "");
  if (stem !== "index") segments.push(stem);
  return segments.length === 0 ? "/" : `/${segments.join("/")}/`;
}
