/** Lines of a hunk before and after the change. */
type Hunk = {before: string[]; after: string[]};

const GAP = "…";

function hunksOf(diff: string): Hunk[] {
  const hunks: Hunk[] = [{before: [], after: []}];
  for (const line of diff.split("\n")) {
    const hunk = hunks.at(-1) as Hunk;
    const rest = line.slice(1).trimEnd();
    if (rest.trim() === GAP || line.trim() === GAP) hunks.push({before: [], after: []});
    else if (line.startsWith("-")) hunk.before.push(rest);
    else if (line.startsWith("+")) hunk.after.push(rest);
    else {
      hunk.before.push(rest);
      hunk.after.push(rest);
    }
  }
  return hunks.filter(({before, after}) => before.length > 0 || after.length > 0);
}

function placesOf(lines: ReadonlyArray<string>, wanted: ReadonlyArray<string>): number[] {
  const places: number[] = [];
  for (let start = 0; start + wanted.length <= lines.length; start += 1) {
    if (wanted.every((line, index) => lines[start + index] === line)) places.push(start);
  }
  return places;
}

/** Returns the first line of a hunk that does not match the file. */
function firstUnmatched(lines: ReadonlyArray<string>, wanted: ReadonlyArray<string>): string {
  let length = wanted.length - 1;
  while (length > 0 && placesOf(lines, wanted.slice(0, length)).length === 0) length -= 1;
  return wanted[length] ?? "";
}

function applyHunk(lines: string[], {before, after}: Hunk): void {
  if (before.length === 0) throw new Error("a hunk of the diff only adds lines, so its place is unknown");
  const [place, second] = placesOf(lines, before);
  if (place === undefined) {
    throw new Error(
      `the diff does not fit the file, which lacks this line in its place: ${firstUnmatched(lines, before)}`,
    );
  }
  if (second !== undefined) throw new Error(`a hunk of the diff fits in two places: ${before[0] ?? ""}`);
  lines.splice(place, before.length, ...after);
}

/**
 * Applies a diff from a guide to a file.
 *
 * Every line starts with a space, `+` or `-`. Context and removed lines of a hunk must be consecutive and
 * unique in the file. A line that contains only `…` ends a hunk. Trailing whitespace is ignored.
 *
 * @param text - content of the file; `undefined` creates the file if the diff only adds lines
 * @returns the new content, which ends with a line break
 * @throws Error if a hunk does not apply or is ambiguous
 */
export function applyDiff(text: string | undefined, diff: string): string {
  const hunks = hunksOf(diff);
  if (text === undefined) {
    if (hunks.some(({before}) => before.length > 0))
      throw new Error("the diff changes a file that does not exist");
    return `${hunks.flatMap(({after}) => after).join("\n")}\n`;
  }
  const lines = text
    .trimEnd()
    .split("\n")
    .map(line => line.trimEnd());
  for (const hunk of hunks) applyHunk(lines, hunk);
  return `${lines.join("\n")}\n`;
}
