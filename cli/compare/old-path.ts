import {decode} from "#schemas/rules/percent-encoding.ts";
import type {OldAddress} from "./old-site.ts";

/** Origin used for URLs without one. */
const NOWHERE = "http://old.invalid";

/** Path below the old site's base, and the id in a URL. */
export interface OldPath {
  path: string;
  id: string;
}

/**
 * Parses a URL of any host. The result is decoded, without query, `index.html` and base. Returns `null` if it
 * is not a web URL or is outside the base.
 *
 * @param from - path below the base to which a relative URL refers
 */
export function oldPath(url: string, {base}: Pick<OldAddress, "base">, from = "/"): OldPath | null {
  const parsed = parse(url, base, from);
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return null;
  const whole = decode(parsed.pathname.replaceAll(/\/{2,}/g, "/"));
  const inside = whole === base.slice(0, -1) ? base : whole;
  if (!inside.startsWith(base)) return null;
  return {path: plainPath(inside.slice(base.length - 1)), id: decode(parsed.hash.slice(1))};
}

/**
 * Returns the target of a redirect: a decoded path of the old site with its fragment, or the URL of another
 * site. Returns `null` if it has none.
 */
export function redirectTarget(url: string, address: OldAddress, from: string): string | null {
  const parsed = parse(url, address.base, from);
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return null;
  const isOwn = parsed.origin === NOWHERE || parsed.origin === address.origin;
  const own = isOwn ? oldPath(url, address, from) : null;
  if (own) return own.path + (own.id && `#${own.id}`);
  return parsed.origin === NOWHERE ? null : parsed.href;
}

/** Strips the name of an index file from a path. */
export const plainPath = (path: string): string => path.replace(/(?<=\/)index\.html?$/i, "");

function parse(url: string, base: string, from: string): URL | null {
  try {
    return new URL(url, `${NOWHERE}${encodeURI(base.slice(0, -1) + from)}`);
  } catch {
    return null;
  }
}
