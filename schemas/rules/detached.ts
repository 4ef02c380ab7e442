/**
 * Copies a string to separate memory. A substring keeps its whole parent string in memory, so long-lived page
 * data must be detached.
 */
export const detached = (text: string): string => JSON.parse(JSON.stringify(text));
