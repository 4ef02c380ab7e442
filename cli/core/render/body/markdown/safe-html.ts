import {ADDRESS_ATTRIBUTES, ELEMENTS, GLOBAL_ATTRIBUTES} from "#core/model/allow-list.ts";
import {DROPPED_ELEMENTS} from "#core/model/elements/dropped-elements.ts";
import {isAllowedAddress, isEmbeddedImage} from "#schemas/rules/addresses.ts";
import {escapeHtml, unescapeHtml} from "#schemas/rules/markup.ts";

/** Whether embedded pages become links. */
export type Frames = "links" | "removed";

/** Rules of a page for its raw HTML. */
interface PageRules {
  /** Returns the URL of `href`, `src`, `srcset` or `poster` in the Markdown copy; empty to remove the attribute. */
  addressOf(attribute: string, url: string): string;
  frames: Frames;
}

const NO_RULES: PageRules = {addressOf: (_, url) => url, frames: "removed"};

/**
 * Sanitizes raw HTML for the Markdown copy of a page, using the allowlist. Dropped elements are removed with their
 * content, as are comments; other elements are replaced by their content. Takes a single pass over the text, regardless
 * of open elements (HTML, 13.2.5, tokenization).
 */
export function safeHtml(html: string, rules: PageRules = NO_RULES): string {
  let safe = "";
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    if (open < 0) return safe + html.slice(at);
    safe += html.slice(at, open);
    if (html.startsWith("<!--", open)) at = after(html, "-->", open);
    else if (/[!?]/.test(html[open + 1] ?? "")) at = after(html, ">", open);
    else if (/[a-z/]/i.test(html[open + 1] ?? "")) {
      const end = tagEnd(html, open);
      const tag = html.slice(open, end);
      const name = /^<\/?([^\s/>]*)/.exec(tag)?.[1]?.toLowerCase() ?? "";
      const isDropped = DROPPED_ELEMENTS.has(name) && !tag.startsWith("</");
      const closing = isDropped && !VOID.has(name) ? endTag(html, name, end) : end;
      at = closing === end ? end : after(html, ">", closing);
      // A picture leaves its text.
      if (name === "svg" && closing > end)
        safe += safeHtml(html.slice(end, closing), rules).replaceAll(/\s+/g, " ").trim();
      if (ELEMENTS.has(name)) safe += tag.endsWith(">") ? safeTag(tag, name, rules) : "";
      else if (name === "iframe" && isDropped && tag.endsWith(">") && rules.frames === "links")
        safe += frameLink(tag);
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

/**
 * Returns the offset of the next end tag of a dropped element, or -1. A lowercase copy of the text would be simpler, but
 * V8 makes it again for every tag.
 */
function endTag(html: string, name: string, from: number): number {
  const expression = new RegExp(`</${name}`, "gi");
  expression.lastIndex = from;
  return expression.exec(html)?.index ?? -1;
}

/** Returns the offset after the next occurrence of a text, or the end. */
function after(html: string, text: string, from: number): number {
  const found = from < 0 ? -1 : html.indexOf(text, from);
  return found < 0 ? html.length : found + text.length;
}

/** Returns the offset after the `>` of a tag, ignoring those in quoted values. */
function tagEnd(html: string, from: number): number {
  let quote = "";
  for (let at = from + 1; at < html.length; at += 1) {
    const letter = html[at];
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

/** Returns a link with the title of an embedded page of another site, like `frameUrl` decides for the page. */
function frameLink(tag: string): string {
  const given = new Map<string, string>();
  for (const [, key = "", double, single, bare] of tag.slice("<iframe".length).matchAll(ATTRIBUTE))
    given.set(key.toLowerCase(), unescapeHtml(double ?? single ?? bare ?? "").trim());
  const src = (given.get("src") ?? "").replace(/^\/\//, "https://");
  if (!/^https?:\/\//i.test(src) || !URL.canParse(src)) return "";
  const {href} = new URL(src);
  return `<a href="${escapeHtml(href)}">${escapeHtml(given.get("title") || href)}</a>`;
}

function safeTag(tag: string, name: string, {addressOf}: PageRules): string {
  if (tag.startsWith("</")) return `</${name}>`;
  const own = new Set([...(ELEMENTS.get(name) ?? [])].map(attribute => attribute.toLowerCase()));
  let attributes = "";
  for (const [written, key = "", double, single, bare] of tag.slice(1 + name.length).matchAll(ATTRIBUTE)) {
    const attribute = key.toLowerCase();
    if (attribute === "style" || !(own.has(attribute) || GLOBAL.has(attribute))) continue;
    const value = double ?? single ?? bare ?? "";
    const isSafe = (address: string): boolean =>
      isAllowedAddress(address) || (attribute === "src" && isEmbeddedImage(address));
    if (!addressesIn(attribute, decodeReferences(value)).every(isSafe)) continue;
    if ((attribute === "href" && name === "a") || /^(?:src|srcset|poster)$/.test(attribute)) {
      const url = unescapeHtml(value);
      const found = addressOf(attribute, url);
      if (found !== url) {
        if (found !== "") attributes += ` ${key}="${escapeHtml(found)}"`;
        continue;
      }
    }
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
