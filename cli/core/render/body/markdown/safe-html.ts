import {ADDRESS_ATTRIBUTES, ELEMENTS, GLOBAL_ATTRIBUTES} from "#core/model/allow-list.ts";
import {DROPPED_ELEMENTS} from "#core/model/dropped-elements.ts";
import {isAllowedAddress} from "#schemas/rules/addresses.ts";

/**
 * Sanitizes raw HTML for the Markdown copy of a page, using the allowlist. Dropped elements are removed with
 * their content, as are comments; other elements are replaced by their content. A single pass over the text,
 * whatever elements are open (HTML, 13.2.5, tokenization).
 */
export function safeHtml(html: string): string {
  const lower = html.toLowerCase();
  let safe = "";
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    if (open < 0) return safe + html.slice(at);
    safe += html.slice(at, open);
    if (html.startsWith("<!--", open)) at = after(lower, "-->", open);
    else if (/[!?]/.test(html[open + 1] ?? "")) at = after(lower, ">", open);
    else if (/[a-z/]/i.test(html[open + 1] ?? "")) {
      const end = tagEnd(html, open);
      const tag = html.slice(open, end);
      const name = /^<\/?([^\s/>]*)/.exec(tag)?.[1]?.toLowerCase() ?? "";
      const isDropped = DROPPED_ELEMENTS.has(name) && !tag.startsWith("</");
      at = isDropped && !VOID.has(name) ? after(lower, ">", lower.indexOf(`</${name}`, end)) : end;
      if (ELEMENTS.has(name)) safe += tag.endsWith(">") ? safeTag(tag, name) : "";
    } else {
      // If what follows is removed, the remaining text must not form a tag.
      safe += /[^<]/.test(html[open + 1] ?? "") ? "<" : "&lt;";
      at = open + 1;
    }
  }
  return safe;
}

/** Dropped void elements. */
const VOID: ReadonlySet<string> = new Set(["base", "embed", "frame", "input", "link", "meta", "param"]);

/** Returns the offset after the next occurrence of a text, or the end. */
function after(html: string, text: string, from: number): number {
  const found = from < 0 ? -1 : html.indexOf(text, from);
  return found < 0 ? html.length : found + text.length;
}

/** Returns the offset after the `>` of a tag, ignoring those in quoted values. */
function tagEnd(html: string, from: number): number {
  let quote = "";
  for (let at = from + 1; at < html.length; at += 1) {
    const letter = html[at] as string;
    if (quote !== "") quote = letter === quote ? "" : quote;
    else if (letter === ">") return at + 1;
    else if ((letter === '"' || letter === "'") && html[at - 1] === "=") quote = letter;
  }
  return html.length;
}

const ATTRIBUTE = /\s+([^\s"'<>/=]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

const GLOBAL: ReadonlySet<string> = new Set(
  [...GLOBAL_ATTRIBUTES].map(name => (name === "className" ? "class" : name.toLowerCase())),
);

function safeTag(tag: string, name: string): string {
  if (tag.startsWith("</")) return `</${name}>`;
  const own = new Set([...(ELEMENTS.get(name) ?? [])].map(attribute => attribute.toLowerCase()));
  let attributes = "";
  for (const [written, key = "", double, single, bare] of tag.slice(1 + name.length).matchAll(ATTRIBUTE)) {
    const attribute = key.toLowerCase();
    if (attribute === "style" || !(own.has(attribute) || GLOBAL.has(attribute))) continue;
    const value = double ?? single ?? bare ?? "";
    if (!addressesIn(attribute, decodeReferences(value)).every(isAllowedAddress)) continue;
    // A slash at the end of an unquoted value would be read as part of the tag.
    attributes += bare === undefined ? written.replace(/^\s+/, " ") : ` ${key}="${bare}"`;
  }
  return `<${name}${attributes}${/\/>$/.test(tag) ? " /" : ""}>`;
}

/** Returns the URLs in an attribute value; a `srcset` separates them by commas (HTML, 4.8.4.2.1). */
const addressesIn = (attribute: string, value: string): string[] =>
  attribute === "srcset" ? value.split(/,\s*|\s+/) : ADDRESS_ATTRIBUTES.has(attribute) ? [value] : [];

/** Decodes character references, which could hide a scheme. */
const decodeReferences = (value: string): string =>
  value
    .replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi, (_, hex?: string, decimal?: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    })
    .replaceAll(/&(?:colon|Tab|NewLine);?/gi, found => (/colon/i.test(found) ? ":" : ""));
