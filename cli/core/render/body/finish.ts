import type {Element, ElementContent} from "hast";
import type {Positioned} from "#core/model/place.ts";
import {own, text} from "./html/element.ts";
import {parseRaw} from "./html/raw.ts";
import {sanitizeElement} from "./html/sanitize.ts";
import {finishImage} from "./images.ts";
import {finishLink} from "./links.ts";
import {finishMedia} from "./media.ts";
import type {Own} from "./nodes.ts";
import {type BodyState, takeId} from "./state.ts";
import {finishTable, textOf} from "./tables.ts";

/**
 * From parsed content to finished elements, one walk: raw HTML is parsed, everything from content sanitized, then links,
 * images, tables, headings and ids are completed.
 *
 * @param place - where the nearest node with a place lies, for what an HTML parser made
 */
export function finishChildren(
  children: ElementContent[],
  place: Positioned,
  state: BodyState,
  inLink = false,
): ElementContent[] {
  const out: ElementContent[] = [];
  for (const child of parseRaw(children, place, state)) {
    switch (child.type) {
      case "element":
        out.push(...finishElement(child, child.position ? child : place, state, inLink));
        break;
      case "own":
        finishOwn(child, place, state, inLink);
        out.push(child);
        break;
      case "part": {
        const before = state.file;
        state.file = {...before, path: child.path};
        child.children = finishChildren(child.children as ElementContent[], child, state, inLink);
        state.file = before;
        out.push(child);
        break;
      }
      case "text":
      case "trusted":
        out.push(child);
    }
  }
  return out;
}

const HEADING = /^h[1-6]$/;

function finishOwn(node: Own, place: Positioned, state: BodyState, inLink: boolean): void {
  const isHeading = HEADING.test(node.tagName);
  if (isHeading) state.heading = titleOf(node);
  node.children = finishChildren(
    node.children,
    node.position ? node : place,
    state,
    inLink || node.tagName === "a",
  );
  if (isHeading && !inLink) addPermalink(node, state.heading);
}

function finishElement(
  node: Element,
  place: Positioned,
  state: BodyState,
  inLink: boolean,
): ElementContent[] {
  if (!node.position) node.position = place.position;
  const kept = sanitizeElement(node, state);
  if (kept[0] !== node) return finishChildren(kept, place, state, inLink);
  // A link in a link would end the outer one (HTML, "the a element"); GFM makes some of addresses.
  if (inLink && node.tagName === "a") return finishChildren(node.children, place, state, inLink);
  finishIds(node, state);
  if (state.context.dialect.headings.named?.includes(node.tagName)) nameElement(node, state);
  const isHeading = HEADING.test(node.tagName);
  if (isHeading) state.heading = titleOf(node);
  node.children = finishChildren(node.children, node, state, inLink || node.tagName === "a");
  finishMedia(node, node, state);
  if (node.tagName === "a") finishLink(node, node, state);
  else if (node.tagName === "img") finishImage(node, node, state);
  else if (node.tagName === "table") return [finishTable(node, state)];
  else if (isHeading && !inLink) addPermalink(node, state.heading);
  return [node];
}

/** An id stands once in a page; headings of Markdown got theirs before. */
function finishIds(node: Element, state: BodyState): void {
  const {properties} = node;
  for (const key of ["id", "name"]) {
    const value = properties[key];
    if (typeof value !== "string" || (key === "name" && value === properties.id)) continue;
    if (state.ids.has(value)) delete properties[key];
    else state.ids.add(value);
  }
}

/** An element that has an id by its text, as headings do, where it has none of its own. */
function nameElement(node: Element, state: BodyState): void {
  const slug = state.context.dialect.headings.slug.of(titleOf(node));
  if (node.properties.id === undefined && slug !== "") node.properties.id = takeId(state, slug);
}

/** The link of a heading to itself. */
function addPermalink(node: Element | Own, title: string): void {
  const {id} = node.properties;
  if (typeof id !== "string") return;
  const properties = {
    className: ["hash"],
    href: `#${encodeURI(id)}`,
    ariaLabel: `Link to ${title || "this section"}`,
  };
  node.children.push(own("a", properties, [text("#")]));
}

/** Title of a heading: its text without what the tool itself puts in, such as a Badge or the number of a footnote. */
const titleOf = (node: Element | Own): string =>
  node.children.map(authoredText).join("").replaceAll(/\s+/g, " ").trim();

function authoredText(node: ElementContent): string {
  if (node.type === "own") return "";
  if (node.type === "element" && node.tagName === "img") return String(node.properties.alt ?? "");
  return node.type === "element" ? node.children.map(authoredText).join("") : textOf(node);
}
