import {cleanTarget} from "./link-target.ts";

/** Schemes that an address in content may have; an address with another one leads nowhere (`link-scheme`). */
const SCHEMES: ReadonlySet<string> = new Set([
  "http",
  "https",
  "mailto",
  "tel",
  "sms",
  "irc",
  "ircs",
  "xmpp",
]);

/** Scheme of an address, in lower case, as browsers read it (URL Standard, "basic URL parser"); null for a relative one. */
export const schemeOf = (address: string): string | null =>
  /^([a-z][a-z0-9+.-]*):/i.exec(cleanTarget(address))?.[1]?.toLowerCase() ?? null;

/** Whether an address has an allowed scheme, or none. */
export function isAllowedAddress(address: string): boolean {
  const scheme = schemeOf(address);
  return scheme === null || SCHEMES.has(scheme);
}
