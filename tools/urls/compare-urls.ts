/** How the urls of a build stand to those of a list. */
export interface UrlComparison {
  listed: number;
  /** Of the list, not in the build. */
  missing: string[];
  /** Of the build, not in the list. */
  added: string[];
  /** Share of the list that is in the build, in percent. */
  rate: number;
}

/**
 * Compares the urls of a build with a list, one a line, or a sitemap. Origins, `index.html`, `.html` and final slashes make
 * no difference, since hosts treat them alike.
 */
export function compareUrls(list: string, built: readonly string[]): UrlComparison {
  const locations = [...list.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, url]) => url as string);
  const lines = locations.length > 0 ? locations : list.split(/\r?\n/).map(line => line.trim());
  const wanted = new Set(lines.filter(line => line !== "").map(plain));
  const found = new Set(built.map(plain));
  const missing = [...wanted].filter(url => !found.has(url)).sort();
  return {
    listed: wanted.size,
    missing,
    added: [...found].filter(url => !wanted.has(url)).sort(),
    rate: wanted.size === 0 ? 0 : ((wanted.size - missing.length) / wanted.size) * 100,
  };
}

/** A url as it is compared. */
export function plain(url: string): string {
  const path = url.replace(/^https?:\/\/[^/]+/, "").replace(/[?#].*$/s, "");
  const bare = decodeURI(path)
    .replace(/(?:^|\/)index\.html$/, "/")
    .replace(/\.html$/, "")
    .replace(/^\/*|\/$/g, "");
  return `/${bare}`;
}
