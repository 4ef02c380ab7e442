import {distance} from "fastest-levenshtein";

/**
 * Returns the candidate closest to a word, for "did you mean", ignoring case. Returns `undefined` if more
 * than a third of the word (at least two letters) would have to change. Ties go to the candidate with the
 * longer common prefix, then to the first.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    const other = candidate.toLowerCase();
    if (Math.abs(other.length - wanted.length) > bestDistance) continue;
    const d = distance(wanted, other);
    const closer =
      d === bestDistance &&
      best !== undefined &&
      startShared(wanted, other) > startShared(wanted, best.toLowerCase());
    if (d < bestDistance || closer) {
      best = candidate;
      bestDistance = d;
    }
  }
  return best;
}

/** Reports whether a name is probably a misspelling of the nearest known one: both start with the same two letters. */
export const isSlip = (name: string, near: string | undefined): boolean =>
  near !== undefined && startShared(name.toLowerCase(), near.toLowerCase()) >= 2;

/** Returns the length of the common prefix of two strings. */
export function startShared(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}
