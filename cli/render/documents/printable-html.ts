import {encodeLink} from "./addresses.ts";

/** How the body of a page changes when it becomes part of a larger document. */
export interface JoinRules {
  /** New id of an element of this page. */
  rename(id: string): string;
  /** New target of a link (unescaped, as a browser reads it); undefined: as it was. */
  link(href: string): string | undefined;
}

/** A tag as our own serializer writes it: values in double quotes, `<` of texts escaped. */
const TAG = /<(\/?)([a-zA-Z][^\s/>"]*)((?:"[^"]*"|[^">])*)>/g;

/** Attributes that hold an id, a list of ids, or a link. A quote never stands in a value, so none is found inside one. */
const REFERENCE =
  / (id|name|href|for|headers|aria-labelledby|aria-describedby|aria-controls|aria-details|aria-owns)="([^"]*)"/g;

const ONLY_CLASS = /^ class="[^"]*"$/;

const LISTS_OF_IDS = new Set([
  "headers",
  "aria-labelledby",
  "aria-describedby",
  "aria-details",
  "aria-owns",
  "aria-controls",
]);

const DEEPEST = 6;

/**
 * Rewrites a body that our own serializer wrote: headings go down by `shift` levels (not below 6), ids get their new
 * names (a second element with the same id loses it), references to ids and links follow.
 */
export function joinBody(html: string, shift: number, rules: JoinRules): string {
  const seen = new Set<string>();
  return html.replace(TAG, (tag: string, slash: string, name: string, attributes: string) => {
    const level = headingLevel(name);
    // Most tags are those of highlighted code, with a class and nothing else.
    if (level === 0 && (attributes === "" || ONLY_CLASS.test(attributes))) return tag;
    const newName = level === 0 ? name : `h${Math.min(DEEPEST, level + shift)}`;
    return `<${slash}${newName}${rewriteAttributes(name, attributes, rules, seen)}>`;
  });
}

/** Shallowest heading of a body; undefined where it has none. */
export function shallowestHeading(html: string): number | undefined {
  for (let level = 1; level <= DEEPEST; level++) {
    if (html.includes(`<h${level}>`) || html.includes(`<h${level} `)) return level;
  }
  return undefined;
}

const headingLevel = (name: string): number =>
  name.length === 2 && name.startsWith("h") ? "123456".indexOf(name.charAt(1)) + 1 : 0;

function rewriteAttributes(tag: string, attributes: string, rules: JoinRules, seen: Set<string>): string {
  return attributes.replace(REFERENCE, (whole: string, name: string, escaped: string) => {
    const value = unescapeHtml(escaped);
    if (name === "href") {
      const target = rules.link(value);
      return target === undefined ? whole : attribute(name, target);
    }
    if (name === "name" && tag !== "a") return whole;
    if (LISTS_OF_IDS.has(name)) {
      return attribute(name, value.split(/\s+/).filter(Boolean).map(rules.rename).join(" "));
    }
    const id = rules.rename(value);
    if (name !== "id") return attribute(name, id);
    if (seen.has(id)) return "";
    seen.add(id);
    return attribute(name, id);
  });
}

const attribute = (name: string, value: string): string =>
  ` ${name}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`;

const NAMED: Record<string, string> = {amp: "&", lt: "<", gt: ">", quot: '"', apos: "'"};

/** Resolves the character references that serializers write: decimal, hexadecimal, and the five names of XML. */
export const unescapeHtml = (text: string): string =>
  text.includes("&")
    ? text.replace(/&(?:#x([0-9a-f]+)|#([0-9]+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
        if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
        if (decimal) return String.fromCodePoint(Number(decimal));
        return NAMED[String(name).toLowerCase()] ?? whole;
      })
    : text;

/** A link to an element of the same document. */
export const fragmentLink = (id: string): string => encodeLink(`#${id.replaceAll("%", "%25")}`);
