import type {Element, ElementContent} from "hast";
import type {Positioned} from "#core/model/place.ts";
import {fillText} from "#schemas/rules/fill-text.ts";
import {append} from "#schemas/rules/long-lists.ts";
import {type BodyState, takeId} from "./body-state.ts";
import {own, text} from "./html/element.ts";
import {parseRaw} from "./html/raw.ts";
import {sanitizeElement} from "./html/sanitize.ts";
import {finishImage} from "./images.ts";
import {finishLink} from "./links.ts";
import {finishMedia} from "./media.ts";
import type {Own} from "./nodes.ts";
import {finishTable, textOf} from "./tables.ts";

/**
 * Finishes hast content in one walk: raw HTML is parsed, everything from content is sanitized, then links,
 * images, tables, headings and ids are completed.
 *
 * @param place - nearest node with a position, for nodes created by the HTML parser
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
        append(out, finishElement(child, child.position ? child : place, state, inLink));
        break;
      case "own":
        finishOwn(child, place, state, inLink);
        out.push(child);
        break;
      case "part": {
        const before = state.file;
        state.file = {...before, path: child.path, text: child.text};
        child.children = finishChildren(child.children, child, state, inLink);
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
  if (isHeading && !inLink) addPermalink(node, state);
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
  // A nested link would end the outer one (HTML, "the a element"); GFM autolinks may create them.
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
  else if (isHeading && !inLink) addPermalink(node, state);
  return [node];
}

/** Removes duplicate ids. Markdown headings have already received theirs. */
function finishIds(node: Element, state: BodyState): void {
  const {properties} = node;
  for (const key of ["id", "name"]) {
    const value = properties[key];
    if (typeof value !== "string" || (key === "name" && value === properties.id)) continue;
    if (state.ids.has(value)) delete properties[key];
    else state.ids.add(value);
  }
}

/** Sets an id derived from the text of an element, as for headings, unless it has one. */
function nameElement(node: Element, state: BodyState): void {
  const slug = state.context.dialect.headings.slug.of(titleOf(node));
  if (node.properties.id === undefined && slug !== "") node.properties.id = takeId(state, slug);
}

/** Adds a heading's link to itself. */
function addPermalink(node: Element | Own, {heading: title, texts}: BodyState): void {
  const {id} = node.properties;
  if (typeof id !== "string") return;
  const properties = {
    className: ["hash"],
    href: `#${encodeURI(id)}`,
    ariaLabel: title ? fillText(texts.linkTo, {title}) : texts.linkHere,
  };
  node.children.push(own("a", properties, [text("#")]));
}

/**
 * Returns the title of a heading: its text without generated content, such as a Badge or a footnote number.
 */
const titleOf = (node: Element | Own): string =>
  node.children.map(authoredText).join("").replaceAll(/\s+/g, " ").trim();

function authoredText(node: ElementContent): string {
  if (node.type === "own") return "";
  if (node.type === "element" && node.tagName === "img") return String(node.properties.alt ?? "");
  return node.type === "element" ? node.children.map(authoredText).join("") : textOf(node);
}
