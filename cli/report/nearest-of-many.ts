import {distance} from "fastest-levenshtein";
import {nearest, startShared} from "./nearest.ts";

/** Longer words are compared with each candidate by itself: the rows of the table would take too much memory. */
const LONG = 400;

/** Gives the candidate closest to a word, which is never `except`. */
export type NearestFinder = (word: string, except?: string) => string | undefined;

/**
 * `nearest` for thousands of candidates that are asked again and again. They are sorted, so that neighbors share the
 * rows of the table of edit distances as far as they begin alike, and all that begin too differently are passed over
 * at once (a trie walked with a bound: Shang and Merrettal, "Tries for approximate string matching", 1996).
 */
export function nearestFinder(candidates: Iterable<string>): NearestFinder {
  const all = [...candidates];
  const lower = all.map(candidate => candidate.toLowerCase());
  const order = Uint32Array.from(lower.keys()).sort((a, b) => {
    const [first, second] = [lower[a] as string, lower[b] as string];
    return first < second ? -1 : first > second ? 1 : a - b;
  });
  const at = (place: number): string => lower[order[place] as number] as string;
  /** Characters that an entry shares with the one before. */
  const shared = Uint16Array.from(order.keys(), place =>
    place === 0 ? 0 : Math.min(0xffff, startShared(at(place), at(place - 1))),
  );

  return (word, except) => {
    if (word.length > LONG) return nearest(word, without(all, except));
    const wanted = word.toLowerCase();
    const best = new Best(wanted);
    const judge = (place: number, changes: number): void => {
      const index = order[place] as number;
      if (all[index] !== except) best.offer(index, at(place), changes);
    };
    // What stands beside the word narrows the bound for all others.
    const beside = placeOf(wanted, order.length, at);
    for (let place = Math.max(0, beside - 2); place < Math.min(order.length, beside + 2); place += 1)
      judge(place, distance(wanted, at(place)));

    const rows = new DistanceRows(wanted, best.most);
    for (let place = 0; place < order.length; ) {
      const candidate = at(place);
      rows.keep(shared[place] as number);
      const changes = rows.distance(candidate, best.most);
      if (changes !== null) judge(place, changes);
      const pruned = rows.tooFar;
      do place += 1;
      while (place < order.length && pruned > 0 && (shared[place] as number) >= pruned);
    }
    return best.index === undefined ? undefined : all[best.index];
  };
}

/** The best candidate so far: fewest changes, then the longest start in common, then the first in the list. */
class Best {
  index: number | undefined;
  /** Most changes that another one may have. */
  most: number;
  private start = 0;
  private readonly wanted: string;

  constructor(wanted: string) {
    this.wanted = wanted;
    this.most = Math.max(2, Math.floor(wanted.length / 3));
  }

  offer(index: number, candidate: string, changes: number): void {
    if (changes > this.most) return;
    const start = startShared(this.wanted, candidate);
    const isBetter =
      this.index === undefined ||
      changes < this.most ||
      start > this.start ||
      (start === this.start && index < this.index);
    if (!isBetter) return;
    this.index = index;
    this.most = changes;
    this.start = start;
  }
}

/** Rows of the table of edit distances between a word and the beginnings of a candidate. */
class DistanceRows {
  /** Length of the beginning at which the last candidate was given up; 0 where it was not. */
  tooFar = 0;
  private known = 0;
  private readonly width: number;
  private readonly cells: Uint16Array;
  private readonly word: string;

  constructor(word: string, most: number) {
    this.word = word;
    this.width = word.length + 1;
    this.cells = new Uint16Array(this.width * (this.width + most));
    for (let column = 0; column < this.width; column += 1) this.cells[column] = column;
  }

  /** The next candidate begins like the last one in so many characters. */
  keep(length: number): void {
    this.known = Math.min(this.known, length);
    this.tooFar = 0;
  }

  /** Changes between the word and a candidate; null where there are more than so many. */
  distance(candidate: string, most: number): number | null {
    const {word, width, cells} = this;
    if (Math.abs(candidate.length - word.length) > most) return null;
    for (let row = this.known + 1; row <= candidate.length; row += 1) {
      const code = candidate.charCodeAt(row - 1);
      const here = row * width;
      const above = here - width;
      const from = Math.max(1, row - most);
      const to = Math.min(word.length, row + most);
      // Beyond the band there are too many changes in any case.
      cells[here + from - 1] = from === 1 ? row : most + 1;
      let least = cells[here + from - 1] as number;
      for (let column = from; column <= to; column += 1) {
        const replaced =
          (cells[above + column - 1] as number) + (word.charCodeAt(column - 1) === code ? 0 : 1);
        const added = (cells[here + column - 1] as number) + 1;
        const removed = column === row + most ? replaced : (cells[above + column] as number) + 1;
        const changes = Math.min(replaced, added, removed);
        cells[here + column] = changes;
        if (changes < least) least = changes;
      }
      this.known = row;
      if (least > most) {
        this.tooFar = row;
        return null;
      }
    }
    return cells[candidate.length * width + word.length] as number;
  }
}

/** First place whose entry is not before the word. */
function placeOf(word: string, size: number, at: (place: number) => string): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (at(middle) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

const without = (all: readonly string[], except: string | undefined): string[] =>
  all.filter(candidate => candidate !== except);
