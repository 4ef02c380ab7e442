/**
 * The one place where the path of the site on its host (`data/site.json`, `base`) meets the urls of artifacts, which are
 * relative to it. Both sides of the site tell it once which base they work for: the browser when it starts, the
 * prerender before each document.
 */
let base = "/";

/** Sets the path of the site, a slash at both ends. */
export function setBase(path: string): void {
  base = path;
}

/** Address of a root-relative path of the site, for links and requests; all other addresses stay as they are. */
export const addressOf = (path: string): string => (/^\/(?!\/)/.test(path) ? base + path.slice(1) : path);

/** A page url as it stands in an address: below the base, with everything encoded that would end the path or the encoding. */
export const pathOf = (url: string): string =>
  addressOf(encodeURI(url).replace(/[?#]/g, sign => encodeURIComponent(sign)));

/** The root-relative path that stands at an address of the own host; null for one outside the site. */
export const pathAt = (pathname: string): string | null =>
  pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname === base.slice(0, -1) ? "/" : null;

const TAG = /<[a-z](?:[^>"]|"[^"]*")*>/gi;
const ATTRIBUTE = / (href|src|poster)="(\/(?!\/)[^"]*)"/g;
const SET = / srcset="([^"]*)"/g;

/** HTML of an artifact, with the addresses in its tags below the base. */
export function withAddresses(html: string): string {
  if (base === "/") return html;
  return html.replace(TAG, tag =>
    tag
      .replace(ATTRIBUTE, (_, name: string, path: string) => ` ${name}="${addressOf(path)}"`)
      .replace(SET, (_, set: string) => ` srcset="${set.replace(/(^|,\s*)(\/(?!\/))/g, `$1${base}`)}"`),
  );
}
