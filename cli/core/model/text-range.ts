/** Range of a text. Lines and columns count from 1, columns in UTF-16 units. */
export interface TextRange {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** Converts offsets of a text into lines and columns; line endings are LF, CRLF or CR. */
export const rangeOf = (text: string, offset: number, length: number): TextRange =>
  rangesOf(text.slice(0, offset + length))(offset, length);

/** Indexes the lines of a text once and returns a function like `rangeOf` for many ranges. */
export function rangesOf(text: string): (offset: number, length: number) => TextRange {
  const starts = [0];
  for (const {index, 0: end} of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + end.length);
  const at = (position: number): [number, number] => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    return [low + 1, position - (starts[low] ?? 0) + 1];
  };
  return (offset, length) => {
    const [line, column] = at(offset);
    const [endLine, endColumn] = at(offset + length);
    return {line, column, endLine, endColumn};
  };
}
