import type {Nodes} from "mdast";
import type {} from "../parse/nodes.ts";

/**
 * Text that a reader sees in a node, without markup: components, raw HTML, footnote marks and placeholders have none.
 * Blocks are not set apart; use it for headings, cells and paragraphs.
 */
export function inlineText(node: Nodes): string {
  switch (node.type) {
    case "text":
    case "inlineCode":
    case "code":
      return node.value;
    case "image":
    case "imageReference":
      return node.alt ?? "";
    case "break":
      return " ";
    case "htmlElement":
      if (node.tagName === "br") return " ";
      break;
    case "component":
    case "placeholder":
      return "";
  }
  if (!("children" in node)) return "";
  let text = "";
  for (const child of node.children) text += inlineText(child as Nodes);
  return text;
}

/** Text in one line, white space collapsed. No-break spaces stay. */
export const oneLine = (text: string): string => text.replaceAll(/[ \t\n\r]+/g, " ").trim();
