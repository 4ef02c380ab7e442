/**
 * Returns start and end of each code span in a line: from a sequence of backticks to the next one of the same
 * length.
 */
export function codeSpans(line: string): [start: number, end: number][] {
  const runs = [...line.matchAll(/`+/g)].map(({0: {length}, index}) => ({length, index}));
  const nextOf = new Map<number, number>();
  const ends = runs
    .map(({length}, i) => [length, i] as const)
    .reverse()
    .map(([length, i]) => {
      const end = nextOf.get(length);
      nextOf.set(length, i);
      return end;
    })
    .reverse();
  const spans: [number, number][] = [];
  for (let i = 0; i < runs.length; i++) {
    const end = ends[i];
    if (end === undefined) continue;
    const [first, last] = [runs[i], runs[end]] as [{index: number}, {index: number; length: number}];
    spans.push([first.index, last.index + last.length]);
    i = end;
  }
  return spans;
}

/** Transforms the text outside code spans in a line. */
export function outsideCode(line: string, change: (text: string) => string): string {
  let result = "";
  let from = 0;
  for (const [start, end] of codeSpans(line)) {
    result += change(line.slice(from, start)) + line.slice(start, end);
    from = end;
  }
  return result + change(line.slice(from));
}
