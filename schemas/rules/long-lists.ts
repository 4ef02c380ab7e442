/**
 * Number of arguments that a call accepts without overflowing the stack; the actual limit is about 120,000.
 */
const MAX_ARGUMENTS = 10_000;

/**
 * Appends any number of items to a list. `list.push(...items)` overflows the stack with more than about
 * 120,000 items.
 */
export function append<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}

/** Replaces an item of a list in place with any number of items. */
export function replaceAt<T>(list: T[], index: number, items: readonly T[]): void {
  if (items.length <= MAX_ARGUMENTS) {
    list.splice(index, 1, ...items);
    return;
  }
  const after = list.splice(index).slice(1);
  append(list, items);
  append(list, after);
}

/** Returns the maximum of any number of values, and at least `least`. */
export function greatest(values: Iterable<number>, least = Number.NEGATIVE_INFINITY): number {
  let found = least;
  for (const value of values) if (value > found) found = value;
  return found;
}

/** Returns the length of the longest match of a global pattern, and at least `least`. */
export const longestMatch = (text: string, pattern: RegExp, least = 0): number =>
  greatest(
    (text.match(pattern) ?? []).map(run => run.length),
    least,
  );
