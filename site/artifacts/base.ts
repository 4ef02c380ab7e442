/**
 * Path of the site on its host (`data/site.json`, `base`). Artifact URLs are relative to it; this module is
 * the only one that converts between the two. The base is set once: by the browser at startup, by the
 * prerenderer before each document.
 */
let base = "/";
let others: readonly string[] = [];

/**
 * Sets the path of the site, with slashes at both ends.
 *
 * @param editions URLs of other languages and versions; those below the base are separate sites
 */
export function setBase(path: string, editions: readonly {url: string}[] = []): void {
  base = path;
  others = editions.map(({url}) => addressOf(url)).filter(address => address.length > path.length);
}

/**
 * Converts a root-relative path within the site to a URL for links and requests; other URLs are returned
 * unchanged. Leading dot segments lead to other languages and versions.
 */
export function addressOf(path: string): string {
  if (!/^\/(?!\/)/.test(path)) return path;
  let [above, rest] = [base, path.slice(1)];
  for (; rest.startsWith("../"); rest = rest.slice(3)) above = above.replace(/[^/]+\/$/, "");
  return above + rest;
}

/**
 * Converts a page URL to a path below the base. Characters that would end the path or break the encoding are
 * escaped.
 */
export const pathOf = (url: string): string =>
  addressOf(encodeURI(url).replace(/[?#]/g, sign => encodeURIComponent(sign)));

/** Returns the root-relative path for a URL path on this host, or `null` if it is outside the site. */
export function pathAt(pathname: string): string | null {
  if (others.some(other => pathname.startsWith(other))) return null;
  return pathname.startsWith(base)
    ? `/${pathname.slice(base.length)}`
    : pathname === base.slice(0, -1)
      ? "/"
      : null;
}

/** Returns the URL for which `pathOf`, or `addressOf` if it has a fragment or leads out of the site, returns this one. */
export function urlOf(href: string): string {
  const path = /^\/(?!\/)/.test(href)
    ? href.startsWith(base)
      ? `/${href.slice(base.length)}`
      : `/${"../".repeat(base.split("/").length - 2)}${href.slice(1)}`
    : href;
  return /^(?:https?:)?\/\/|#/.test(href) ? path : decodeURIComponent(path);
}

const TAG = /<[a-z](?:[^>"]|"[^"]*")*>/gi;
const ATTRIBUTE = / (href|src|poster)="(\/(?!\/)[^"]*)"/g;
const SET = / srcset="([^"]*)"/g;

/** Prefixes the URLs in an artifact's HTML with the base. */
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
