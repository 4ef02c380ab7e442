import {present} from "./present.ts";
/**
 * Appends any number of items to a list. `list.push(...items)` overflows the stack with more than about
 * 120,000 items.
 */
export function append<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}

/** Adjacent items of a list and what replaces them. */
export interface Replacement<T> {
  /** Number of items replaced. */
  count: number;
  items: readonly T[];
}

/**
 * Replaces runs of adjacent items in place, moving each item only once; each `splice` would move all items that follow.
 *
 * @param replacement returns what replaces the items from an index on, or null to keep this one
 */
export function replaceRuns<T>(
  list: T[],
  replacement: (items: readonly T[], at: number) => Replacement<T> | null,
): void {
  const items = [...list];
  let out: T[] | null = null;
  for (let at = 0; at < items.length; ) {
    const found = replacement(items, at);
    if (found !== null) {
      out ??= items.slice(0, at);
      append(out, found.items);
    } else out?.push(present(items[at]));
    at += found?.count ?? 1;
  }
  if (out === null) return;
  list.length = 0;
  append(list, out);
}

/**
 * Replaces single items of a list in place with any number of items, moving each item only once.
 *
 * @param replacement returns what replaces an item, or null to keep it
 */
export function replaceEach<T>(
  list: T[],
  replacement: (item: T, index: number) => readonly T[] | null,
): void {
  replaceRuns(list, (items, at) => {
    const found = replacement(present(items[at]), at);
    return found && {count: 1, items: found};
  });
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
