/** Percent-encodes a site-absolute path whose characters are as they are (`/a b/` → `/a%20b/`), for HTML, XML and HTTP. */
export const encodePath = (path: string): string =>
  encodeURI(path.toWellFormed()).replace(/[?#]/g, character => (character === "?" ? "%3F" : "%23"));

/** Percent-encodes a root-relative link that may have a query or a fragment; what is encoded already stays. */
export const encodeLink = (link: string): string =>
  encodeURI(link.toWellFormed()).replace(/%25(?=[0-9A-Fa-f]{2})/g, "%");

/** Address of a site-absolute path: absolute where the origin of the site is known, otherwise root-relative. */
export const addressOf = (origin: string | null, path: string): string =>
  `${origin ?? ""}${encodePath(path)}`;
