import type {Html, RootContent} from "mdast";
import {escapeHtml} from "#schemas/rules/markup.ts";
import type {ComponentUse} from "../file-scope.ts";

const SLOT = /<slot\s*\/>|<slot\s*>\s*<\/slot>|\{children\}/;

/**
 * Fills in the properties in an HTML template around the tag's content. The result is sanitized like all
 * HTML. A missing property is empty.
 */
export function fillTemplate(template: string, {props, children, node}: ComponentUse): RootContent[] {
  const filled = (text: string): string =>
    text.replaceAll(/\{([\w-]+)\}/g, (_, name: string) => {
      const value = Object.hasOwn(props, name) ? props[name] : "";
      return typeof value === "string" || typeof value === "number" ? escapeHtml(String(value)) : "";
    });
  const [before = "", after = ""] = template.split(SLOT, 2);
  const html = (text: string): Html[] =>
    text === "" ? [] : [{type: "html", value: filled(text), data: {template: true}, position: node.position}];
  return [...html(before), ...children, ...html(after)];
}
