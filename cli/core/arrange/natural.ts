const PARTS = /\d+|\D+/g;
const DIGIT = /^\d/;

/** Order by code unit, as strings compare in ECMAScript. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Natural order: runs of digits compare as numbers, everything else by code unit, so that `step-2` is before
 * `step-10` on every machine, whatever its locale. Total: only equal texts compare as equal.
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

/** Digits as numbers of any length. */
function compareNumbers(a: string, b: string): number {
  const [left, right] = [a, b].map(digits => digits.replace(/^0+(?=\d)/, "")) as [string, string];
  return left.length - right.length || compareText(left, right);
}
