import {decode} from "#schemas/rules/percent-encoding.ts";
import {pathAt} from "../artifacts/base.ts";
/** Where a link leads inside the site. */
export interface Target {
  /** Path with a slash at the end, percent-encoding undone, as page urls are written. */
  url: string;
  search: string;
  /** With `#`, or empty. */
  hash: string;
}

/**
 * Target of an address within the site, or null for other sites, other schemes and files. A missing final
 * slash is added, the name of the file in the folder of a page taken off; query and hash are kept.
 */
export function internalTarget(href: string, from: string): Target | null {
  let address: URL;
  try {
    address = new URL(href, from);
  } catch {
    return null;
  }
  if (address.origin !== new URL(from).origin) return null;
  // The file of a page, as some hosts and links name it.
  const pathname = address.pathname.replace(/\/index\.html$/, "/");
  const last = pathname.slice(pathname.lastIndexOf("/") + 1);
  if (/\.[a-z][a-z0-9]{0,10}$/i.test(last)) return null;
  const path = pathAt(pathname.endsWith("/") ? pathname : `${pathname}/`);
  if (path === null) return null;
  return {url: decode(path), search: address.search, hash: address.hash};
}

/** Whether the browser itself should follow the link: new tab, download, modified or secondary click. */
export function isPlainClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  return (!link.target || link.target === "_self") && !link.hasAttribute("download");
}
