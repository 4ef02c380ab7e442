/** Where a site is deployed. */
export interface SiteAddress {
  /** Scheme and host; null where unknown. */
  origin: string | null;
  /** Path of the site on its host, a slash at both ends. */
  base: string;
  /** Origin and base without final slash, as it is before a root-relative path; null where the origin is unknown. */
  address: string | null;
}

/** Reads the address of a site from the config: `base`, else the path of `site`, else the root of the host. */
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
