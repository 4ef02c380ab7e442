import type {Element, ElementContent, Properties} from "hast";
import {html} from "property-information";
import {
  ADDRESS_ATTRIBUTES,
  ELEMENTS,
  GLOBAL_ATTRIBUTES,
  NAMELESS,
  RENAMED_ELEMENTS,
  SILENT_ATTRIBUTES,
} from "#core/model/allow-list.ts";
import {DROPPED_ELEMENTS} from "#core/model/elements/dropped-elements.ts";
import {shownProps} from "#core/model/elements/shown-props.ts";
import {type BodyState, report} from "../body-state.ts";
import {COMPONENT_NAMES, componentToHast} from "../components.ts";
import {resolveHref} from "../links.ts";
import {namesMedia} from "../media.ts";
import {frameUrl, sanitizeFrame} from "./frames.ts";
import {attributeHint, elementHint, writtenAttribute, writtenElement} from "./removal-hints.ts";
import {safeStyle} from "./styles.ts";
import {sanitizeSvg} from "./svg.ts";

/** Prefix of ids in the page layout. */
const RESERVED_ID = /^dx-/i;
const LENGTH = /^\d{1,5}(?:\.\d+)?(?:px|%)?$/;
const NUMERIC = new Set(["width", "height", "colSpan", "rowSpan", "span", "start", "value"]);

/**
 * Sanitizes one element from content with the allowlist in `schema.ts`. Allowed parts are cleaned in place;
 * others are dropped or replaced by their children, and each loss is reported (`html-removed`,
 * `link-scheme`). The URLs of `a` and `img` are checked later, when links and images are made canonical.
 *
 * @returns the nodes that replace the element
 */
export function sanitizeElement(node: Element, state: BodyState): ElementContent[] {
  const name = node.tagName;
  const component = ELEMENTS.has(name) ? undefined : COMPONENT_NAMES.get(name);
  if (component !== undefined) return embeddedComponent(component, node, state);
  const url = name === "iframe" && !state.page.source.external ? frameUrl(node) : null;
  if (url !== null) return sanitizeFrame(node, url, state);
  if (name === "svg") return sanitizeSvg(node, state);
  const picture = name === "object" || name === "embed" ? pictureIn(node) : null;
  if (picture) return sanitizeElement(picture, state);
  if (DROPPED_ELEMENTS.has(name)) {
    if (!state.context.dialect.html.silent.includes(name)) reportElement(node, "", state);
    return [];
  }
  const allowed = ELEMENTS.get(name) ?? ownAttributes(node, state);
  if (!allowed) {
    const link = titledLink(node);
    reportElement(node, link ? ", its link kept" : ", its content kept", state);
    return link ? sanitizeElement(link, state) : node.children;
  }
  const renamed = Object.hasOwn(RENAMED_ELEMENTS, name) ? RENAMED_ELEMENTS[name] : undefined;
  if (renamed !== undefined) node.tagName = renamed;
  const properties: Properties = name === "center" ? {align: "center"} : {};
  const removed: string[] = [];
  for (const [key, value] of Object.entries(node.properties)) {
    if (value === null || value === undefined) continue;
    if (!isAllowed(key, node, allowed)) {
      if (!isSilent(key, value, node, state)) removed.push(key);
      continue;
    }
    const safe = safeAttribute(key, value, node, state);
    if (safe !== undefined) properties[key] = safe;
  }
  if (removed.length > 0) reportAttributes(removed, node, state);
  node.properties = properties;
  return [node];
}

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i;

/** Converts an `<object>` or `<embed>` with a picture to an image. */
function pictureIn({properties, children, position}: Element): Element | null {
  const {data, src = data, width, height, title, ariaLabel = title} = properties;
  if (typeof src !== "string" || !PICTURE.test(src)) return null;
  const words = children.map(child => (child.type === "text" ? child.value : "")).join("");
  const alt = String(ariaLabel ?? words).trim();
  return {type: "element", tagName: "img", properties: {src, alt, width, height}, children: [], position};
}

/** Converts an unknown element without content to a link if it has an `href` and a text for it. */
function titledLink({tagName, properties, children, position}: Element): Element | null {
  const {target, isLink, text: value} = shownProps(tagName, properties);
  if (children.length > 0 || !isLink || value === undefined) return null;
  const content: ElementContent = {type: "text", value};
  return {type: "element", tagName: "a", properties: {href: target}, children: [content], position};
}

/** Reports a removed element in the spelling of the source, with a hint how to keep it. */
function reportElement(node: Element, rest: string, state: BodyState): void {
  const name = writtenElement(node, state);
  const hint = state.page.source.external ? undefined : elementHint(name);
  report(state, "html-removed", `\`<${name}>\` was removed${rest}`, node, hint);
}

/** Reports the removed attributes of an element in the spelling of the source, with a hint how to keep them. */
function reportAttributes(keys: readonly string[], node: Element, state: BodyState): void {
  const names = keys.map(key => writtenAttribute(key, node, state));
  const verb = names.length > 1 ? "were" : "was";
  const message = `\`${names.join("`, `")}\` of \`<${writtenElement(node, state)}>\` ${verb} removed`;
  const hint = state.page.source.external ? undefined : attributeHint(names, node);
  report(state, "html-removed", message, node, hint);
}

/**
 * Attributes of a custom element that the config allows, as hast names them; undefined if it does not allow the element. The
 * READMEs of other projects have none.
 */
function ownAttributes(
  {tagName, properties}: Element,
  {context, page}: BodyState,
): ReadonlySet<string> | undefined {
  const {elements = {}} = context.dialect.html;
  if (page.source.external || !Object.hasOwn(elements, tagName)) return undefined;
  const bare = (name: string): string => name.toLowerCase().replaceAll("-", "");
  const names = new Set(elements[tagName]?.map(bare));
  return new Set(Object.keys(properties).filter(key => names.has(bare(key))));
}

type Value = Properties[string];

/** Reports whether an element may have an attribute. */
const isAllowed = (key: string, {tagName}: Element, allowed: ReadonlySet<string>): boolean =>
  (key === "ariaLabel" && !NAMELESS.has(tagName)) || allowed.has(key) || GLOBAL_ATTRIBUTES.has(key);

/**
 * Reports whether an attribute is removed without a diagnostic: bindings of programs, data of scripts, and names without a
 * value that HTML does not define, which only style sheets and programs of the original site can use.
 */
function isSilent(key: string, value: Value, {tagName}: Element, {context}: BodyState): boolean {
  const isUndefined = (): boolean =>
    (value === "" || value === true) && !tagName.includes("-") && !Object.hasOwn(html.property, key);
  return (
    SILENT_ATTRIBUTES.has(key) ||
    context.dialect.html.bindings.some(start => key.startsWith(start)) ||
    /^(?:data|aria)[A-Z-]/.test(key) ||
    isUndefined()
  );
}

function safeAttribute(key: string, value: NonNullable<Value>, node: Element, state: BodyState): Value {
  if (key === "ariaLabel") return String(value).trim() || undefined;
  if (key === "id" || key === "name") return safeId(String(value), node, state);
  if (key === "className") return state.page.source.external ? undefined : safeClasses(value);
  if (key === "style") return inlineStyle(String(value), node, state);
  if (ADDRESS_ATTRIBUTES.has(key.toLowerCase()) && !isFinishedLater(node.tagName, key))
    return resolveHref(String(value), node, state) || undefined;
  if (NUMERIC.has(key) && !node.tagName.includes("-")) return safeNumber(value);
  return typeof value === "object" ? value.join(" ") : value;
}

const isFinishedLater = (tagName: string, key: string): boolean =>
  (tagName === "a" && key === "href") || (tagName === "img" && key === "src") || namesMedia(tagName, key);

function safeId(id: string, node: Element, state: BodyState): string | undefined {
  if (id === "" || /\s/.test(id)) return undefined;
  if (!RESERVED_ID.test(id)) return id.normalize("NFC");
  const message = `the id \`${id}\` was removed: \`dx-\` is reserved for the site`;
  report(state, "html-removed", message, node, "Choose an id with another prefix.");
  return undefined;
}

const safeClasses = (value: Value): string[] | undefined => {
  const names = (Array.isArray(value) ? value.map(String) : String(value).split(/\s+/)).filter(name =>
    /^[\w-]+$/.test(name),
  );
  return names.length > 0 ? names : undefined;
};

function inlineStyle(value: string, node: Element, state: BodyState): string | undefined {
  if (state.page.source.external) return undefined;
  const {style, removed} = safeStyle(value);
  if (removed.length > 0)
    report(
      state,
      "html-removed",
      `the style \`${removed.join("`, `")}\` of \`<${node.tagName}>\` was removed`,
      node,
      "Use only colors, sizes, spacing, borders, alignment and text, or put the rule into the site's style sheet.",
    );
  return style === "" ? undefined : style;
}

function safeNumber(value: Value): string | number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  const text = String(value).trim();
  return LENGTH.test(text) || /^-?\d{1,9}$/.test(text) ? text.replace(/px$/, "") : undefined;
}

/** Converts a component inside other HTML, which the HTML parser treated as an element. */
function embeddedComponent(name: string, node: Element, state: BodyState): ElementContent[] {
  const children = node.children;
  const island = false;
  const props = node.properties;
  return [
    ...componentToHast(
      {type: "component", name, props, inline: true, island, children: [], position: node.position},
      state,
    ),
    ...children,
  ];
}
