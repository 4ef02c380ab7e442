import type {Paragraph, Text} from "mdast";
import {type FileScope, report} from "../file-scope.ts";

type Point = NonNullable<Text["position"]>["start"];

const INNER_MARK = /\n[ \t]*([TW?])>[ \t]+/;
const INNER_MARK_IN_SOURCE = /\n[ \t>]*(?=[TW?]>[ \t])/;

/**
 * Splits a paragraph before an aside marker at the start of one of its later lines.
 *
 * @returns the new paragraph, or `null` if there is no such marker
 */
export function splitInnerMark(paragraph: Paragraph, scope: FileScope): Paragraph | null {
  for (const [at, child] of paragraph.children.entries()) {
    if (child.type !== "text") continue;
    const match = INNER_MARK.exec(child.value);
    const place = match && placeOfMark(child, scope.text);
    if (!match || !place) continue;
    const mark: Text = {type: "text", value: child.value.slice(match.index).trimStart()};
    const after: Paragraph = {type: "paragraph", children: [mark, ...paragraph.children.slice(at + 1)]};
    if (child.position && paragraph.position) {
      mark.position = {start: place.mark, end: child.position.end};
      after.position = {start: place.mark, end: paragraph.position.end};
      paragraph.position = {start: paragraph.position.start, end: place.lineEnd};
      child.position = {start: child.position.start, end: place.lineEnd};
    }
    child.value = child.value.slice(0, match.index);
    paragraph.children.length = at + 1;
    report(scope, "aside-position", `the aside marker \`${match[1]}>\` is inside a paragraph`, mark);
    return after;
  }
  return null;
}

/**
 * Returns the position of the marker in the source, or `null` if it is escaped or the text has no position.
 */
function placeOfMark({position}: Text, text: string): {mark: Point; lineEnd: Point} | null {
  const start = position?.start;
  if (start?.offset === undefined) return null;
  const source = text.slice(start.offset, position?.end.offset);
  const found = INNER_MARK_IN_SOURCE.exec(source);
  if (!found) return null;
  const line = start.line + source.slice(0, found.index).split("\n").length - 1;
  const newline = start.offset + found.index;
  const offset = newline + found[0].length;
  const lineStart = text.lastIndexOf("\n", newline - 1) + 1;
  return {
    mark: {line: line + 1, column: offset - newline, offset},
    lineEnd: {line, column: newline - lineStart + 1, offset: newline},
  };
}
