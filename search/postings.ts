/** The pages that hold a term, with the weight it has there. Parallel arrays, pages ascending. */
export interface Postings {
  pages: number[];
  /** 1 to `TOP_WEIGHT`. */
  weights: number[];
}

export const TOP_WEIGHT = 63;

/** Digits of the encoding: each stands for six bits, in an order that text files and JSON keep as it is. */
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const VALUES = new Uint8Array(128);
for (let i = 0; i < DIGITS.length; i += 1) VALUES[DIGITS.charCodeAt(i)] = i;

/** Five bits of a number a digit, the sixth says that more follow. */
const MORE = 32;

/**
 * Text of a posting: the distance from the page before, then the weight in one digit.
 *
 * @param gap distance from the page before (from -1 for the first)
 */
export function encodePosting(gap: number, weight: number): string {
  let text = "";
  let rest = gap - 1;
  while (rest >= MORE) {
    text += DIGITS[(rest % MORE) + MORE];
    rest = Math.floor(rest / MORE);
  }
  return `${text}${DIGITS[rest]}${DIGITS[weight]}`;
}

/** Reads back what `encodePosting` wrote, one posting after the other. */
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
