import {isObject} from "./is-object.ts";
/** Highest and lowest heading level in a table of contents. */
export type HeadingLevels = [from: number, to: number];

const isLevel = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 6;

const ordered = (from: unknown, to: unknown): HeadingLevels | undefined =>
  isLevel(from) && isLevel(to) && from <= to ? [from, to] : undefined;

/**
 * Parses heading levels in the notations of various tools: `3`, `[2, 4]`, `deep`, `{level: …}`,
 * `{minHeadingLevel: 2, maxHeadingLevel: 4}`. Returns false if there should be no table of contents,
 * `undefined` if not specified.
 */
export function headingLevels(value: unknown): false | HeadingLevels | undefined {
  if (value === false) return false;
  if (value === "deep") return [2, 6];
  if (typeof value === "number") return ordered(value, value);
  if (Array.isArray(value)) return value.length === 2 ? ordered(value[0], value[1]) : undefined;
  if (!isObject(value)) return undefined;
  const {level, minHeadingLevel: from, maxHeadingLevel: to} = value;
  if (level !== undefined)
    return typeof level === "object" || isLevel(level) ? headingLevels(level) : undefined;
  return from === undefined && to === undefined ? undefined : ordered(from ?? 2, to ?? 3);
}
