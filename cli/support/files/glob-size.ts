import {present} from "#schemas/rules/present.ts";

/** Maximum number of patterns that a pattern, and a list of patterns, may expand to. */
const [MAX_PATTERNS, MAX_ALL] = [1000, 5000];
/** Reason for ignoring patterns that would be used in a shorter list. */
export const LIST_FULL = `the patterns of the list expand to more than ${MAX_ALL}`;
/** Maximum depth of braces. */
const MAX_DEPTH = 20;
/**
 * Maximum number of stars beyond one in each name and two `**`. With each further one, a regular expression tries a long
 * name in a hundred times as many ways.
 */
const MAX_CHOICES = 2;
/** Matches a repeated group with something repeated in it, for which a regular expression takes exponential time. */
const NESTED = /[*+]\([^)]*[*+]/;
const RANGE = /^(-?\d+|[a-z])\.\.(-?\d+|[a-z])(?:\.\.-?\d+)?$/i;

/** Patterns of a list that are used, and the others, with the reason for each. */
export interface LimitedGlobs {
  used: string[];
  ignored: {index: number; pattern: string; reason: string}[];
}

/**
 * Limits a list of glob patterns to non-empty ones that take little time to match, as long as the list expands to few
 * patterns: `{a,b}` doubles their number, `{1..9}` multiplies it by nine.
 */
export function limitedGlobs(patterns: readonly string[]): LimitedGlobs {
  let left = MAX_ALL;
  const globs: LimitedGlobs = {used: [], ignored: []};
  for (const [index, pattern] of patterns.entries()) {
    const size = sizeOf(pattern);
    if (typeof size === "number" && size <= left) {
      left -= size;
      globs.used.push(pattern);
    } else globs.ignored.push({index, pattern, reason: typeof size === "string" ? size : LIST_FULL});
  }
  return globs;
}

/** Stars in an alternative of a brace group, or in the whole pattern. */
interface Stars {
  /** Stars in the current name, `**` anywhere, and stars that follow another one in the same name. */
  inName: number;
  deep: number;
  further: number;
}

const NONE: Stars = {inName: 0, deep: 0, further: 0};

interface Group {
  start: number;
  options: number;
  /** The stars of the current alternative, and the most of all before. */
  now: Stars;
  most: Stars;
}

const most = (a: Stars, b: Stars): Stars => ({
  inName: Math.max(a.inName, b.inName),
  deep: Math.max(a.deep, b.deep),
  further: Math.max(a.further, b.further),
});

const after = (a: Stars, b: Stars): Stars => ({
  inName: a.inName + b.inName,
  deep: a.deep + b.deep,
  further: a.further + b.further + (a.inName > 0 && b.inName > 0 ? 1 : 0),
});

/** Returns the number of patterns that a pattern expands to, or why it can't be used. */
function sizeOf(pattern: string): number | string {
  if (pattern === "") return "it is empty";
  if (NESTED.test(pattern)) return "it repeats a group that contains a star";
  let size = 1;
  const whole: Group = {start: 0, options: 1, now: NONE, most: NONE};
  const open: Group[] = [whole];
  for (let at = 0; at < pattern.length; at++) {
    const group = present(open.at(-1));
    const sign = pattern[at];
    if (sign === "\\") at++;
    else if (sign === "*") {
      const start = at;
      while (pattern[at + 1] === "*") at++;
      group.now = after(group.now, at > start ? {...NONE, deep: 1} : {...NONE, inName: 1});
    } else if (sign === "+" && pattern[at + 1] === "(") group.now = after(group.now, {...NONE, inName: 1});
    else if (sign === "/") group.now = {...group.now, inName: 0};
    else if (sign === "{") open.push({start: at + 1, options: 1, now: NONE, most: NONE});
    else if (sign === "," && group !== whole) {
      group.options++;
      group.most = most(group.most, group.now);
      group.now = NONE;
    } else if (sign === "}" && group !== whole) {
      open.pop();
      size *= Math.max(group.options, rangeSize(pattern.slice(group.start, at)));
      const around = present(open.at(-1));
      around.now = after(around.now, most(group.most, group.now));
    }
    if (size > MAX_PATTERNS) return `it expands to more than ${MAX_PATTERNS} patterns`;
    if (open.length - 1 > MAX_DEPTH) return `its braces are nested more than ${MAX_DEPTH} levels deep`;
  }
  // A brace that is not closed is text.
  const {deep, further} = open.reduce<Stars>((sum, group) => after(sum, most(group.most, group.now)), NONE);
  return further + Math.max(0, deep - 2) > MAX_CHOICES ? "it has too many stars" : size;
}

function rangeSize(text: string): number {
  const [, first = "", last = ""] = RANGE.exec(text) ?? [];
  const value = (end: string): number => (/\d/.test(end) ? Number(end) : (end.codePointAt(0) ?? 0));
  return Math.abs(value(last) - value(first)) + 1;
}
