/** Levels of headings that a list of headings shows, the highest and the lowest. */
export type HeadingLevels = [from: number, to: number];

const isLevel = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 6;

const ordered = (from: unknown, to: unknown): HeadingLevels | undefined =>
  isLevel(from) && isLevel(to) && from <= to ? [from, to] : undefined;

/**
 * Levels as tools write them: `3`, `[2, 4]`, `deep`, `{level: …}`, `{minHeadingLevel: 2, maxHeadingLevel: 4}`; false where
 * no list is wanted, undefined where nothing is said.
 */
export function headingLevels(value: unknown): false | HeadingLevels | undefined {
  if (value === false) return false;
  if (value === "deep") return [2, 6];
  if (typeof value === "number") return ordered(value, value);
  if (Array.isArray(value)) return value.length === 2 ? ordered(value[0], value[1]) : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  const {level, minHeadingLevel: from, maxHeadingLevel: to} = value as Record<string, unknown>;
  if (level !== undefined)
    return typeof level === "object" || isLevel(level) ? headingLevels(level) : undefined;
  return from === undefined && to === undefined ? undefined : ordered(from ?? 2, to ?? 3);
}
