/** Percent-encodes a decoded root-relative path (`/a b/` → `/a%20b/`), for HTML, XML and HTTP. */
export const encodePath = (path: string): string =>
  encodeURI(path.toWellFormed()).replace(/[?#]/g, character => (character === "?" ? "%3F" : "%23"));

/** Percent-encodes a root-relative link, which may have a query or a fragment and may be partly encoded. */
export const encodeLink = (link: string): string =>
  encodeURI(link.toWellFormed()).replace(/%25(?=[0-9A-Fa-f]{2})/g, "%");

/** Returns the URL of a root-relative path: absolute if the site's origin is known, else root-relative. */
export const addressOf = (origin: string | null, path: string): string =>
  `${origin ?? ""}${encodePath(path)}`;
