/** Pages that contain a term, with its weight in each. Parallel arrays, pages ascending. */
export interface Postings {
  pages: number[];
  /** Weights from 1 to `TOP_WEIGHT`. */
  weights: number[];
}

export const TOP_WEIGHT = 63;

/** Digits of the encoding, each for six bits; text files and JSON represent them unescaped. */
export const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const VALUES = new Uint8Array(128);
for (let i = 0; i < DIGITS.length; i += 1) VALUES[DIGITS.charCodeAt(i)] = i;

/** Continuation flag: each digit holds five bits of a number, and the sixth indicates that more follow. */
const MORE = 32;

/**
 * Appends a posting to the character codes of a term's postings: the distance from the previous page, then
 * the weight as one digit.
 *
 * @param gap distance from the previous page (from -1 for the first)
 */
export function encodePosting(codes: number[], gap: number, weight: number): void {
  let rest = gap - 1;
  while (rest >= MORE) {
    codes.push(DIGITS.charCodeAt((rest % MORE) + MORE));
    rest = Math.floor(rest / MORE);
  }
  codes.push(DIGITS.charCodeAt(rest), DIGITS.charCodeAt(weight));
}

/** Number of character codes per call, since the number of arguments is limited. */
const AT_ONCE = 8192;

/** Converts character codes to a string in chunks, since millions of short strings would use much memory. */
export function textOf(codes: readonly number[]): string {
  let text = "";
  for (let i = 0; i < codes.length; i += AT_ONCE) text += String.fromCharCode(...codes.slice(i, i + AT_ONCE));
  return text;
}

/** Returns the number of pages in encoded postings. */
export function countPostings(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i += 2) {
    while ((VALUES[text.charCodeAt(i)] ?? 0) >= MORE) i += 1;
    count += 1;
  }
  return count;
}

/** Appends the postings of later pages; both count from the first page of all. */
export function joinPostings(text: string, later: string): string {
  const first = digitsOfGap(later);
  const codes: number[] = [];
  const weight = VALUES[later.charCodeAt(first)] ?? 0;
  encodePosting(codes, lastPage(later.slice(0, first + 1)) - lastPage(text), weight);
  return text + textOf(codes) + later.slice(first + 1);
}

/** Returns the number of digits before the weight of the first posting. */
function digitsOfGap(text: string): number {
  let count = 1;
  while ((VALUES[text.charCodeAt(count - 1)] ?? 0) >= MORE) count += 1;
  return count;
}

/** Returns the last page in encoded postings, or -1 if there is none. */
function lastPage(text: string): number {
  let page = -1;
  let gap = 0;
  let scale = 1;
  for (let i = 0; i < text.length; i += 1) {
    const digit = VALUES[text.charCodeAt(i)] ?? 0;
    if (digit >= MORE) {
      gap += (digit - MORE) * scale;
      scale *= MORE;
      continue;
    }
    page += gap + digit * scale + 1;
    gap = 0;
    scale = 1;
    // The weight follows the gap.
    i += 1;
  }
  return page;
}

/** Decodes postings encoded by `encodePosting`. */
export function decodePostings(text: string): Postings {
  const pages: number[] = [];
  const weights: number[] = [];
  let page = -1;
  for (let i = 0; i < text.length; i += 1) {
    let gap = 0;
    let scale = 1;
    let digit = VALUES[text.charCodeAt(i)] ?? 0;
    while (digit >= MORE) {
      gap += (digit - MORE) * scale;
      scale *= MORE;
      i += 1;
      digit = VALUES[text.charCodeAt(i)] ?? 0;
    }
    page += gap + digit * scale + 1;
    i += 1;
    pages.push(page);
    weights.push(VALUES[text.charCodeAt(i)] ?? 0);
  }
  return {pages, weights};
}
