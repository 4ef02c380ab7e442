/**
 * The one place where the path of the site on its host (`data/site.json`, `base`) meets the urls of artifacts, which are
 * relative to it. Both sides of the site tell it once which base they work for: the browser when it starts, the
 * prerender before each document.
 */
let base = "/";
let others: readonly string[] = [];

/**
 * Sets the path of the site, a slash at both ends.
 *
 * @param editions urls of other languages and versions; those that are below the base are sites of their own
 */
export function setBase(path: string, editions: readonly {url: string}[] = []): void {
  base = path;
  others = editions.map(({url}) => addressOf(url)).filter(address => address.length > path.length);
}

/**
 * Address of a root-relative path of the site, for links and requests; all other addresses stay as they are. Dots at its
 * start lead out of the site to other languages and versions.
 */
export function addressOf(path: string): string {
  if (!/^\/(?!\/)/.test(path)) return path;
  let [above, rest] = [base, path.slice(1)];
  for (; rest.startsWith("../"); rest = rest.slice(3)) above = above.replace(/[^/]+\/$/, "");
  return above + rest;
}

/** A page url as it is in an address: below the base, with everything encoded that would end the path or the encoding. */
export const pathOf = (url: string): string =>
  addressOf(encodeURI(url).replace(/[?#]/g, sign => encodeURIComponent(sign)));

/** The root-relative path that is at an address of the own host; null for one outside the site. */
export function pathAt(pathname: string): string | null {
  if (others.some(other => pathname.startsWith(other))) return null;
  return pathname.startsWith(base)
    ? `/${pathname.slice(base.length)}`
    : pathname === base.slice(0, -1)
      ? "/"
      : null;
}

const TAG = /<[a-z](?:[^>"]|"[^"]*")*>/gi;
const ATTRIBUTE = / (href|src|poster)="(\/(?!\/)[^"]*)"/g;
const SET = / srcset="([^"]*)"/g;

/** HTML of an artifact, with the addresses in its tags below the base. */
export function withAddresses(html: string): string {
  if (base === "/") return html;
  return html.replace(TAG, tag =>
    tag
      .replace(ATTRIBUTE, (_, name: string, path: string) => ` ${name}="${addressOf(path)}"`)
      .replace(
        SET,
        (_, set: string) =>
          ` srcset="${set.replace(/(^|,\s*)(\/(?!\/)\S*)/g, (_, start: string, path: string) => start + addressOf(path))}"`,
      ),
  );
}
