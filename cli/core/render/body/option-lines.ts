import type {Nodes, Paragraph} from "mdast";
import type {Component} from "#core/model/nodes.ts";
import {present} from "#schemas/rules/present.ts";

/**
 * Finds badges on a separate line directly below a heading, which belong on the heading's line.
 *
 * @returns the badges of the nodes from `from` that contain nothing else, one entry per node
 */
export function trailingBadges(siblings: readonly Nodes[], from: number): Component[][] {
  const found: Component[][] = [];
  for (let i = from; i < siblings.length; i++) {
    const badges = onlyBadges(present(siblings[i]));
    if (badges.length === 0) break;
    found.push(badges);
  }
  return found;
}

function onlyBadges(node: Nodes): Component[] {
  if (node.type === "component") return node.name === "Badge" ? [node] : [];
  if (node.type !== "paragraph") return [];
  const filled = node.children.filter(child => child.type !== "text" || child.value.trim() !== "");
  const badges = filled.filter(
    (child): child is Component => child.type === "component" && child.name === "Badge",
  );
  return badges.length === filled.length ? badges : [];
}

/** Reports whether a paragraph is a line of types: only inline code and white space. */
export function isTypeLine({children}: Paragraph): boolean {
  return (
    children.some(child => child.type === "inlineCode") &&
    children.every(
      child => child.type === "inlineCode" || (child.type === "text" && child.value.trim() === ""),
    )
  );
}
