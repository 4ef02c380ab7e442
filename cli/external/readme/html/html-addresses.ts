import type {Html} from "mdast";
import {escapeHtml} from "#schemas/rules/markup.ts";
import type {Document} from "../document.ts";
import type {Edit} from "../edits.ts";
import {type HtmlToken, htmlTokens} from "./html-tokens.ts";

/** Attributes that contain the URL of a page or of embedded media, by element. */
const LINKS: Record<string, string[]> = {a: ["href"], area: ["href"]};
const IMAGES: Record<string, string[]> = {
  img: ["src"],
  source: ["src"],
  video: ["src", "poster"],
  audio: ["src"],
  track: ["src"],
};
const SETS: Record<string, string[]> = {img: ["srcset"], source: ["srcset"]};

type Target = (url: string) => string | null;

/** Returns the edits that retarget URLs in the tags of an HTML node. */
export function retargetHtml(document: Document, node: Html, link: Target, image: Target): Edit[] {
  return htmlTokens(document, node).flatMap(token =>
    token.kind === "start"
      ? [
          ...attributes(token, LINKS, link),
          ...attributes(token, IMAGES, image),
          ...attributes(token, SETS, value => retargetSet(value, image)),
        ]
      : [],
  );
}

function attributes(token: HtmlToken, table: Record<string, string[]>, target: Target): Edit[] {
  const names = Object.hasOwn(table, token.name) ? (table[token.name] ?? []) : [];
  return names.flatMap(name => {
    const attribute = token.attributes.get(name);
    // Browsers strip white space around a URL (HTML, "valid URL potentially surrounded by spaces").
    const url = attribute && target(attribute.value.trim());
    if (!attribute || url === null || url === undefined) return [];
    return [{start: attribute.start, end: attribute.end, text: `${name}="${escapeHtml(url)}"`}];
  });
}

/** Retargets each URL of a `srcset` such as `a.png 1x, b.png 2x` (HTML, "srcset attributes"). */
function retargetSet(value: string, image: Target): string | null {
  let changed = false;
  const candidates = value.split(/,\s+/).map(candidate => {
    const [url = "", ...descriptors] = candidate.trim().split(/\s+/);
    const target = image(url);
    changed ||= target !== null;
    return [target ?? url, ...descriptors].join(" ");
  });
  return changed ? candidates.join(", ") : null;
}
