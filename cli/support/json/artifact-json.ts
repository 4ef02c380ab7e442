/** Serializes an artifact as JSON: keys in the given order, one final newline. */
export const artifactJson = (value: unknown): string => `${JSON.stringify(value)}\n`;
