const SPECIAL = /[&<>"]/;
const ENTITIES: Readonly<Record<string, string>> = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"};

/** Escapes text for element content and double-quoted attributes of HTML. */
export const escapeHtml = (text: string): string =>
  SPECIAL.test(text) ? text.replaceAll(/[&<>"]/g, char => ENTITIES[char] ?? "") : text;

/** Escapes text for element content of HTML, where quotation marks need no reference. */
export const escapeText = (text: string): string =>
  /[&<>]/.test(text) ? text.replaceAll(/[&<>]/g, char => ENTITIES[char] ?? "") : text;

/** Characters that XML 1.0 does not allow, not even escaped (§2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * Escapes text for element content and double-quoted attributes of XML, and removes characters that XML does
 * not allow.
 */
export const escapeXml = (text: string): string => escapeHtml(text.toWellFormed().replaceAll(FORBIDDEN, ""));

const NAMED: Readonly<Record<string, string>> = {amp: "&", lt: "<", gt: ">", quot: '"', apos: "'"};

/**
 * Resolves the character references written by serializers: decimal, hexadecimal, and the five names of XML.
 */
export const unescapeHtml = (text: string): string =>
  text.includes("&")
    ? text.replaceAll(
        /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(amp|lt|gt|quot|apos));/gi,
        (whole, hex, decimal, name) => {
          if (name) return NAMED[String(name).toLowerCase()] ?? "";
          const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
          return point > 0x10ffff ? whole : String.fromCodePoint(point);
        },
      )
    : text;
