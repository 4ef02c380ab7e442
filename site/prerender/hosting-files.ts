import {addressOf} from "../artifacts/base.ts";

/** Prefixes all paths in `_redirects` with the base of the site. */
export const redirectsBelowBase = (text: string): string =>
  text.replace(/\S+/g, word => (word.startsWith("/") ? addressOf(word) : word));

/** Prefixes all paths in `_headers` with the base of the site. */
export const headersBelowBase = (text: string): string => text.replace(/^\/\S*/gm, path => addressOf(path));

/**
 * Adds the hash of the inline script to the content security policy in `_headers`. Throws if there is no
 * policy to extend, because the site would not work under one set elsewhere.
 */
export function allowInlineScript(headers: string, hash: string): string {
  const policy = /(Content-Security-Policy:[^\n]*?script-src [^;\n]*)/g;
  if (headers.search(policy) < 0) throw new Error("_headers contains no script-src directive.");
  return headers.replace(policy, `$1 ${hash}`);
}
