import type {LintedFile, PageView, Placed} from "../view.ts";

/** Placeholder for anything but text and code: markup, URLs, HTML. */
const OTHER = "\uFFFC";
/** Placeholder for inline code, which counts as a word whatever it contains. */
const CODE = "x";

type Spanned = Placed<{position?: {start: Point; end: Point} | undefined}>;
interface Point {
  line: number;
  column: number;
}

/**
 * Returns a file's lines reduced to plain text, in which rules can look for markers that were meant as
 * syntax. Columns are preserved.
 */
export function plainLines(view: PageView, file: LintedFile): string[] {
  const lines = file.lines.map(line => OTHER.repeat(line.length));
  for (const placed of view.texts)
    if (placed.node.data?.evaluated !== true)
      put(lines, placed, file, (line, from, to) => line.slice(from, to));
  for (const placed of view.literals)
    if (placed.node.type === "inlineCode")
      put(lines, placed, file, (line, from, to) => CODE.repeat(line.slice(from, to).length));
  return lines;
}

function put(
  lines: string[],
  {node: {position}, file: of}: Spanned,
  file: LintedFile,
  text: (line: string, from: number, to: number) => string,
): void {
  if (of !== file || !position) return;
  const {start, end} = position;
  for (let line = start.line; line <= end.line; line++) {
    const written = file.lines[line - 1];
    const before = lines[line - 1];
    if (written === undefined || before === undefined) return;
    const from = line === start.line ? start.column - 1 : 0;
    const to = line === end.line ? end.column - 1 : written.length;
    lines[line - 1] = before.slice(0, from) + text(written, from, to) + before.slice(to);
  }
}
