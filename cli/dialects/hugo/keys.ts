/** Returns a map with its keys in lowercase, since their case does not matter. */
export const lowercaseKeys = (map: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key.toLowerCase(), value]));
