import type {Element, ElementContent, Properties} from "hast";
import {find, svg} from "property-information";
import {type BodyState, report, takeId} from "../body-state.ts";
import type {Own} from "../nodes.ts";
import {own, text} from "./element.ts";
import {SVG_ATTRIBUTES, SVG_ELEMENTS, SVG_PRESENTATION} from "./svg-allow-list.ts";
import {declarationsOf, readSvgStyles, type SvgStyles, stylesFor} from "./svg-styles.ts";
import {pictureWeight} from "./svg-weight.ts";

/** Maximum number of elements that a browser draws for a picture, including targets of references. */
const MAX_ELEMENTS = 20_000;
/** Maximum total length of attribute values. */
const MAX_LENGTH = 512 * 1024;

const NAMES = new Map([...SVG_ELEMENTS].map(name => [name.toLowerCase(), name]));
const TEXTS = new Set(["text", "tspan", "textPath"]);
/** Attributes that are removed from the outer element, because they could move the picture over the page. */
const PLACEMENT = new Set(["x", "y", "transform", "transform-origin", "mix-blend-mode", "filter"]);
/** Elements whose `href` may name another element of the picture. */
const REFERRING = new Set(["use", "textPath", "linearGradient", "radialGradient", "pattern"]);

const REFERENCE = /^url\(\s*(["']?)#([^"'()\s\\]+)\1\s*\)$/;
const WORDS = /[\w-]+\(?|\(/g;
/** Functions allowed in values. */
const FUNCTIONS = new Set(
  "rgb rgba hsl hsla hwb lab lch oklab oklch matrix translate translatex translatey scale scalex scaley rotate skewx skewy calc var".split(
    " ",
  ),
);
/** Characters allowed in values. Backslashes are not, because an escape could hide the name of a function. */
const VALUE = /^[\p{L}\p{N}\s#%.,;+\-*/_"'()]*$/u;
const RESERVED_ID = /^dx-/i;
/** Attributes that are removed without a diagnostic: namespaces, and data of scripts and drawing programs. */
const IGNORED =
  /^(?:xmlns|version|xml:|data-|aria-|class$|id$|focusable$|enable-background$|[a-z]+:(?!href))/i;

interface Picture {
  state: BodyState;
  /** Original ids, with replacements that are unique in the page. */
  ids: Map<string, string>;
  /** First element with each id. */
  owners: Set<Element>;
  /** Names of removed elements and attributes, each with its first element. */
  removed: Map<string, Element>;
  styles: SvgStyles;
  /** Total length of attribute values. */
  length: number;
}

/**
 * Sanitizes an inline SVG. Shapes, text, gradients, filters and simple style rules are kept. Scripts, event handlers,
 * animations and external references are removed and reported (`html-removed`). Embedded HTML is converted to text. If the
 * picture is too large, only its text is returned.
 */
export function sanitizeSvg(node: Element, state: BodyState): ElementContent[] {
  const picture: Picture = {
    state,
    ids: new Map(),
    owners: new Set(),
    removed: new Map(),
    styles: new Map(),
    length: 0,
  };
  const sheets: Element[] = [];
  findIds(node, picture, sheets);
  const {styles, isComplete} = readSvgStyles(sheets.map(textIn));
  picture.styles = styles;
  const [sheet] = sheets;
  if (sheet && !isComplete) picture.removed.set("a rule of `<style>` in `<svg>`", sheet);
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

/** Replaces each id of the picture with one that is unique in the page, and collects its style sheets. */
function findIds(node: Element, picture: Picture, sheets: Element[]): void {
  if (node.tagName.toLowerCase() === "style") sheets.push(node);
  const {id} = node.properties;
  if (typeof id === "string" && /^[^\s"'()\\]+$/.test(id) && !picture.ids.has(id)) {
    picture.ids.set(id, takeId(picture.state, RESERVED_ID.test(id) ? `svg-${id}` : id));
    picture.owners.add(node);
  }
  for (const child of node.children) if (child.type === "element") findIds(child, picture, sheets);
}

function drawing(node: Element, picture: Picture, parent: string | null): Own | null {
  const name = NAMES.get(node.tagName.toLowerCase());
  if (name === undefined) return null;
  const properties = attributesOf(node, name, parent === null, picture);
  return own(name, properties, contentOf(node, name, picture), node);
}

function contentOf(node: Element, name: string, picture: Picture): ElementContent[] {
  // HTML parsers read elements in these as HTML.
  if (name === "title" || name === "desc") return [text(wordsOf(node))];
  return node.children.flatMap((child): ElementContent[] => {
    if (child.type === "text" || child.type === "own")
      return child.type === "text" && TEXTS.has(name) ? [text(child.value)] : [];
    if (child.type !== "element") return [];
    const tag = child.tagName.toLowerCase();
    const drawn = drawing(child, picture, name);
    // A reference that was removed draws nothing, and a picture of nothing else would leave a gap.
    if (drawn) return drawn.tagName === "use" && drawn.properties.href === undefined ? [] : [drawn];
    // MDX wraps the text of an element in a paragraph.
    if (tag === "p") return contentOf(child, name, picture);
    if (tag !== "metadata" && tag !== "style" && !tag.includes(":"))
      picture.removed.set(`\`<${child.tagName}>\` in \`<svg>\``, child);
    // A link keeps its content, and embedded HTML its text.
    if (tag === "a")
      return TEXTS.has(name)
        ? contentOf(child, name, picture)
        : [own("g", {}, contentOf(child, "g", picture))];
    return tag === "foreignobject" && name !== "switch" ? embeddedText(child, picture) : [];
  });
}

/** Converts embedded HTML to text at the same position. */
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
    if (!isKnown || (isOuter && PLACEMENT.has(attribute))) return false;
    const value = safeValue(written.trim(), picture);
    if (value === null) return false;
    properties[attribute] = value;
    return true;
  };
  let style = "";
  for (const [key, given] of Object.entries(node.properties)) {
    if (given === null || given === undefined || given === false) continue;
    const value = Array.isArray(given) ? given.join(" ") : String(given);
    const {attribute} = find(svg, key);
    if (attribute === "style") style = value;
    else if (attribute === "id") {
      if (picture.owners.has(node)) properties.id = picture.ids.get(value);
    } else if (attribute === "class") properties.class = value.match(/(?<!\S)[\w-]+(?!\S)/g)?.join(" ");
    else if (attribute === "aria-label") properties[attribute] = value.trim() || undefined;
    else if (attribute === "href" || attribute === "xlink:href") {
      const id = value.startsWith("#") && REFERRING.has(name) ? picture.ids.get(value.slice(1)) : undefined;
      if (id !== undefined) properties.href = `#${id}`;
      else picture.removed.set(`\`${attribute}\` of \`<${name}>\``, node);
    } else if (!set(attribute, value) && !IGNORED.test(attribute) && !(isOuter && PLACEMENT.has(attribute)))
      picture.removed.set(`\`${attribute}\` of \`<${name}>\``, node);
  }
  // Rules have priority over attributes, and declarations of the element over rules.
  const {className, id} = node.properties;
  const classes = Array.isArray(className) ? className.map(String) : String(className ?? "").split(/\s+/);
  const own = {tag: name, classes, id: typeof id === "string" ? id : undefined};
  for (const [key, value] of [...stylesFor(picture.styles, own), ...declarationsOf(style)]) set(key, value);
  for (const value of Object.values(properties)) picture.length += String(value ?? "").length;
  return properties;
}

/** Returns a value with new ids. Returns null if it has external references or functions that are not allowed. */
function safeValue(value: string, {ids}: Picture): string | null {
  const [, , id] = REFERENCE.exec(value) ?? [];
  if (id !== undefined) return ids.has(id) ? `url(#${ids.get(id)})` : null;
  if (!VALUE.test(value)) return null;
  const calls = (value.match(WORDS) ?? []).filter(word => word.endsWith("("));
  return calls.every(call => FUNCTIONS.has(call.slice(0, -1).toLowerCase())) ? value : null;
}

const SIZE = /^\d{1,5}(?:\.\d+)?(?:px|em|rem|ex|ch|pt|%)?$/;

/** Gives a picture without a size the size of its `viewBox`. It would otherwise be as wide as the page. */
function setSize(properties: Properties): void {
  const [, , ...box] = String(properties.viewBox ?? "").split(/[\s,]+/);
  for (const key of ["width", "height"])
    if (!SIZE.test(String(properties[key] ?? ""))) delete properties[key];
  if (properties.width !== undefined || properties.height !== undefined) return;
  if (box.length === 2 && box.every(each => SIZE.test(each)))
    Object.assign(properties, {width: box[0], height: box[1]});
}

/** Returns the text of a style sheet. */
const textIn = (node: Element): string =>
  node.children.map(child => (child.type === "text" || child.type === "raw" ? child.value : "")).join("");

/** Returns the text of an element, with spaces between elements. Code of scripts and style sheets is omitted. */
function wordsOf(node: Element | Own): string {
  const words: string[] = [];
  const visit = (child: ElementContent): void => {
    if (child.type === "text") words.push(child.value);
    else if ((child.type === "element" || child.type === "own") && !/^(?:script|style)$/i.test(child.tagName))
      for (const each of child.children) visit(each);
  };
  for (const child of node.children) visit(child);
  return words.join(" ").replaceAll(/\s+/g, " ").trim();
}
