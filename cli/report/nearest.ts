import {distance} from "fastest-levenshtein";

/**
 * The candidate closest to a word, for "did you mean". Letters are compared without case; nothing is returned when
 * more than a third of the word (at least two letters) would have to change. Of two equally close ones, the one that
 * starts more like the word wins, then the first.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const d = distance(wanted, candidate.toLowerCase());
    const closer =
      d === bestDistance && best !== undefined && startShared(wanted, candidate) > startShared(wanted, best);
    if (d < bestDistance || closer) {
      best = candidate;
      bestDistance = d;
    }
  }
  return best;
}

function startShared(wanted: string, candidate: string): number {
  const other = candidate.toLowerCase();
  let length = 0;
  while (length < wanted.length && wanted[length] === other[length]) length++;
  return length;
}
