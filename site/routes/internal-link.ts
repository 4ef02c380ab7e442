import {decode} from "#schemas/rules/percent-encoding.ts";
import {pathAt} from "../artifacts/base.ts";
/** Target of a link inside the site. */
export interface Target {
  /** Decoded path with a trailing slash, in the form of page URLs. */
  url: string;
  search: string;
  /** Hash with `#`, or empty. */
  hash: string;
}

/**
 * Parses the target of an internal link. Returns `null` for external sites, other schemes and files. A
 * missing trailing slash is added and an index file name is removed; query and hash are kept.
 */
export function internalTarget(href: string, from: string): Target | null {
  let address: URL;
  try {
    address = new URL(href, from);
  } catch {
    return null;
  }
  if (address.origin !== new URL(from).origin) return null;
  // Index file of a page, as used by some hosts and links.
  const pathname = address.pathname.replace(/\/index\.html$/, "/");
  const last = pathname.slice(pathname.lastIndexOf("/") + 1);
  if (/\.[a-z][a-z0-9]{0,10}$/i.test(last)) return null;
  const path = pathAt(pathname.endsWith("/") ? pathname : `${pathname}/`);
  if (path === null) return null;
  return {url: decode(path), search: address.search, hash: address.hash};
}

/**
 * Reports whether the router should handle a click. Otherwise the browser does: new tab, download, modified
 * or secondary click.
 */
export function isPlainClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  return (!link.target || link.target === "_self") && !link.hasAttribute("download");
}
