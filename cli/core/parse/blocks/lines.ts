const FENCE = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)]))*[ \t]*(`{3,}|~{3,})/;

/** Line of a text outside fenced code blocks. */
export interface ProseLine {
  /** Index, from 0. */
  index: number;
  text: string;
}

/**
 * Iterates over the lines outside fenced code. Fences are recognized by their syntax alone, before anything
 * is parsed; an unclosed fence extends to the end.
 */
export function* proseLines(lines: readonly string[]): Generator<ProseLine, void> {
  let fence: string | null = null;
  let column = 0;
  for (let index = 0; index < lines.length; index++) {
    const text = lines[index] ?? "";
    const marker = FENCE.exec(text)?.[1];
    if (fence !== null) {
      if (marker && closes(marker, fence, text) && text.indexOf(marker) <= column + 3) fence = null;
    } else if (marker && !isInline(text, marker)) {
      fence = marker;
      column = text.indexOf(marker);
    } else yield {index, text};
  }
}

const closes = (marker: string, fence: string, line: string): boolean =>
  marker[0] === fence[0] && marker.length >= fence.length && /[`~]\s*$/.test(line);

/**
 * Reports whether a sequence of backticks starts a code span, because more of them follow on the same line.
 */
const isInline = (line: string, marker: string): boolean =>
  marker[0] === "`" && line.slice(line.indexOf(marker) + marker.length).includes("`");
