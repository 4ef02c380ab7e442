/**
 * Returns the root-relative URL of one edition as seen from another: `/de/` from the root, `/../` the other
 * way. Artifact URLs are relative to their edition; the dot segments lead out of it (RFC 3986, 5.2.4).
 *
 * @param from path of an edition relative to the root of the whole site, without leading and trailing slash
 */
export const urlBetween = (from: string, to: string): string =>
  `/${from === to ? "" : upFrom(from) + (to === "" ? "" : `${to}/`)}`;

/** Returns `../` for each segment of a path. */
const upFrom = (path: string): string => (path === "" ? "" : "../".repeat(path.split("/").length));

/**
 * Converts a root-relative path of the whole site to a path as seen from an edition: `/img/x.png` in `de` →
 * `/../img/x.png`.
 */
export const fromEdition = (edition: string, path: string): string => `/${upFrom(edition)}${path.slice(1)}`;

/** Appends a root-relative path to a URL without trailing slash, resolving leading dot segments. */
export function joinAddress(address: string, path: string): string {
  let [above, rest] = [address, path];
  while (rest.startsWith("/../")) {
    above = above.replace(/\/[^/]*$/, "");
    rest = rest.slice(3);
  }
  return above + rest;
}
