import type {Nodes} from "mdast";
import {isObject} from "#schemas/rules/is-object.ts";

/** Node types of mdast and GFM, and whether they have children. */
const TYPES: ReadonlyMap<string, boolean> = new Map([
  ..."root paragraph heading blockquote list listItem table tableRow tableCell emphasis strong delete link linkReference footnoteDefinition"
    .split(" ")
    .map(type => [type, true] as const),
  ..."text inlineCode code html image imageReference break thematicBreak definition footnoteReference"
    .split(" ")
    .map(type => [type, false] as const),
]);

const WITH_VALUE = new Set(["text", "inlineCode", "code", "html"]);
const WITH_URL = new Set(["link", "image", "definition"]);

/** Maximum number of nodes of a page, in case a plug-in adds nodes endlessly. */
const MAX_NODES = 1_000_000;

/** Returns the types of all nodes in a tree. */
export function typesIn(tree: Nodes): Set<string> {
  const types = new Set<string>();
  const visit = (node: Nodes): void => {
    types.add(node.type);
    if ("children" in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return types;
}

/**
 * Finds a problem that later stages cannot handle in a tree that a plug-in changed: missing nodes, unknown types, cycles.
 *
 * @param known - non-mdast types that the tree had before
 * @returns a description of the first problem; null if there is none
 */
export function treeFault(tree: unknown, known: ReadonlySet<string>): string | null {
  let count = 0;
  const ancestors = new Set<object>();
  const visit = (node: unknown): string | null => {
    if (!isObject(node)) return `a node is ${node === null ? "null" : typeof node}`;
    const {type, children, value, url, depth} = node;
    if (Object.isSealed(node)) return "a node is frozen or sealed";
    if (typeof type !== "string" || type === "") return "a node has no type";
    if (!TYPES.has(type) && !known.has(type)) return `the node type "${type}" is unknown`;
    if (WITH_VALUE.has(type) && typeof value !== "string") return `a node of type "${type}" has no value`;
    if (WITH_URL.has(type) && typeof url !== "string") return `a node of type "${type}" has no url`;
    if (type === "heading" && !(Number.isInteger(depth) && Number(depth) >= 1 && Number(depth) <= 6))
      return "a heading has no depth from 1 to 6";
    if (children === undefined) return TYPES.get(type) ? `a node of type "${type}" has no children` : null;
    if (!Array.isArray(children)) return `the children of a node of type "${type}" are not a list`;
    if (Object.isSealed(children)) return "a list of children is frozen or sealed";
    if (ancestors.has(node)) return `a node of type "${type}" is inside itself`;
    count += children.length;
    if (count > MAX_NODES) return `the page has more than ${MAX_NODES} nodes`;
    ancestors.add(node);
    for (const child of children) {
      const fault = visit(child);
      if (fault !== null) return fault;
    }
    ancestors.delete(node);
    return null;
  };
  try {
    return visit(tree);
  } catch (error) {
    return error instanceof RangeError ? "the tree is nested too deeply" : "a node can't be read";
  }
}
