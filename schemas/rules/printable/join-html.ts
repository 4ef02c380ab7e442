import {escapeHtml, unescapeHtml} from "../markup.ts";

/** Rules for changing the body of a page that becomes part of a larger document. */
export interface JoinRules {
  /** Returns the new id of an element of this page. */
  rename(id: string): string;
  /** Returns the new target of a link (unescaped, as a browser reads it), or `undefined` to keep it. */
  link(href: string): string | undefined;
}

/**
 * Matches the tag of a heading, or a tag with attributes. Our serializer escapes `<` and `>` in texts and
 * values, so neither occurs outside markup.
 */
const TAG = /<(?:\/?h[1-6](?=[ >])|[a-z][^<> ]* )[^<>]*>/g;

/** Matches the name of a heading in a tag, and attributes that contain an id, a list of ids or a link. */
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
 * Rewrites a body written by our serializer: headings move down by `shift` levels (at most to 6), ids are
 * renamed (a duplicate is removed), and references to ids and links are updated.
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

/** Returns the highest-ranking heading level of a body, or `undefined` if there are no headings. */
export function shallowestHeading(html: string): number | undefined {
  let shallowest: number | undefined;
  for (const [, level] of html.matchAll(/<h([1-6])[ >]/g)) {
    shallowest = Math.min(shallowest ?? DEEPEST, Number(level));
  }
  return shallowest;
}

const attribute = (name: string, value: string): string => ` ${name}="${escapeHtml(value)}"`;

/** Returns a link to an element of the same document. */
export const fragmentLink = (id: string): string => `#${encodeURI(id.toWellFormed())}`;

/** Lists the ids in a body in document order. */
export const elementIds = (html: string): string[] =>
  [...html.matchAll(TAG)].flatMap(([tag]) =>
    [...tag.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => unescapeHtml(id)),
  );
