import type {ElementContent, Properties, RootContent} from "hast";
import {find, html} from "property-information";
import {escapeHtml} from "#schemas/rules/markup.ts";

/** Void elements, which have neither content nor an end tag (HTML, 13.1.2). */
export const VOID: ReadonlySet<string> = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);
const names = new Map<string, string>();

/** Returns the attribute name of a hast property (`className` → `class`, `dataTh` → `data-th`). */
export function attributeName(property: string): string {
  let name = names.get(property);
  if (name === undefined) {
    name = find(html, property).attribute;
    names.set(property, name);
  }
  return name;
}

function attributes(properties: Properties): string {
  let out = "";
  for (const property in properties) {
    const value = properties[property];
    if (value === null || value === undefined || value === false) continue;
    const name = attributeName(property);
    if (value === true) out += ` ${name}`;
    else out += ` ${name}="${escapeHtml(Array.isArray(value) ? value.join(" ") : String(value))}"`;
  }
  return out;
}

/** Serializes finished hast as HTML. */
export function toHtml(nodes: readonly (ElementContent | RootContent)[]): string {
  let out = "";
  for (const node of nodes) {
    switch (node.type) {
      case "text":
        out += escapeHtml(node.value);
        break;
      case "trusted":
        out += node.value;
        break;
      case "part":
        out += toHtml(node.children);
        break;
      case "element":
      case "own":
        out += `<${node.tagName}${attributes(node.properties)}>`;
        if (!VOID.has(node.tagName)) out += `${toHtml(node.children)}</${node.tagName}>`;
    }
  }
  return out;
}
