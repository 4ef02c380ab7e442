/** The pages that hold a term, with the weight it has there. Parallel arrays, pages ascending. */
export interface Postings {
  pages: number[];
  /** 1 to `TOP_WEIGHT`. */
  weights: number[];
}

export const TOP_WEIGHT = 63;

/** Digits of the encoding: each stands for six bits, in an order that text files and JSON keep as it is. */
export const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const VALUES = new Uint8Array(128);
for (let i = 0; i < DIGITS.length; i += 1) VALUES[DIGITS.charCodeAt(i)] = i;

/** Five bits of a number a digit, the sixth says that more follow. */
const MORE = 32;

/**
 * Adds a posting to the character codes of a term's postings: the distance from the page before, then the weight in one
 * digit.
 *
 * @param gap distance from the page before (from -1 for the first)
 */
export function encodePosting(codes: number[], gap: number, weight: number): void {
  let rest = gap - 1;
  while (rest >= MORE) {
    codes.push(DIGITS.charCodeAt((rest % MORE) + MORE));
    rest = Math.floor(rest / MORE);
  }
  codes.push(DIGITS.charCodeAt(rest), DIGITS.charCodeAt(weight));
}

/** Arguments of a call are limited in number. */
const AT_ONCE = 8192;

/** Text of character codes; made at once, since millions of short strings would take much memory. */
export function textOf(codes: readonly number[]): string {
  let text = "";
  for (let i = 0; i < codes.length; i += AT_ONCE) text += String.fromCharCode(...codes.slice(i, i + AT_ONCE));
  return text;
}

/** Number of pages in what `encodePosting` wrote. */
export function countPostings(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i += 2) {
    while ((VALUES[text.charCodeAt(i)] as number) >= MORE) i += 1;
    count += 1;
  }
  return count;
}

/** Postings followed by those of later pages; both count from the first page of all. */
export function joinPostings(text: string, later: string): string {
  const first = digitsOfGap(later);
  const codes: number[] = [];
  const weight = VALUES[later.charCodeAt(first)] as number;
  encodePosting(codes, lastPage(later.slice(0, first + 1)) - lastPage(text), weight);
  return text + textOf(codes) + later.slice(first + 1);
}

/** Number of digits before the weight of the first posting. */
function digitsOfGap(text: string): number {
  let count = 1;
  while ((VALUES[text.charCodeAt(count - 1)] as number) >= MORE) count += 1;
  return count;
}

/** The last page in what `encodePosting` wrote; -1 where there is none. */
function lastPage(text: string): number {
  let page = -1;
  let gap = 0;
  let scale = 1;
  for (let i = 0; i < text.length; i += 1) {
    const digit = VALUES[text.charCodeAt(i)] as number;
    if (digit >= MORE) {
      gap += (digit - MORE) * scale;
      scale *= MORE;
      continue;
    }
    page += gap + digit * scale + 1;
    gap = 0;
    scale = 1;
    // Behind the gap stands the weight.
    i += 1;
  }
  return page;
}

/** Reads back what `encodePosting` wrote. */
export function decodePostings(text: string): Postings {
  const pages: number[] = [];
  const weights: number[] = [];
  let page = -1;
  for (let i = 0; i < text.length; i += 1) {
    let gap = 0;
    let scale = 1;
    let digit = VALUES[text.charCodeAt(i)] as number;
    while (digit >= MORE) {
      gap += (digit - MORE) * scale;
      scale *= MORE;
      i += 1;
      digit = VALUES[text.charCodeAt(i)] as number;
    }
    page += gap + digit * scale + 1;
    i += 1;
    pages.push(page);
    weights.push(VALUES[text.charCodeAt(i)] as number);
  }
  return {pages, weights};
}
