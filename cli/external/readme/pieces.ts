import type {RootContent} from "mdast";
import {present} from "#schemas/rules/present.ts";
import {type Document, type Span, spanOf} from "./document.ts";
import {type HtmlToken, htmlTokens} from "./html/html-tokens.ts";

/** Top-level Markdown block, or one token of a top-level HTML block, in reading order. */
export interface Piece extends Span {
  node: RootContent;
  /** Token of an HTML block; `null` for Markdown. */
  token: HtmlToken | null;
  /** For a start tag: whether a later tag closes the element, possibly in another block. */
  closed: boolean;
  /** Index of the piece with the end tag or, without one, of the last piece in the same block. */
  last: number;
}

/** Splits the top level of a README into pieces, one per Markdown block or HTML token. */
export function piecesOf(document: Document): Piece[] {
  const pieces = document.tree.children.flatMap((node): Piece[] => {
    if (node.type !== "html") return [{node, token: null, closed: false, last: 0, ...spanOf(node)}];
    return htmlTokens(document, node).map(token => {
      const {start, end} = token;
      return {node, token, closed: false, last: 0, start, end};
    });
  });
  for (let index = pieces.length - 1; index >= 0; index--) {
    const [piece, next] = [present(pieces[index]), pieces[index + 1]];
    piece.last = next?.node === piece.node ? next.last : index;
  }
  pairTags(pieces);
  return pieces;
}

/** Pairs start and end tags; an end tag closes the innermost open element with its name. */
function pairTags(pieces: readonly Piece[]): void {
  const open = new Map<string, Piece[]>();
  for (const [index, piece] of pieces.entries()) {
    const {kind, name = ""} = piece.token ?? {};
    if (kind !== "start" && kind !== "end") continue;
    const stack = open.get(name) ?? [];
    open.set(name, stack);
    if (kind === "start") stack.push(piece);
    else {
      const opened = stack.pop();
      if (opened) Object.assign(opened, {closed: true, last: index});
    }
  }
}

/** Returns the level of a heading, either Markdown or the start tag of an HTML heading. */
export function headingLevel({node, token}: Piece): number | null {
  if (!token) return node.type === "heading" ? node.depth : null;
  const match = token.kind === "start" ? /^h([1-6])$/.exec(token.name) : null;
  return match ? Number(match[1]) : null;
}
