/** Returns the path of a site on its host from its `data/site.json`; `/` if that does not exist yet. */
export function baseOf(siteJson: string): string {
  return siteJson === "" ? "/" : ((JSON.parse(siteJson) as {base?: string}).base ?? "/");
}

/** Returns the requested path below the base, with its query. Returns `null` for a URL outside the site. */
export const pathBelow = (base: string, url: string): string | null =>
  url.startsWith(base) ? `/${url.slice(base.length)}` : null;
