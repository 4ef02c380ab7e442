import type {Nodes, Root} from "mdast";
import {inlineText, oneLine} from "../model/mdast-text.ts";

const MAX_LENGTH = 160;

/** Returns the description of a page: from front matter, else its first paragraph as plain text, cut at a word boundary. */
export function describePage(tree: Root, written: string | undefined): string {
  const text = oneLine(written ?? "");
  return text === "" ? cut(firstParagraph(tree)) : text;
}

function firstParagraph(parent: Extract<Nodes, {children: unknown}>): string {
  for (const child of parent.children) {
    const text =
      child.type === "paragraph" && hasWords(child)
        ? oneLine(inlineText(child))
        : child.type === "part"
          ? firstParagraph(child)
          : "";
    if (text !== "") return text;
  }
  return "";
}

/** Reports whether a node contains words, unlike a logo or a row of badges. */
function hasWords(node: Nodes): boolean {
  if (node.type === "text" || node.type === "inlineCode") return node.value.trim() !== "";
  return "children" in node && node.children.some(hasWords);
}

function cut(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const head = text.slice(0, MAX_LENGTH);
  const space = head.lastIndexOf(" ");
  // Text without spaces (Chinese, a URL) is cut between any two characters.
  const end = space > MAX_LENGTH / 2 ? space : MAX_LENGTH - 1;
  return `${head
    .slice(0, end)
    .replace(/[\uD800-\uDBFF]$/, "")
    .replace(/(?<![\s,;:–-])[\s,;:–-]+$/, "")}…`;
}
