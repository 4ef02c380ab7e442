/** Reports whether a value is an object or a list, whose entries can be read by key. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
