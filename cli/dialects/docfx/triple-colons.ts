const ROW = /^([ \t>]*):::[ \t]*row(?:[ \t:]|$)/;
const ROW_END = /^[ \t>]*:::[ \t]*row-end/;
const FRAME = /^[ \t]*:::[ \t]*column(-end)?(?:[ \t:]|$)/;

/**
 * Moves the content of columns (`:::row:::`, `:::column:::`), which authors indent by any number of spaces, to the margin of
 * the row, as it would otherwise be code.
 *
 * @param isProse - reports whether the line at an index is outside of code
 */
export function dedentColumns(lines: readonly string[], isProse: (index: number) => boolean): string[] {
  /** Margin of the open row, and the indentation of its current column, once known. */
  let row: {margin: number; indent: number | null} | null = null;
  return lines.map((line, index) => {
    if (!row) {
      const margin = isProse(index) ? ROW.exec(line)?.[1] : undefined;
      if (margin !== undefined) row = {margin: margin.length, indent: null};
      return line;
    }
    const own = line.search(/[^ \t]/);
    if (own < 0) return line;
    const isFrame = FRAME.test(line);
    if (ROW_END.test(line)) {
      row = null;
      return line;
    }
    if (isFrame) row.indent = null;
    else row.indent ??= own;
    const extra = Math.min(own, isFrame ? own : (row.indent ?? 0)) - row.margin;
    return extra > 0 ? line.slice(extra) : line;
  });
}

const OPEN = /^[ \t>]*:::[ \t]*(?:image|code|video)[ \t][^\n]*$/;
const MOST_LINES = 8;

/** Returns the number of lines of a tag (`:::image … :::`) that starts at a line; 1 for any other line. */
export function linesOfTag(lines: readonly string[], start: number): number {
  const first = lines[start] ?? "";
  if (!OPEN.test(first) || first.trimStart().indexOf(":::", 3) > 0) return 1;
  for (let count = 2; count <= MOST_LINES; count++) {
    const line = lines[start + count - 1]?.trim() ?? "";
    if (line === "") return 1;
    if (line.includes(":::")) return count;
  }
  return 1;
}

const START = /:::[ \t]*(image|code|video|no-loc)(?=[ \t:])/g;
const REST = /(?:[^"':\n]|"[^"\n]*"|'[^'\n]*'|:(?!::))*:::/y;

/** Replaces the tags of a line. Quoted values may contain colons. */
export function replaceTags(
  line: string,
  replace: (name: string, attributes: Record<string, string>) => string,
): string {
  let out = "";
  let done = 0;
  let hasQuotes = true;
  for (const {0: start, 1: name = "", index} of line.matchAll(START)) {
    if (index < done) continue;
    const from = index + start.length;
    REST.lastIndex = from;
    const rest: string | undefined = hasQuotes ? REST.exec(line)?.[0] : undefined;
    // A quotation mark without a partner may be anywhere, so the rest of the line is searched without them.
    hasQuotes = rest !== undefined;
    const end = rest === undefined ? line.indexOf(":::", from) + 3 : from + rest.length;
    if (end < from) break;
    out += line.slice(done, index) + replace(name, attributesIn(line.slice(from, end - 3)));
    done = end;
  }
  return out + line.slice(done);
}

/** Returns the attributes of a tag, in single or double quotes. */
export const attributesIn = (written: string): Record<string, string> =>
  Object.fromEntries(
    [...written.matchAll(/(?<![\w-])([\w-]+)[ \t]*=[ \t]*(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, key = "", double, single]) => [key, double ?? single ?? ""],
    ),
  );
