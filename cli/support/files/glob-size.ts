const MAX_PATTERNS = 1000;
const RANGE = /^(-?\d+|[a-z])\.\.(-?\d+|[a-z])(?:\.\.-?\d+)?$/i;

/**
 * Reports whether a glob pattern is non-empty and expands to at most 1000 patterns: `{a,b}` doubles the
 * number, `{1..9}` multiplies it by nine.
 */
export function isSmallGlob(pattern: string): boolean {
  let size = 1;
  const open: {start: number; options: number}[] = [];
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at];
    const group = open.at(-1);
    if (sign === "\\") at++;
    else if (sign === "{") open.push({start: at + 1, options: 1});
    else if (sign === "," && group) group.options++;
    else if (sign === "}" && open.pop() && group)
      size *= Math.max(group.options, rangeSize(pattern.slice(group.start, at)));
    if (size > MAX_PATTERNS || open.length > MAX_DEPTH) return false;
  }
  return pattern !== "";
}

const MAX_DEPTH = 20;

function rangeSize(text: string): number {
  const [, first = "", last = ""] = RANGE.exec(text) ?? [];
  const value = (end: string): number => (/\d/.test(end) ? Number(end) : (end.codePointAt(0) ?? 0));
  return Math.abs(value(last) - value(first)) + 1;
}
