import type {Nodes, Root} from "mdast";

/** Parses Markdown into a tree with positions. The command passes in the parser used for pages. */
export type ParseMarkdown = (text: string) => Root;

/** README and its tree; offsets in the tree refer to the text. */
export interface Document {
  text: string;
  tree: Root;
}

/** Range of a node in the text. */
export interface Span {
  start: number;
  end: number;
}

/** Returns the range of a node. Throws if the node was not created by a parser. */
export function spanOf(node: Nodes): Span {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) throw new Error(`A ${node.type} has no position`);
  return {start, end};
}
