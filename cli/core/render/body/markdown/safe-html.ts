import {ADDRESS_ATTRIBUTES, ELEMENTS, GLOBAL_ATTRIBUTES} from "#core/model/allow-list.ts";
import {DROPPED_ELEMENTS} from "#core/model/dropped-elements.ts";
import {isAllowedAddress} from "#schemas/rules/addresses.ts";

/**
 * Raw HTML of a page, as its Markdown copy may hold it: elements and attributes of the allow-list. Elements that are
 * dropped go with what they hold, comments too; of other elements the content stays. One pass over the text, whatever is
 * open in it (HTML, 13.2.5, tokenization).
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
      // What follows may go, and what comes then must not make a tag of it.
      safe += /[^<]/.test(html[open + 1] ?? "") ? "<" : "&lt;";
      at = open + 1;
    }
  }
  return safe;
}

/** Dropped elements that hold nothing. */
const VOID: ReadonlySet<string> = new Set(["base", "embed", "frame", "input", "link", "meta", "param"]);

/** Place behind the next occurrence of a text; the end where there is none. */
function after(html: string, text: string, from: number): number {
  const found = from < 0 ? -1 : html.indexOf(text, from);
  return found < 0 ? html.length : found + text.length;
}

/** Place behind the `>` of a tag; one within a quoted value ends nothing. */
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
    // A slash at the end of a value without quotes would be taken for that of the tag.
    attributes += bare === undefined ? written.replace(/^\s+/, " ") : ` ${key}="${bare}"`;
  }
  return `<${name}${attributes}${/\/>$/.test(tag) ? " /" : ""}>`;
}

/** Addresses in the value of an attribute; those of a `srcset` are separated by commas (HTML, 4.8.4.2.1). */
const addressesIn = (attribute: string, value: string): string[] =>
  attribute === "srcset" ? value.split(/,\s*|\s+/) : ADDRESS_ATTRIBUTES.has(attribute) ? [value] : [];

/** Character references that could hide a scheme. */
const decodeReferences = (value: string): string =>
  value
    .replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi, (_, hex?: string, decimal?: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    })
    .replaceAll(/&(?:colon|Tab|NewLine);?/gi, found => (/colon/i.test(found) ? ":" : ""));
