import {decode} from "#schemas/rules/percent-encoding.ts";
import type {OldAddress} from "./old-site.ts";

/** Origin of URLs that name none. */
const NOWHERE = "http://old.invalid";

/** Path of the old site below its base, and the id that a URL names. */
export interface OldPath {
  path: string;
  id: string;
}

/**
 * Reads a URL, whatever its host: decoded, without query, `index.html` and base. Null if it is not a web address or
 * leads outside the base.
 *
 * @param from - path below the base that a relative URL starts from
 */
export function oldPath(url: string, {base}: Pick<OldAddress, "base">, from = "/"): OldPath | null {
  const parsed = parse(url, base, from);
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return null;
  const whole = decode(parsed.pathname.replaceAll(/\/{2,}/g, "/"));
  const inside = whole === base.slice(0, -1) ? base : whole;
  if (!inside.startsWith(base)) return null;
  return {path: plainPath(inside.slice(base.length - 1)), id: decode(parsed.hash.slice(1))};
}

/** Returns the target of a redirect: a decoded path of the old site with its fragment, or the URL of another site; null if it has none. */
export function redirectTarget(url: string, address: OldAddress, from: string): string | null {
  const parsed = parse(url, address.base, from);
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return null;
  const isOwn = parsed.origin === NOWHERE || parsed.origin === address.origin;
  const own = isOwn ? oldPath(url, address, from) : null;
  if (own) return own.path + (own.id && `#${own.id}`);
  return parsed.origin === NOWHERE ? null : parsed.href;
}

/** A path without the name of an index file. */
export const plainPath = (path: string): string => path.replace(/(?<=\/)index\.html?$/i, "");

function parse(url: string, base: string, from: string): URL | null {
  try {
    return new URL(url, `${NOWHERE}${encodeURI(base.slice(0, -1) + from)}`);
  } catch {
    return null;
  }
}
