/**
 * Whether an address leads to a page or file on the web, or into the mail program: relative, `http:`, `https:` or `mailto:`.
 * What browsers leave out before they look at the scheme is left out here too (URL Standard, "basic URL parser").
 */
export function isSafeAddress(address: string): boolean {
  const text = address.replace(/[\p{Cc} ]/gu, "");
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(text)?.[0].toLowerCase();
  return scheme === undefined || scheme === "http:" || scheme === "https:" || scheme === "mailto:";
}
