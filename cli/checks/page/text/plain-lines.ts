import type {LintedFile, PageView, Placed} from "../view.ts";

/** Stands for what is neither text nor code: marks, addresses, HTML. */
const OTHER = "\uFFFC";
/** Stands for code in text: it is a word, whatever it holds. */
const CODE = "x";

type Spanned = Placed<{position?: {start: Point; end: Point} | undefined}>;
interface Point {
  line: number;
  column: number;
}

/**
 * Lines of a file as its author wrote them, of which only text is left: rules can look there for marks that were meant
 * to be something else. All columns stay.
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
