/** Returns a caught value as an error. Errors of the operating system have a code, those of a copy also its target. */
export const asError = (caught: unknown): NodeJS.ErrnoException & {dest?: string} =>
  caught instanceof Error ? caught : new Error(String(caught));
