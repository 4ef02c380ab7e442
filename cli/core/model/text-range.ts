/** Start and end of a piece of a text; lines and columns count from 1, columns in UTF-16 units. */
export interface TextRange {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** Turns offsets of a text into lines and columns; line ends are LF, CRLF or CR. */
export function rangeOf(text: string, offset: number, length: number): TextRange {
  const at = (position: number): [number, number] => {
    const lines = text.slice(0, position).split(/\r\n|\r|\n/);
    return [lines.length, (lines.at(-1) ?? "").length + 1];
  };
  const [line, column] = at(offset);
  const [endLine, endColumn] = at(offset + length);
  return {line, column, endLine, endColumn};
}
