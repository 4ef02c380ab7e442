/** URL at which a site is deployed. */
export interface SiteAddress {
  /** Scheme and host; `null` if unknown. */
  origin: string | null;
  /** Path of the site on its host, with slashes at both ends. */
  base: string;
  /**
   * Origin and base without trailing slash, as the prefix of root-relative paths; `null` if the origin is
   * unknown.
   */
  address: string | null;
}

/** Derives the site's address from the config: `base`, else the path of `site`, else the root of the host. */
export function siteAddress({
  site,
  base,
}: {
  site?: string | undefined;
  base?: string | undefined;
}): SiteAddress {
  const url = site === undefined ? null : new URL(site);
  const path = base ?? url?.pathname ?? "/";
  const slashed = path.endsWith("/") ? path : `${path}/`;
  return {
    origin: url?.origin ?? null,
    base: slashed,
    address: url === null ? null : url.origin + slashed.slice(0, -1),
  };
}
