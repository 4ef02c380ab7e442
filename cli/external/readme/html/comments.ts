import type {Html, Nodes, Parents} from "mdast";
import {visit} from "unist-util-visit";
import {type Document, spanOf} from "../document.ts";
import type {Edit} from "../edits.ts";
import {type HtmlToken, htmlTokens} from "./html-tokens.ts";

/** Removes HTML comments. Comments in code are text (CommonMark §4.4, §6.1) and are not affected. */
export function dropComments(document: Document): Edit[] {
  const edits: Edit[] = [];
  visit(document.tree, "html", (node, index, parent) => {
    const tokens = htmlTokens(document, node).filter(
      token => token.kind !== "text" || token.name.trim() !== "",
    );
    const comments = tokens.filter(token => token.kind === "comment");
    if (comments.length === 0) return;
    if (comments.length === tokens.length) edits.push(wholeNode(document, node, index ?? 0, parent));
    else
      for (const comment of comments)
        edits.push({...comment, text: keepsBlock(document, node, tokens, comment)});
  });
  return edits.map(({start, end, text}) => ({start, end, text}));
}

/**
 * Removes an HTML node that contains only comments. One between two lists, or between a list and indented
 * code, separates them (CommonMark §5.3), so it remains as an empty comment.
 */
function wholeNode(document: Document, node: Html, index: number, parent: Parents | undefined): Edit {
  const {start, end} = spanOf(node);
  const before: Nodes | undefined = parent?.children[index - 1];
  const after: Nodes | undefined = parent?.children[index + 1];
  if (before?.type === "list" && (after?.type === "list" || after?.type === "code")) {
    return {start, end, text: "<!-- -->"};
  }
  const ownLine = document.text[end] === "\n" && (start === 0 || document.text[start - 1] === "\n");
  return {start, end: ownLine ? end + 1 : end, text: ""};
}

/**
 * Reports whether a comment must stay: text after a comment that opens an HTML block would otherwise become
 * Markdown (CommonMark §4.6).
 */
function keepsBlock(
  document: Document,
  node: Html,
  tokens: readonly HtmlToken[],
  comment: HtmlToken,
): string {
  const opens = comment === tokens[0] && comment.start === spanOf(node).start;
  const next = tokens.find(token => token.kind !== "comment");
  return opens && next?.kind === "text" && document.tree.children.includes(node) ? "<!-- -->" : "";
}
