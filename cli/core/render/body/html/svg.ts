import type {Element, ElementContent, Properties} from "hast";
import {find, svg} from "property-information";
import {type BodyState, report, takeId} from "../body-state.ts";
import type {Own} from "../nodes.ts";
import {own, text} from "./element.ts";
import {SVG_ATTRIBUTES, SVG_ELEMENTS, SVG_PRESENTATION} from "./svg-allow-list.ts";
import {pictureWeight} from "./svg-weight.ts";

/** Maximum number of elements that a browser draws for a picture, references included, and of characters of its values. */
const MAX_ELEMENTS = 20_000;
const MAX_LENGTH = 512 * 1024;

const NAMES = new Map([...SVG_ELEMENTS].map(name => [name.toLowerCase(), name]));
const TEXTS = new Set(["text", "tspan", "textPath", "title", "desc"]);
/** Attributes that only move the picture, which would cover the page if its outer element had them. */
const PLACES = new Set(["x", "y", "transform", "transform-origin", "mix-blend-mode", "filter"]);
/** Elements that refer to another one with `href`. */
const REFERRING = new Set(["use", "textPath", "linearGradient", "radialGradient", "pattern"]);

const REFERENCE = /^url\(\s*(["']?)#([^"'()\s\\]+)\1\s*\)$/;
const WORDS = /[\w-]+\(?|\(/g;
const FUNCTIONS = new Set(
  "rgb rgba hsl hsla hwb lab lch oklab oklch matrix translate translatex translatey scale scalex scaley rotate skewx skewy calc var".split(
    " ",
  ),
);
/** Without escapes, which could hide the name of a function. */
const VALUE = /^[\p{L}\p{N}\s#%.,;+\-*/_"'()]*$/u;
const RESERVED_ID = /^dx-/i;
/** Attributes that only programs for drawing use. */
const SILENT =
  /^(?:xmlns|version|xml:|data-|aria-|class$|id$|focusable$|enable-background$|[a-z]+:(?!href))/i;

interface Picture {
  state: BodyState;
  /** New ids, which are unique in the page, by id as written. */
  ids: Map<string, string>;
  /** What was removed, reported once each. */
  removed: Map<string, Element>;
  length: number;
}

/**
 * Sanitizes a picture in the page: shapes, text, gradients and filters remain; scripts, style sheets, event handlers,
 * animations and everything outside of the picture are removed and reported (`html-removed`). Text in embedded HTML
 * becomes text of the picture. A picture that is too large is replaced by its text.
 */
export function sanitizeSvg(node: Element, state: BodyState): ElementContent[] {
  const picture: Picture = {state, ids: new Map(), removed: new Map(), length: 0};
  findIds(node, picture);
  const clean = drawing(node, picture, null);
  for (const [name, from] of picture.removed) report(state, "html-removed", `${name} was removed`, from);
  if (clean === null || clean.children.length === 0) return [];
  if (picture.length <= MAX_LENGTH && pictureWeight(clean) <= MAX_ELEMENTS) {
    setSize(clean.properties);
    return [clean];
  }
  const hint = "Save it as a file, and show it as an image.";
  report(state, "html-removed", "`<svg>` is too large for a page, so only its text is shown", node, hint);
  return [text(wordsOf(clean))];
}

/** Gives each id of the picture a name that is unique in the page. */
function findIds({properties, children}: Element, picture: Picture): void {
  const {id} = properties;
  if (typeof id === "string" && /^[^\s"'()\\]+$/.test(id) && !picture.ids.has(id))
    picture.ids.set(id, takeId(picture.state, RESERVED_ID.test(id) ? `svg-${id}` : id));
  for (const child of children) if (child.type === "element") findIds(child, picture);
}

function drawing(node: Element, picture: Picture, parent: string | null): Own | null {
  const name = NAMES.get(node.tagName.toLowerCase());
  if (name === undefined) return null;
  const properties = attributesOf(node, name, parent === null, picture);
  return own(name, properties, contentOf(node, name, picture), node);
}

function contentOf(node: Element, name: string, picture: Picture): ElementContent[] {
  return node.children.flatMap((child): ElementContent[] => {
    if (child.type === "text" || child.type === "own")
      return child.type === "text" && TEXTS.has(name) ? [text(child.value)] : [];
    if (child.type !== "element") return [];
    const tag = child.tagName.toLowerCase();
    const drawn = drawing(child, picture, name);
    if (drawn) return [drawn];
    // A paragraph is around the text of an element in MDX.
    if (tag === "p") return contentOf(child, name, picture);
    if (tag !== "metadata" && !tag.includes(":"))
      picture.removed.set(`\`<${child.tagName}>\` in \`<svg>\``, child);
    // Links and unknown groups keep their content, embedded HTML its text.
    if (tag === "a")
      return TEXTS.has(name)
        ? contentOf(child, name, picture)
        : [own("g", {}, contentOf(child, "g", picture))];
    return tag === "foreignobject" && name !== "switch" ? embeddedText(child, picture) : [];
  });
}

/** Returns the text of embedded HTML at its place. */
function embeddedText(node: Element, picture: Picture): Own[] {
  const words = wordsOf(node);
  if (words === "") return [];
  const {x = "0", y = "0"} = attributesOf(node, "text", false, {...picture, removed: new Map()});
  return [own("text", {x, y, dy: "1em"}, [text(words)])];
}

function attributesOf(node: Element, name: string, isOuter: boolean, picture: Picture): Properties {
  const properties: Properties = {};
  const set = (attribute: string, written: string): boolean => {
    const isKnown = SVG_PRESENTATION.has(attribute) || SVG_ATTRIBUTES.has(attribute);
    if (!isKnown || (isOuter && PLACES.has(attribute))) return false;
    const value = safeValue(written.trim(), picture);
    if (value === null) return false;
    picture.length += value.length;
    properties[attribute] = value;
    return true;
  };
  let style = "";
  for (const [key, given] of Object.entries(node.properties)) {
    if (given === null || given === undefined || given === false) continue;
    const value = Array.isArray(given) ? given.join(" ") : String(given);
    const {attribute} = find(svg, key);
    if (attribute === "style") style = value;
    else if (attribute === "id") properties.id = picture.ids.get(value);
    else if (attribute === "class") properties.class = value.match(/(?<!\S)[\w-]+(?!\S)/g)?.join(" ");
    else if (attribute === "aria-label") properties[attribute] = value.trim() || undefined;
    else if (attribute === "href" || attribute === "xlink:href") {
      const id = value.startsWith("#") && REFERRING.has(name) ? picture.ids.get(value.slice(1)) : undefined;
      if (id !== undefined) properties.href = `#${id}`;
      else picture.removed.set(`\`${attribute}\` of \`<${name}>\``, node);
    } else if (!set(attribute, value) && !SILENT.test(attribute) && !(isOuter && PLACES.has(attribute)))
      picture.removed.set(`\`${attribute}\` of \`<${name}>\``, node);
  }
  // Declarations have priority over attributes.
  for (const declaration of style.split(";")) {
    const colon = declaration.indexOf(":");
    if (colon > 0) set(declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1));
  }
  return properties;
}

/** Returns a value without references out of the picture and without unknown functions; null if it has any. */
function safeValue(value: string, {ids}: Picture): string | null {
  const [, , id] = REFERENCE.exec(value) ?? [];
  if (id !== undefined) return ids.has(id) ? `url(#${ids.get(id)})` : null;
  if (!VALUE.test(value)) return null;
  const calls = (value.match(WORDS) ?? []).filter(word => word.endsWith("("));
  return calls.every(call => FUNCTIONS.has(call.slice(0, -1).toLowerCase())) ? value : null;
}

const SIZE = /^\d{1,5}(?:\.\d+)?(?:px|em|rem|ex|ch|pt|%)?$/;

/** Sets the size of a picture that has none, so that it is neither as wide as the page nor moves it later. */
function setSize(properties: Properties): void {
  const [, , ...box] = String(properties.viewBox ?? "").split(/[\s,]+/);
  for (const key of ["width", "height"])
    if (!SIZE.test(String(properties[key] ?? ""))) delete properties[key];
  if (properties.width !== undefined || properties.height !== undefined) return;
  if (box.length === 2 && box.every(each => SIZE.test(each)))
    Object.assign(properties, {width: box[0], height: box[1]});
}

/** Returns the text of an element, in which elements are separated by spaces. */
function wordsOf(node: Element | Own): string {
  const words: string[] = [];
  const visit = (child: ElementContent): void => {
    if (child.type === "text") words.push(child.value);
    else if (child.type === "element" || child.type === "own") for (const each of child.children) visit(each);
  };
  for (const child of node.children) visit(child);
  return words.join(" ").replaceAll(/\s+/g, " ").trim();
}
