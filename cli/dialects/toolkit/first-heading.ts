import type {Heading, Root, RootContent} from "mdast";
import {inlineText} from "#core/model/mdast-text.ts";

/** Returns the heading at the start of a page, whatever its level. */
export function firstHeading(tree: Root): Heading | null {
  const first = tree.children.find(node => !isInvisible(node));
  return first?.type === "heading" ? first : null;
}

/** Reports whether a node is invisible: HTML, definitions, targets, a paragraph of anchors for old links. */
const isInvisible = (node: RootContent): boolean =>
  node.type === "html" ||
  node.type === "definition" ||
  (node.type === "htmlElement" && node.tagName === "span" && node.children.length === 0) ||
  (node.type === "paragraph" &&
    inlineText(node).trim() === "" &&
    !node.children.some(({type}) => type === "image"));
