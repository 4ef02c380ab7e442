import type {Document} from "./document.ts";
import type {Edit} from "./edits.ts";
import {headingLevel, piecesOf} from "./pieces.ts";

/**
 * Takes out the first heading where it is of level 1 (number sign, underlined or HTML): the page has its own title. A
 * level 1 heading below a section stays.
 */
export function dropTitle(document: Document): Edit[] {
  const pieces = piecesOf(document);
  const first = pieces.find(piece => headingLevel(piece) !== null);
  if (!first || headingLevel(first) !== 1) return [];
  const end = first.token ? pieces[first.last]?.end : first.end;
  return [{start: first.start, end: end ?? first.end, text: ""}];
}
