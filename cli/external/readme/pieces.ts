import type {RootContent} from "mdast";
import {type Document, type Span, spanOf} from "./document.ts";
import {type HtmlToken, htmlTokens} from "./html/html-tokens.ts";

/** A Markdown block, or one token of an HTML block: the top level of a README in reading order. */
export interface Piece extends Span {
  node: RootContent;
  /** Set for tokens of HTML blocks. */
  token: HtmlToken | null;
  /** For a start tag, whether a later tag closes its element, maybe in another block. */
  closed: boolean;
  /** Index of the piece with that tag; where there is none, of the last piece of the same block. */
  last: number;
}

/** Lays out the top level of a README, HTML blocks taken apart into tokens. */
export function piecesOf(document: Document): Piece[] {
  const pieces = document.tree.children.flatMap((node): Piece[] => {
    if (node.type !== "html") return [{node, token: null, closed: false, last: 0, ...spanOf(node)}];
    return htmlTokens(document, node).map(token => {
      const {start, end} = token;
      return {node, token, closed: false, last: 0, start, end};
    });
  });
  for (let index = pieces.length - 1; index >= 0; index--) {
    const [piece, next] = [pieces[index] as Piece, pieces[index + 1]];
    piece.last = next?.node === piece.node ? next.last : index;
  }
  pairTags(pieces);
  return pieces;
}

/** Finds the end tag of each start tag: the innermost open element of that name is closed first. */
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

/** Level of a heading piece: of Markdown, or the opening tag of an HTML one. */
export function headingLevel({node, token}: Piece): number | null {
  if (!token) return node.type === "heading" ? node.depth : null;
  const match = token.kind === "start" ? /^h([1-6])$/.exec(token.name) : null;
  return match ? Number(match[1]) : null;
}
