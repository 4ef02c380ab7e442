/**
 * URL rules of pages (contract of the page index): the extension and a final `/index` are dropped, a slash is at both ends,
 * letter case and characters are kept, Unicode is in NFC (UAX #15), and a leading underscore of the base name is dropped unless
 * another page has that URL.
 */

/** Returns the base name without a leading underscore: `_css-loader.md` → `css-loader.md`. */
export function pageName(baseName: string): string {
  return baseName.replace(/^_(?=[^.])/, "");
}

/** Returns the URL of a page from its content path: `guides/caching.md` → `/guides/caching/`. */
export function pageUrl(contentPath: string): string {
  const segments = contentPath.normalize("NFC").split("/");
  const stem = pageName(segments.pop() ?? "").replace(/\.mdx?$/, "");
  if (stem !== "index") segments.push(stem);
  return segments.length === 0 ? "/" : `/${segments.join("/")}/`;
}
