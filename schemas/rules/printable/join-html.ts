import {escapeHtml, unescapeHtml} from "../markup.ts";

/** How the body of a page changes when it becomes part of a larger document. */
export interface JoinRules {
  /** New id of an element of this page. */
  rename(id: string): string;
  /** New target of a link (unescaped, as a browser reads it); undefined: as it was. */
  link(href: string): string | undefined;
}

/**
 * A tag of a heading or one with attributes. Our own serializer escapes `<` and `>` in texts and values, so neither occurs
 * outside of markup.
 */
const TAG = /<(?:\/?h[1-6](?=[ >])|[a-z][^<> ]* )[^<>]*>/g;

/** In a tag: the name of a heading, and attributes that hold an id, a list of ids or a link. */
const PLACE =
  /<(\/?)h([1-6])(?=[ >])| (id|name|href|for|headers|aria-(?:labelledby|describedby|controls|details|owns))="([^"]*)"/g;

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
  const inTag = (whole: string, slash: string, level: string, name: string, escaped: string): string => {
    if (level !== undefined) return `<${slash}h${Math.min(DEEPEST, Number(level) + shift)}`;
    const value = unescapeHtml(escaped);
    if (name === "href") {
      const target = rules.link(value);
      return target === undefined ? whole : attribute(name, target);
    }
    if (LISTS_OF_IDS.has(name)) {
      return attribute(name, value.split(/\s+/).filter(Boolean).map(rules.rename).join(" "));
    }
    const id = rules.rename(value);
    if (name === "id") {
      if (seen.has(id)) return "";
      seen.add(id);
    }
    return id === value ? whole : attribute(name, id);
  };
  return html.replace(TAG, tag => tag.replace(PLACE, inTag));
}

/** Shallowest heading of a body; undefined where it has none. */
export function shallowestHeading(html: string): number | undefined {
  let shallowest: number | undefined;
  for (const [, level] of html.matchAll(/<h([1-6])[ >]/g)) {
    shallowest = Math.min(shallowest ?? DEEPEST, Number(level));
  }
  return shallowest;
}

const attribute = (name: string, value: string): string => ` ${name}="${escapeHtml(value)}"`;

/** A link to an element of the same document. */
export const fragmentLink = (id: string): string => `#${encodeURI(id.toWellFormed())}`;

/** Lists the IDs of the elements of a body in document order. */
export const elementIds = (html: string): string[] =>
  [...html.matchAll(TAG)].flatMap(([tag]) =>
    [...tag.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => unescapeHtml(id)),
  );
