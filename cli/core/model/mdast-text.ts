import type {Nodes} from "mdast";
import type {} from "./nodes.ts";

type Component = Extract<Nodes, {type: "component"}>;

const none = (): string => "";

/**
 * Returns the visible text of a node, without raw HTML, footnote references and placeholders. Blocks are not separated,
 * so use it for headings, cells and paragraphs only.
 *
 * @param component - returns the text of a component; default: none
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
  for (const child of node.children) text += inlineText(child, component);
  return text;
}

/** Collapses white space to produce a single line. No-break spaces inside the text are kept. */
export function oneLine(text: string): string {
  const needs = text.includes("\n") || text.includes("  ") || text.includes("\t") || text.includes("\r");
  return (needs ? text.replaceAll(/[ \t\n\r]+/g, " ") : text).trim();
}

/** Normalizes a title for comparison, ignoring letter case and extra spaces. */
export const foldedTitle = (text: string): string =>
  text.normalize("NFC").trim().replaceAll(/\s+/g, " ").toLowerCase();
