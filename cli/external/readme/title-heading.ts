import type {Document} from "./document.ts";
import type {Edit} from "./edits.ts";
import {headingLevel, piecesOf} from "./pieces.ts";

/**
 * Removes the first heading if it has level 1 (ATX, setext or HTML), because the page has its own title. A
 * level 1 heading below a section is kept.
 */
export function dropTitle(document: Document): Edit[] {
  const pieces = piecesOf(document);
  const first = pieces.find(piece => headingLevel(piece) !== null);
  if (!first || headingLevel(first) !== 1) return [];
  const end = first.token ? pieces[first.last]?.end : first.end;
  return [{start: first.start, end: end ?? first.end, text: ""}];
}
