const FENCE = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)]))*[ \t]*(`{3,}|~{3,})/;

/** A line of a text that is not part of a fenced code block. */
export interface ProseLine {
  /** From 0. */
  index: number;
  text: string;
}

/**
 * Lines outside fenced code, in order. Fences are found by their look alone, before anything is parsed; one that is
 * closed by nothing goes on to the end.
 */
export function* proseLines(lines: readonly string[]): Generator<ProseLine, void> {
  let fence: string | null = null;
  let column = 0;
  for (let index = 0; index < lines.length; index++) {
    const text = lines[index] as string;
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

/** A run of backticks with more of them behind it in the line is a code span. */
const isInline = (line: string, marker: string): boolean =>
  marker[0] === "`" && line.slice(line.indexOf(marker) + marker.length).includes("`");
