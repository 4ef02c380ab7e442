/** Returns a caught value as an error. Errors of the operating system have a code. */
export const asError = (caught: unknown): NodeJS.ErrnoException =>
  caught instanceof Error ? caught : new Error(String(caught));
