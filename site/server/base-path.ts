/** Returns the path of a site on its host from its `data/site.json`; `/` if that does not exist yet. */
export function baseOf(siteJson: string): string {
  const {base = "/"}: {base?: string} = siteJson === "" ? {} : JSON.parse(siteJson);
  return base;
}

/** Returns the requested path below the base, with its query. Returns `null` for a URL outside the site. */
export const pathBelow = (base: string, url: string): string | null =>
  url.startsWith(base) ? `/${url.slice(base.length)}` : null;
