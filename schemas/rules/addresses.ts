/** Allowed URL schemes in content and data; links with any other scheme are removed. */
export const SCHEMES = ["http", "https", "mailto", "tel", "sms", "irc", "ircs", "xmpp"] as const;

/**
 * Cleans a URL like browsers do before parsing it (WHATWG URL, basic parser): removes all tabs and line
 * endings, and strips spaces and control characters at both ends.
 */
export const cleanTarget = (target: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the URL Standard names them
  target.replaceAll(/[\t\n\r]/g, "").replaceAll(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, "");

/**
 * Returns the scheme of a URL in lowercase, as browsers parse it (URL Standard, "basic URL parser"). Returns
 * `null` for a relative URL.
 */
export const schemeOf = (address: string): string | null =>
  /^([a-z][a-z0-9+.-]*):/i.exec(cleanTarget(address))?.[1]?.toLowerCase() ?? null;

/** Reports whether a URL has an allowed scheme or none. */
export function isAllowedAddress(address: string): boolean {
  const scheme = schemeOf(address);
  return scheme === null || (SCHEMES as readonly string[]).includes(scheme);
}

/**
 * Matches the path of a site on its host, with slashes at both ends. It reaches host files, where quotes, braces, `$` and `*`
 * have a meaning, and links, where two slashes start a host name.
 */
export const SITE_PATH = /^\/(?:(?!\.{1,2}\/)[\p{L}\p{N}\p{M}._~%@+,=&!-]+\/)*$/u;

/** Reports whether a text is the URL of a site: a web address without query whose path is a `SITE_PATH`. */
export function isSiteAddress(text: string): boolean {
  if (!/^https?:\/\/[^?#]+$/.test(text) || !URL.canParse(text)) return false;
  const {pathname, username, password} = new URL(text);
  return username + password === "" && SITE_PATH.test(pathname.endsWith("/") ? pathname : `${pathname}/`);
}

/** Matches URLs with the same meaning on every page: root-relative, a fragment, or with an allowed scheme. */
export const FIXED_ADDRESS = new RegExp(`^(?:/(?![/\\\\])|#|(?:${SCHEMES.join("|")}):)`);
