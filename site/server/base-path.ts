/** Path of a site on its host, from the text of its `data/site.json`; `/` where there is none yet. */
export function baseOf(siteJson: string): string {
  return siteJson === "" ? "/" : ((JSON.parse(siteJson) as {base?: string}).base ?? "/");
}

/** What is asked for below the base, with its query; null for an address outside the site. */
export const pathBelow = (base: string, url: string): string | null =>
  url.startsWith(base) ? `/${url.slice(base.length)}` : null;
