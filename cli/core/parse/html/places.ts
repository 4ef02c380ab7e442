import type {Html} from "mdast";

type Position = NonNullable<Html["position"]>;

/**
 * Creates a function that returns the position of a range in a block of HTML. In quotes and lists, markers
 * precede the lines of the source. If the lines can't be matched, no position is returned.
 */
export function placesIn(
  {value, position}: Html,
  text: string,
): (from: number, to: number) => {position?: Position} {
  const start = position?.start;
  if (start?.offset === undefined) return () => ({});
  const lines = value.split("\n");
  const written = text.slice(start.offset, position?.end.offset).split("\n");
  const fits = lines.every((line, at) => written[at]?.endsWith(line));
  if (!fits) return () => ({});
  const pointAt = (offset: number): Position["start"] => {
    const line = value.slice(0, offset).split("\n").length - 1;
    const before = lines.slice(0, line).reduce((sum, {length}) => sum + length + 1, 0);
    const mark = (written[line] ?? "").length - (lines[line] ?? "").length;
    const column = mark + offset - before;
    const above = written.slice(0, line).reduce((sum, {length}) => sum + length + 1, 0);
    return {
      line: start.line + line,
      column: line === 0 ? start.column + column : column + 1,
      offset: (start.offset ?? 0) + above + column,
    };
  };
  return (from, to) => ({position: {start: pointAt(from), end: pointAt(to)}});
}
