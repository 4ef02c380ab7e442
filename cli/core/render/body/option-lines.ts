import type {Nodes, Paragraph} from "mdast";
import type {Component} from "#core/model/nodes.ts";

/**
 * Badges on a line of their own right below a heading belong onto the heading's line.
 *
 * @returns the badges of the run of nodes that starts at `from` and holds nothing else, one entry a node
 */
export function trailingBadges(siblings: readonly Nodes[], from: number): Component[][] {
  const found: Component[][] = [];
  for (let i = from; i < siblings.length; i++) {
    const badges = onlyBadges(siblings[i] as Nodes);
    if (badges.length === 0) break;
    found.push(badges);
  }
  return found;
}

function onlyBadges(node: Nodes): Component[] {
  if (node.type === "component") return node.name === "Badge" ? [node] : [];
  if (node.type !== "paragraph") return [];
  const filled = node.children.filter(child => child.type !== "text" || child.value.trim() !== "");
  const badges = filled.filter(child => child.type === "component" && child.name === "Badge");
  return badges.length === filled.length ? (badges as Component[]) : [];
}

/** Whether a paragraph is a line of types: inline code and white space, nothing else. */
export function isTypeLine({children}: Paragraph): boolean {
  return (
    children.some(child => child.type === "inlineCode") &&
    children.every(
      child => child.type === "inlineCode" || (child.type === "text" && child.value.trim() === ""),
    )
  );
}
