/** Lists config settings that can't be carried over, one per line. */
export const leftOut = (left: readonly string[]): string => left.map(what => `Left out: ${what}.\n`).join("");
