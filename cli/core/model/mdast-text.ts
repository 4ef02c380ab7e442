import type {Nodes} from "mdast";
import type {} from "./nodes.ts";

type Component = Extract<Nodes, {type: "component"}>;

const none = (): string => "";

/**
 * Text that a reader sees in a node, without markup: raw HTML, footnote marks and placeholders have none. Blocks are
 * not set apart; use it for headings, cells and paragraphs.
 *
 * @param component - text of a component; none where it is left out
 */
export function inlineText(node: Nodes, component: (node: Component) => string = none): string {
  switch (node.type) {
    case "text":
    case "inlineCode":
    case "code":
    case "formula":
      return node.value;
    case "image":
    case "imageReference":
      return node.alt ?? "";
    case "break":
      return " ";
    case "component":
      return component(node);
    case "htmlElement":
      if (node.tagName === "br") return " ";
  }
  if (!("children" in node)) return "";
  let text = "";
  for (const child of node.children as Nodes[]) text += inlineText(child, component);
  return text;
}

/** Text in one line, white space collapsed; no-break spaces within stay. */
export function oneLine(text: string): string {
  const needs = text.includes("\n") || text.includes("  ") || text.includes("\t") || text.includes("\r");
  return (needs ? text.replaceAll(/[ \t\n\r]+/g, " ") : text).trim();
}
