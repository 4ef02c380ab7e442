/** JSON text of an artifact: keys in the order given, one final newline. */
export const artifactJson = (value: unknown): string => `${JSON.stringify(value)}\n`;
