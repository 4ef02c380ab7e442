import type {Element, ElementContent, Properties} from "hast";
import type {Html} from "mdast";
import {find, html} from "property-information";
import type {HtmlElement} from "#core/model/nodes.ts";
import type {BodyState} from "../body-state.ts";
import {element} from "./element.ts";
import {styleText} from "./styles.ts";

const PHRASING_ONLY = new Set([
  "p",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "span",
  "sup",
  "sub",
  "a",
  "strong",
  "em",
  "b",
  "i",
  "s",
  "strike",
  "small",
  "summary",
  "pre",
]);

/** Converts an HTML element written as JSX to hast. It is sanitized like all other content. */
export function htmlElementToHast(node: HtmlElement, state: BodyState): Element {
  const properties: Properties = {};
  for (const [name, value] of Object.entries(node.attributes)) {
    const {property} = find(html, name === "className" ? "class" : name === "htmlFor" ? "for" : name);
    if (property === "style" && typeof value === "object" && value !== null)
      properties.style = styleText(value);
    else if (property === "className") properties.className = String(value).split(/\s+/).filter(Boolean);
    else if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
      properties[property] = value;
  }
  return element(node.tagName.toLowerCase(), properties, content(node, state), node);
}

/**
 * Returns the content of an element. MDX wraps indented text in a paragraph, which is unwrapped in elements
 * that do not allow one.
 */
function content(node: HtmlElement, state: BodyState): ElementContent[] {
  const [only] = node.children;
  if (node.children.length === 1 && only?.type === "paragraph" && PHRASING_ONLY.has(node.tagName))
    return state.children(only);
  return state.children(node);
}

/** Self-closing tags with names that are not HTML elements, but components or shapes of a picture. */
const TAGS =
  /<([A-Z][\w.]*|[a-z][a-z\d]*-[\w-]+|path|rect|circle|ellipse|line|polyline|polygon|stop|use)\b((?:"[^"]*"|'[^']*'|[^'"<>])*?)\/>/g;

/**
 * Creates raw HTML, which is parsed later together with its content. Self-closing components are closed
 * explicitly, because an HTML parser would otherwise put everything that follows inside them. So are shapes, many of which
 * would otherwise count as deep nesting.
 */
export function rawHtml(node: Html): ElementContent {
  const value = node.value.includes("/>") ? node.value.replaceAll(TAGS, "<$1$2></$1>") : node.value;
  return {type: "raw", value, position: node.position};
}
