/**
 * Returns a value that is never missing, for example an array element at a checked index.
 *
 * @throws if it is missing, which is a bug
 */
export function present<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new Error("Internal error: a value is missing");
  return value;
}
