import {addressOf} from "../artifacts/base.ts";

/** `_redirects` with all paths below the base of the site. */
export const redirectsBelowBase = (text: string): string =>
  text.replace(/\S+/g, word => (word.startsWith("/") ? addressOf(word) : word));

/** `_headers` with all paths below the base of the site. */
export const headersBelowBase = (text: string): string => text.replace(/^\/\S*/gm, path => addressOf(path));

/**
 * Adds the hash of the inline script to the content security policy of `_headers`. Throws where there is no policy
 * to add it to: the site would not work under one that a host sets elsewhere.
 */
export function allowInlineScript(headers: string, hash: string): string {
  const policy = /(Content-Security-Policy:[^\n]*?script-src [^;\n]*)/g;
  if (headers.search(policy) < 0) throw new Error("_headers holds no script-src directive.");
  return headers.replace(policy, `$1 ${hash}`);
}
