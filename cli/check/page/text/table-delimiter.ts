import {type PageRule, placeInLine} from "../finding.ts";
import {plainLines} from "./plain-lines.ts";

/** Tables that GFM takes for text: header and delimiter row must have the same number of cells (GFM §4.10). */
export const tableDelimiter: PageRule = function* (view) {
  for (const file of view.files) {
    const lines = plainLines(view, file).map(line =>
      line.replace(/^[\s>]*/, blank => " ".repeat(blank.length)),
    );
    for (const [i, line] of lines.entries()) {
      const cells = cellsOf(line);
      const header = lines[i - 1] ?? "";
      if (!line.includes("|") || !header.includes("|") || !cells.every(isDelimiter)) continue;
      const columns = cellsOf(header);
      if (columns.length === cells.length || columns.every(isDelimiter)) continue;
      const start = line.search(/\S/);
      const message = `the delimiter row has ${cells.length} ${cells.length === 1 ? "cell" : "cells"}, the header ${columns.length}`;
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
