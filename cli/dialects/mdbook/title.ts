import type {Heading, Root, RootContent} from "mdast";
import {inlineText} from "#core/model/mdast-text.ts";

/** Returns the heading that a page begins with, whatever its level. */
export function firstHeading(tree: Root): Heading | null {
  const first = tree.children.find(node => !isInvisible(node));
  return first?.type === "heading" ? first : null;
}

/** Tests whether a node shows nothing: HTML, definitions, a paragraph of anchors for old links. */
const isInvisible = (node: RootContent): boolean =>
  node.type === "html" ||
  node.type === "definition" ||
  (node.type === "paragraph" &&
    inlineText(node).trim() === "" &&
    !node.children.some(({type}) => type === "image"));
