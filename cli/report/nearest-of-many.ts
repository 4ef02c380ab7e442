import {distance} from "fastest-levenshtein";
import {nearest, startShared} from "./nearest.ts";

/**
 * Length above which a word is compared with each candidate separately, because the table's rows would need
 * too much memory.
 */
const LONG = 400;

/** Number of words whose result is kept, because many pages contain the same broken link. */
const MOST_KNOWN = 1000;

/** Function that returns the candidate closest to a word, but never `except`. */
export type NearestFinder = (word: string, except?: string) => string | undefined;

/**
 * Creates a fast `nearest` for thousands of candidates and repeated lookups. Candidates are sorted, so that
 * neighbors share the rows of the edit distance table for their common prefix, and all candidates with a
 * prefix that is too different are skipped at once (a trie walked with a bound: Shang and Merrettal, "Tries
 * for approximate string matching", 1996).
 */
export function nearestFinder(candidates: Iterable<string>): NearestFinder {
  const all = [...candidates];
  const lower = all.map(candidate => candidate.toLowerCase());
  const order = Uint32Array.from(lower.keys()).sort((a, b) => {
    const [first, second] = [lower[a] ?? "", lower[b] ?? ""];
    return first < second ? -1 : first > second ? 1 : a - b;
  });
  const at = (place: number): string => lower[order[place] ?? 0] ?? "";
  /** Length of the prefix that each entry shares with the previous one. */
  const shared = Uint16Array.from(order.keys(), place =>
    place === 0 ? 0 : Math.min(0xffff, startShared(at(place), at(place - 1))),
  );

  const find = (word: string, except?: string): string | undefined => {
    if (word.length > LONG) return nearest(word, without(all, except));
    const wanted = word.toLowerCase();
    const best = new Best(wanted);
    const judge = (place: number, changes: number): void => {
      const index = order[place] ?? 0;
      if (all[index] !== except) best.offer(index, at(place), changes);
    };
    // Candidates adjacent to the word narrow the bound for all others.
    const beside = placeOf(wanted, order.length, at);
    for (let place = Math.max(0, beside - 2); place < Math.min(order.length, beside + 2); place += 1)
      judge(place, distance(wanted, at(place)));

    const rows = new DistanceRows(wanted, best.most);
    for (let place = 0; place < order.length; ) {
      const candidate = at(place);
      rows.keep(shared[place] ?? 0);
      const changes = rows.distance(candidate, best.most);
      if (changes !== null) judge(place, changes);
      const pruned = rows.tooFar;
      do place += 1;
      while (place < order.length && pruned > 0 && (shared[place] ?? 0) >= pruned);
    }
    return best.index === undefined ? undefined : all[best.index];
  };

  const known = new Map<string, string | undefined>();
  return (word, except) => {
    if (!known.has(word)) {
      if (known.size === MOST_KNOWN) known.clear();
      known.set(word, find(word));
    }
    const best = known.get(word);
    // Excluding any other candidate doesn't change the result.
    return best !== undefined && best === except ? find(word, except) : best;
  };
}

/** Best candidate so far: fewest changes, then longest common prefix, then first in the list. */
class Best {
  index: number | undefined;
  /** Maximum number of changes for a better candidate. */
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

/** Rows of the edit distance table between a word and the prefixes of a candidate. */
class DistanceRows {
  /** Prefix length at which the last candidate was rejected, or 0. */
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

  /** Sets the number of characters that the next candidate shares with the last one. */
  keep(length: number): void {
    this.known = Math.min(this.known, length);
    this.tooFar = 0;
  }

  /** Returns the number of changes between the word and a candidate, or `null` if it exceeds a limit. */
  distance(candidate: string, most: number): number | null {
    const {word, width, cells} = this;
    if (Math.abs(candidate.length - word.length) > most) return null;
    for (let row = this.known + 1; row <= candidate.length; row += 1) {
      const code = candidate.charCodeAt(row - 1);
      const here = row * width;
      const above = here - width;
      const from = Math.max(1, row - most);
      const to = Math.min(word.length, row + most);
      // Outside the band, there are too many changes in any case.
      cells[here + from - 1] = from === 1 ? row : most + 1;
      let least = cells[here + from - 1] ?? 0;
      for (let column = from; column <= to; column += 1) {
        const replaced = (cells[above + column - 1] ?? 0) + (word.charCodeAt(column - 1) === code ? 0 : 1);
        const added = (cells[here + column - 1] ?? 0) + 1;
        const removed = column === row + most ? replaced : (cells[above + column] ?? 0) + 1;
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
    return cells[candidate.length * width + word.length] ?? 0;
  }
}

/** Returns the first index whose entry is not less than the word. */
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
