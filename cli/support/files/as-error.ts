/** Returns a caught value as an error. Errors of the operating system have a code; if copying fails, also the target. */
export const asError = (caught: unknown): NodeJS.ErrnoException & {dest?: string} =>
  caught instanceof Error ? caught : new Error(String(caught));
