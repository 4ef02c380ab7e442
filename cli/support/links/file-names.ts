/** Number that orders files: `01-intro`, `1.intro`, but not dates or versions. */
const NUMBER = /^(\d+)\s*[-_.]+\s*(?=[^-_.\s])(?!\d)/;

/** Strips the ordering number from a file or folder name. */
export const withoutNumber = (name: string): string => name.replace(NUMBER, "");

/** Returns the ordering number of a name, or `null` if it has none. */
export function numberBefore(name: string): number | null {
  const number = NUMBER.exec(name)?.[1];
  return number === undefined ? null : Number(number);
}

/** Reports whether a file name starts with a date, as posts do: `2026-01-05-release.md`. */
export const isDated = (name: string): boolean => /^\d{4}-\d{2}-\d{2}-/.test(name);

/** Converts a name into a title: `getting-started` → `Getting started`. */
export const capitalized = (name: string): string => {
  const words = name.replaceAll(/[-_]+/g, " ").trim() || name;
  return words.charAt(0).toUpperCase() + words.slice(1);
};
