import type {IndexStore} from "../index/store.ts";
import {splitCompound} from "./compounds.ts";
import {edits} from "./edits.ts";

/** Minimum length of a corrected word; shorter ones are too similar to others. */
const MIN_LENGTH = 4;
/** Minimum length of a word for which two edits are tried if one is not enough. */
const TWO_EDITS = 8;
const MAX_CORRECTIONS = 3;

/**
 * Returns words of the index that may correct a misspelled word: the ones with the fewest edits, more common ones
 * first.
 *
 * @param open whether the word is a prefix
 * @param most maximum number of edits
 */
export async function corrections(
  word: string,
  open: boolean,
  store: IndexStore,
  most: 1 | 2 = 2,
): Promise<string[]> {
  if (word.length < MIN_LENGTH) return [];
  const parts = await store.words(word);
  const attempts = [
    {limit: 1, open: false},
    ...(open && word.length > MIN_LENGTH ? [{limit: 1, open: true}] : []),
    ...(most === 2 && word.length >= TWO_EDITS ? [{limit: 2, open: false}] : []),
  ];
  for (const attempt of attempts) {
    const found: {word: string; count: number}[] = [];
    for (const {words, pageCounts} of parts)
      words.forEach((other, i) => {
        if (edits(word, other, attempt.limit, attempt.open) <= attempt.limit)
          found.push({word: other, count: pageCounts[i] ?? 0});
      });
    if (found.length > 0)
      return found
        .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
        .slice(0, MAX_CORRECTIONS)
        .map(entry => entry.word);
  }
  return [];
}

/** Returns the two words of the index that form a compound, or `null`. */
export async function compoundParts(word: string, store: IndexStore): Promise<[string, string] | null> {
  const counts = new Map<string, number>();
  for (const part of await store.words(word))
    for (const [i, other] of part.words.entries()) counts.set(other, part.pageCounts[i] ?? 0);
  return splitCompound(word, counts);
}
