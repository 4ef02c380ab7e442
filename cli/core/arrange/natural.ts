const PARTS = /\d+|\D+/g;
const DIGIT = /^\d/;

/** Compares strings by code unit, like ECMAScript's `<`. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Compares strings in natural order: runs of digits as numbers, everything else by code unit. `step-2` precedes
 * `step-10` in any locale. The order is total: only identical strings compare as equal.
 */
export function compareNatural(a: string, b: string): number {
  const left = a.match(PARTS) ?? [];
  const right = b.match(PARTS) ?? [];
  for (const [i, part] of left.entries()) {
    const other = right[i];
    if (other === undefined) return 1;
    const result =
      DIGIT.test(part) && DIGIT.test(other) ? compareNumbers(part, other) : compareText(part, other);
    if (result !== 0) return result;
  }
  return left.length - right.length || compareText(a, b);
}

/** Compares runs of digits of any length as numbers. */
function compareNumbers(a: string, b: string): number {
  const [left = "", right = ""] = [a, b].map(digits => digits.replace(/^0+(?=\d)/, ""));
  return left.length - right.length || compareText(left, right);
}
