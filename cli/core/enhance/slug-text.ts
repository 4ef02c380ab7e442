import type {Heading, Nodes} from "mdast";
import {inlineText} from "../model/mdast-text.ts";

/**
 * Returns the text that a heading's id is made from, as on GitHub (html-pipeline, table of contents). White space is kept,
 * even if an image or tag leaves two spaces, and line endings are dropped. Components and emoji short names, which have no
 * text on GitHub, leave no space at the edges. Text between the tags of a component counts.
 *
 * @param hasEdges - whether spaces at the edges are kept, as for custom slug rules
 */
export function slugText(heading: Heading, hasEdges = false): string {
  const children = heading.children.filter(child => child.type !== "text" || !child.data?.emoji);
  const text = textOf({...heading, children}).replaceAll(/[\t\n\r]/g, "");
  if (hasEdges) return text;
  const [first, last] = [heading.children[0], heading.children.at(-1)];
  const start = isOwn(first) ? text.trimStart() : text;
  return isOwn(last) ? start.trimEnd() : start;
}

const isOwn = (node: Nodes | undefined): boolean =>
  (node?.type === "component" && node.written === undefined) ||
  node?.type === "placeholder" ||
  (node?.type === "text" && !!node.data?.emoji);

/** Returns the text of a node, without line breaks. */
function textOf(node: Nodes): string {
  if (node.type === "component" && node.written !== undefined) return node.written;
  if (node.type === "break" || (node.type === "htmlElement" && node.tagName === "br")) return "";
  if (!("children" in node)) return inlineText(node);
  return node.children.map(textOf).join("");
}
