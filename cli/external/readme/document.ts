import type {Nodes, Root} from "mdast";

/** Turns Markdown into a tree with positions; the command passes in the parser that pages are built with. */
export type ParseMarkdown = (text: string) => Root;

/** A README and its tree; offsets of the tree are offsets of the text. */
export interface Document {
  text: string;
  tree: Root;
}

/** Where a node is in the text. */
export interface Span {
  start: number;
  end: number;
}

/** @throws where the tree was not made by a parser */
export function spanOf(node: Nodes): Span {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) throw new Error(`A ${node.type} has no position`);
  return {start, end};
}
