/**
 * Root-relative url of one edition as another one names it: `/de/` from the root, `/../` the other way. Urls of artifacts are
 * relative to their edition; the dots lead out of it (RFC 3986, 5.2.4).
 *
 * @param from path of an edition below the root of the whole site, without slash at its ends
 */
export const urlBetween = (from: string, to: string): string =>
  `/${from === to ? "" : upFrom(from) + (to === "" ? "" : `${to}/`)}`;

/** `../` for each part of a path. */
const upFrom = (path: string): string => (path === "" ? "" : "../".repeat(path.split("/").length));

/** A root-relative path of the whole site as an edition names it, `/img/x.png` in `de` → `/../img/x.png`. */
export const fromEdition = (edition: string, path: string): string => `/${upFrom(edition)}${path.slice(1)}`;

/** A root-relative path behind an address without final slash, with the parts taken off that its dots lead out of. */
export function joinAddress(address: string, path: string): string {
  let [above, rest] = [address, path];
  while (rest.startsWith("/../")) {
    above = above.replace(/\/[^/]*$/, "");
    rest = rest.slice(3);
  }
  return above + rest;
}
