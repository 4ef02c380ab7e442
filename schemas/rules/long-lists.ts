/** Arguments that a call can take without overflowing the stack; about 120,000 do. */
const MAX_ARGUMENTS = 10_000;

/** Appends any number of items to a list; `list.push(...items)` overflows the stack with more than about 120,000. */
export function append<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}

/** Replaces one item of a list, in place, with any number of others. */
export function replaceAt<T>(list: T[], index: number, items: readonly T[]): void {
  if (items.length <= MAX_ARGUMENTS) {
    list.splice(index, 1, ...items);
    return;
  }
  const after = list.splice(index).slice(1);
  append(list, items);
  append(list, after);
}

/** Returns the greatest of any number of numbers, and at least `least`. */
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
