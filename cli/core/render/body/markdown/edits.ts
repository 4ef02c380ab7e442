import {present} from "#schemas/rules/present.ts";
import type {BodyState} from "../body-state.ts";

/** Range of the source and its replacement. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Source from which nodes are copied. */
export interface Source {
  text: string;
  /** Offsets of comments, tags and expressions without a node in the tree, in order of their starts. */
  removed: readonly [number, number][];
  state: BodyState;
}

/** Function that records the replacement of a range of the source. */
export type Add = (from: number, to: number, text: string) => void;

/** Returns a range of the source with edits applied. Of overlapping edits, the first wins. */
export function cut(text: string, from: number, to: number, edits: Edit[]): string {
  let out = "";
  let at = from;
  for (const edit of edits.sort((a, b) => a.start - b.start)) {
    if (edit.start < at) continue;
    out += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return out + text.slice(at, to);
}

/** Returns the removed ranges within a range of the source. Takes logarithmic time, as it is called for every block. */
export function removedIn(removed: Source["removed"], from: number, to: number): Source["removed"] {
  const first = firstFrom(removed, from);
  return removed.slice(first, firstFrom(removed, to + 1)).filter(([, end]) => end <= to);
}

/** Returns the index of the first range that starts at or after an offset. */
function firstFrom(ranges: Source["removed"], offset: number): number {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (present(ranges[middle])[0] < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
