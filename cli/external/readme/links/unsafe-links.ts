import {visit} from "unist-util-visit";
import {type Document, spanOf} from "../document.ts";
import type {Edit} from "../edits.ts";
import {isSafeAddress} from "./safe-address.ts";

/** Removes links and images whose URLs could execute or read something. The text of a link is kept. */
export function dropUnsafeLinks(document: Document): Edit[] {
  const edits: Edit[] = [];
  visit(document.tree, node => {
    if (node.type !== "link" && node.type !== "image" && node.type !== "definition") return;
    if (isSafeAddress(node.url)) return;
    const {start, end} = spanOf(node);
    const removes = `the address ${JSON.stringify(node.url.slice(0, 40))}`;
    const [first, last] = node.type === "link" ? [node.children[0], node.children.at(-1)] : [];
    if (!first || !last) edits.push({start, end, text: "", removes});
    else
      edits.push(
        {start, end: spanOf(first).start, text: "", removes},
        {start: spanOf(last).end, end, text: ""},
      );
  });
  return edits;
}
