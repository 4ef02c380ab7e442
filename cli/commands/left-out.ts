/** What of a config can't be carried over, a line each. */
export const leftOut = (left: readonly string[]): string => left.map(what => `Left out: ${what}.\n`).join("");
