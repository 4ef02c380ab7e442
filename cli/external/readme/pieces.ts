import type {RootContent} from "mdast";
import {type Document, type Span, spanOf} from "./document.ts";
import {type HtmlToken, htmlTokens} from "./html.ts";

/** A Markdown block, or one token of an HTML block: the top level of a README in reading order. */
export interface Piece extends Span {
  node: RootContent;
  /** Set for tokens of HTML blocks. */
  token: HtmlToken | null;
}

/** Lays out the top level of a README, HTML blocks taken apart into tokens. */
export function piecesOf(document: Document): Piece[] {
  return document.tree.children.flatMap((node): Piece[] => {
    if (node.type !== "html") return [{node, token: null, ...spanOf(node)}];
    return htmlTokens(document, node).map(token => ({node, token, start: token.start, end: token.end}));
  });
}

/** Index of the token that closes the element opened at `open`, across blocks; -1 where nothing closes it. */
export function closingIndex(pieces: readonly Piece[], open: number): number {
  const name = pieces[open]?.token?.name;
  let depth = 0;
  for (let index = open; index < pieces.length; index++) {
    const token = pieces[index]?.token;
    if (!token || token.name !== name) continue;
    if (token.kind === "start") depth++;
    if (token.kind === "end" && --depth === 0) return index;
  }
  return -1;
}

/** Level of a heading piece: of Markdown, or the opening tag of an HTML one. */
export function headingLevel({node, token}: Piece): number | null {
  if (!token) return node.type === "heading" ? node.depth : null;
  const match = token.kind === "start" ? /^h([1-6])$/.exec(token.name) : null;
  return match ? Number(match[1]) : null;
}
