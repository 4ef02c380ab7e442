/** Schemes that an address in content or data may have; an address with another one leads nowhere. */
const SCHEMES = ["http", "https", "mailto", "tel", "sms", "irc", "ircs", "xmpp"] as const;

/**
 * What a browser makes of an address before reading it (WHATWG URL, basic parser): tabs and line ends go anywhere,
 * spaces and control characters at both ends.
 */
export const cleanTarget = (target: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the URL Standard names them
  target.replaceAll(/[\t\n\r]/g, "").replaceAll(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, "");

/** Scheme of an address, in lower case, as browsers read it (URL Standard, "basic URL parser"); null for a relative one. */
export const schemeOf = (address: string): string | null =>
  /^([a-z][a-z0-9+.-]*):/i.exec(cleanTarget(address))?.[1]?.toLowerCase() ?? null;

/** Whether an address has an allowed scheme, or none. */
export function isAllowedAddress(address: string): boolean {
  const scheme = schemeOf(address);
  return scheme === null || (SCHEMES as readonly string[]).includes(scheme);
}

/** An address that means the same on every page: root-relative, a fragment, or with an allowed scheme. */
export const FIXED_ADDRESS = new RegExp(`^(?:/(?![/\\\\])|#|(?:${SCHEMES.join("|")}):)`);
