/**
 * Reports whether a URL matches a pattern from the config: `*` matches anything, and a pattern without it matches every
 * URL that starts with it. A trailing slash is optional in the URL.
 *
 * The patterns are looked up by the text before their first `*`, so that thousands of them are cheap.
 *
 * @param patterns a list that must not change, because data derived from it is cached
 */
export function matchesPattern(url: string, patterns: readonly string[]): boolean {
  const {prefixes, starred, lengths} = patternsOf(patterns);
  const slashed = `${url}/`;
  return lengths.some(length => {
    if (length > slashed.length) return false;
    const start = slashed.slice(0, length);
    if (prefixes.has(start)) return true;
    return length <= url.length && starred.get(start)?.some(parts => fits(url, length, parts)) === true;
  });
}

/** Patterns by the text before their first `*`: those without any, and the texts after each `*` of the others. */
interface Patterns {
  prefixes: ReadonlySet<string>;
  starred: ReadonlyMap<string, readonly string[][]>;
  /** Lengths of the texts. */
  lengths: readonly number[];
}

const cache = new WeakMap<readonly string[], Patterns>();

function patternsOf(patterns: readonly string[]): Patterns {
  const known = cache.get(patterns);
  if (known) return known;
  const prefixes = new Set<string>();
  const starred = new Map<string, string[][]>();
  for (const pattern of patterns) {
    const [start = "", ...rest] = pattern.split("*");
    const others = starred.get(start);
    if (rest.length === 0) prefixes.add(start);
    else if (others) others.push(rest);
    else starred.set(start, [rest]);
  }
  const lengths = [...new Set([...prefixes, ...starred.keys()].map(({length}) => length))];
  const found = {prefixes, starred, lengths};
  cache.set(patterns, found);
  return found;
}

/** Reports whether texts follow each other in a URL from a position on, and the last one ends it. */
function fits(url: string, start: number, parts: readonly string[]): boolean {
  const last = parts.at(-1) ?? "";
  if (!url.endsWith(last)) return false;
  let at = start;
  for (const part of parts.slice(0, -1)) {
    const found = url.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at + last.length <= url.length;
}
