import {contentHash} from "#support/files/hash.ts";

/** Replacement for the bytes between two positions of a file. */
export interface Patch {
  from: number;
  to: number;
  text: string;
}

/** Yields the bytes of a file with replacements, which are in ascending order and do not overlap. */
export function* patched(bytes: Uint8Array, patches: Iterable<Patch>): Generator<string | Uint8Array, void> {
  let at = 0;
  for (const {from, to, text} of patches) {
    yield bytes.subarray(at, from);
    yield text;
    at = to;
  }
  yield bytes.subarray(at);
}

/** Returns the key of a file whose last version had a key and differs from this one only in some entries. */
export const keyAfter = (last: string, entries: readonly string[]): string =>
  entries.length === 0 ? last : contentHash(last, JSON.stringify(entries));
