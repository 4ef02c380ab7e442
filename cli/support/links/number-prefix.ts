/** A number that orders files: `01-intro`, `1.intro`, but neither dates nor versions. */
const NUMBER = /^(\d+)\s*[-_.]+\s*(?=[^-_.\s])(?!\d)/;

/** A name of a file or folder without the number that orders it. */
export const withoutNumber = (name: string): string => name.replace(NUMBER, "");

/** The number before a name; null where it has none. */
export function numberBefore(name: string): number | null {
  const number = NUMBER.exec(name)?.[1];
  return number === undefined ? null : Number(number);
}
