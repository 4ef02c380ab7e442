import type {Document} from "./document.ts";
import type {Edit} from "./edits.ts";
import {closingIndex, headingLevel, piecesOf} from "./pieces.ts";

/**
 * Takes out the first heading where it is of level 1 (number sign, underlined or HTML): the page has its own title. A
 * level 1 heading below a section stays.
 */
export function dropTitle(document: Document): Edit[] {
  const pieces = piecesOf(document);
  const index = pieces.findIndex(piece => headingLevel(piece) !== null);
  const first = pieces[index];
  if (!first || headingLevel(first) !== 1) return [];
  if (!first.token) return [{start: first.start, end: first.end, text: ""}];
  const end = closingIndex(pieces, index);
  const last = end === -1 ? pieces.findLast(piece => piece.node === first.node) : pieces[end];
  return [{start: first.start, end: (last ?? first).end, text: ""}];
}
