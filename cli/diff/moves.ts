import {present} from "#schemas/rules/present.ts";
import type {PageSnapshot} from "./snapshot.ts";

/**
 * Minimum share of common text for a page to count as moved; the lower limit applies if the title is the
 * same.
 */
const SAME_TEXT = 0.6;
const SAME_TITLE = 0.3;

/**
 * Pairs removed pages with added ones by their text, most similar first. A page of the current version never moves to an old
 * version, which has a copy of it.
 */
export function findMoves(
  removed: readonly PageSnapshot[],
  added: readonly PageSnapshot[],
): Map<PageSnapshot, PageSnapshot> {
  const words = new Map([...removed, ...added].map(page => [page, shingles(page.text)]));
  const pairs: {from: PageSnapshot; to: PageSnapshot; likeness: number}[] = [];
  for (const from of removed) {
    for (const to of added) {
      if (to.isOld && !from.isOld) continue;
      const likeness = share(present(words.get(from)), present(words.get(to)));
      if (likeness >= (from.title === to.title ? SAME_TITLE : SAME_TEXT)) pairs.push({from, to, likeness});
    }
  }
  pairs.sort((a, b) => b.likeness - a.likeness || (a.from.url + a.to.url < b.from.url + b.to.url ? -1 : 1));
  const moves = new Map<PageSnapshot, PageSnapshot>();
  const taken = new Set<PageSnapshot>();
  for (const {from, to} of pairs) {
    if (moves.has(from) || taken.has(to)) continue;
    moves.set(from, to);
    taken.add(to);
  }
  return moves;
}

/** Returns all sequences of three words; a shorter text is one sequence. */
function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < 3) return new Set([words.join(" ")]);
  return new Set(words.slice(2).map((word, i) => `${words[i]} ${words[i + 1]} ${word}`));
}

/** Returns the Jaccard index of two sets. */
function share(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const piece of a) if (b.has(piece)) common++;
  return common / (a.size + b.size - common);
}
