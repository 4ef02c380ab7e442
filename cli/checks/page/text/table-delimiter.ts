import {type PageRule, placeInLine} from "../finding.ts";
import {plainLines} from "./plain-lines.ts";

/** Container markers before a line: block quotes, asides, list items. */
const CONTAINERS = /^(?:\s|[A-Z?]?>|[-*+]\s|\d{1,9}[.)]\s)*/;

/**
 * Reports tables that GFM renders as text because header and delimiter row have different numbers of cells
 * (GFM §4.10).
 */
export const tableDelimiter: PageRule = function* (view) {
  for (const file of view.files) {
    const lines = plainLines(view, file);
    for (const [i, plain] of lines.entries()) {
      const line = plain.replace(CONTAINERS, "");
      const cells = cellsOf(line);
      if (!/[|:]/.test(line) || !cells.every(isDelimiter)) continue;
      // Cells are split before inline markup is parsed, so the header is counted as written.
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

/** Splits a row into cells. Outer pipes are dropped, and escaped pipes do not separate cells. */
function cellsOf(line: string): string[] {
  const cells = line.trim().split(/(?<!\\)\|/);
  if (cells[0]?.trim() === "") cells.shift();
  if (cells.at(-1)?.trim() === "") cells.pop();
  return cells;
}
