import type {Heading, Nodes} from "mdast";
import {inlineText} from "../model/mdast-text.ts";

/**
 * Text of a heading that its id is made of, as GitHub takes it (html-pipeline, table of contents): white space counts as
 * it stands, also where an image or a tag leaves two spaces, and the end of a line is none. What is at an edge and has
 * no text on GitHub, a component or an emoji by its name, leaves no space behind. Text between the tags of a component counts.
 *
 * @param hasEdges - whether a space at an edge stays, as it does where a project has a rule of its own
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

/** Line breaks are not text there. */
function textOf(node: Nodes): string {
  if (node.type === "component" && node.written !== undefined) return node.written;
  if (node.type === "break" || (node.type === "htmlElement" && node.tagName === "br")) return "";
  if (!("children" in node)) return inlineText(node);
  return (node.children as Nodes[]).map(textOf).join("");
}
