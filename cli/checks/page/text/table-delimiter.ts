import {type PageRule, placeInLine} from "../finding.ts";
import {plainLines} from "./plain-lines.ts";

/** Marks of the blocks around a line: quotes, asides, list items. */
const CONTAINERS = /^(?:\s|[A-Z?]?>|[-*+]\s|\d{1,9}[.)]\s)*/;

/** Tables that GFM takes for text: header and delimiter row must have the same number of cells (GFM §4.10). */
export const tableDelimiter: PageRule = function* (view) {
  for (const file of view.files) {
    const lines = plainLines(view, file);
    for (const [i, plain] of lines.entries()) {
      const line = plain.replace(CONTAINERS, "");
      const cells = cellsOf(line);
      if (!/[|:]/.test(line) || !cells.every(isDelimiter)) continue;
      // Cells are parted before marks inside them are read, so the header counts as it is written.
      const header = (file.lines[i - 1] ?? "").replace(CONTAINERS, "");
      const columns = cellsOf(header);
      if (!/\S/.test(header) || /^#{1,6}\s/.test(header)) continue;
      if (columns.length === cells.length || columns.every(isDelimiter)) continue;
      const message = `the delimiter row has ${cells.length} ${cells.length === 1 ? "cell" : "cells"}, the header ${columns.length}`;
      const start = plain.length - line.length;
      yield {message, place: placeInLine(file, i + 1, start + 1, line.trim().length)};
    }
  }
};

const isDelimiter = (cell: string): boolean => /^:?-+:?$/.test(cell.trim());

/** Cells of a row; pipes at both ends belong to none, escaped ones part nothing. */
function cellsOf(line: string): string[] {
  const cells = line.trim().split(/(?<!\\)\|/);
  if (cells[0]?.trim() === "") cells.shift();
  if (cells.at(-1)?.trim() === "") cells.pop();
  return cells;
}
