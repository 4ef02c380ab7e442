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

/**
 * Replaces any number of items of a list in place, moving each item only once. The items are visited from the last to the
 * first.
 *
 * @param replacement returns what replaces an item, or null to keep it
 */
export function replaceEach<T>(
  list: T[],
  replacement: (item: T, index: number) => readonly T[] | null,
): void {
  const items = [...list];
  const replaced = new Map<number, readonly T[]>();
  for (let i = items.length - 1; i >= 0; i--) {
    const found = replacement(items[i] as T, i);
    if (found !== null) replaced.set(i, found);
  }
  if (replaced.size === 0) return;
  list.length = 0;
  for (const [i, item] of items.entries()) append(list, replaced.get(i) ?? [item]);
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
