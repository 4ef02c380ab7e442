import {stem} from "../text/stem.ts";
import {isOneName, type QueryWord} from "./query-words.ts";

/** Lowercase search term for a word of the query. */
export interface QueryTerm {
  text: string;
  /** Whether it must end at the end of a word; otherwise it is a prefix, such as a stem. */
  whole: boolean;
}

/** Terms to search for in plain text for one word of a query. */
export interface WeightedTerms {
  terms: QueryTerm[];
  /** Weight of the word. */
  telling: number;
}

/** Minimum length of a stem; shorter ones occur in too many other words. */
const MIN_STEM = 3;

/**
 * Returns what to search for in the text of a page: a word in all its forms, a name with any separators, and
 * the parts of a name, each with a share of the weight. Parts of a name that the index contains as a whole
 * are not searched for.
 */
export function weightedTerms(word: QueryWord, telling: number): WeightedTerms[] {
  const inner = isOneName(word) ? [] : word.inner.filter(part => !part.stop);
  if (inner.length === 0) return [{terms: terms(word), telling}];
  const share = telling / 2 / inner.length;
  return [
    {terms: terms(word), telling: telling / 2},
    ...inner.map(part => ({terms: terms(part), telling: share})),
  ];
}

function terms(word: QueryWord): QueryTerm[] {
  if (word.flag) return [{text: word.typed, whole: !word.open}];
  const whole = word.whole.map(term => term.replace(/^-+/, ""));
  if (word.unspaced) return whole.map(text => ({text, whole: false}));
  const names = new Set([word.typed, word.compact]);
  for (const joint of word.plain.length > 1 ? [" ", "-", "."] : []) names.add(word.plain.join(joint));
  const found: QueryTerm[] = [];
  for (const text of [...whole, ...word.synonyms]) {
    const root = stem(text);
    found.push(root.length > MIN_STEM ? {text: root, whole: false} : {text, whole: !word.open});
  }
  for (const text of names)
    if (!found.some(other => text.startsWith(other.text))) found.push({text, whole: !word.open});
  return found;
}

const LETTER = /[\p{L}\p{N}]/u;
const UPPER = /\p{Lu}/u;
const LOWER = /\p{Ll}/u;

/** Reports whether a character is a letter or digit, with a fast path for ASCII. */
function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code > 127) return LETTER.test(text[at] ?? "");
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}

function isUpper(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code > 127 ? UPPER.test(text[at] ?? "") : code >= 65 && code <= 90;
}

function isLower(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code > 127 ? LOWER.test(text[at] ?? "") : code >= 97 && code <= 122;
}

/**
 * Finds a term at the beginning of words or of parts of a camelCase name; each match extends to the end of
 * the word.
 *
 * @param lower lowercase text of the same length
 * @param most maximum number of matches
 */
export function places(
  text: string,
  lower: string,
  term: QueryTerm,
  most: number,
): [start: number, end: number][] {
  const found: [number, number][] = [];
  const {text: sought, whole} = term;
  if (sought === "") return found;
  for (let at = lower.indexOf(sought); at >= 0 && found.length < most; at = lower.indexOf(sought, at + 1)) {
    const end = at + sought.length;
    if (!beginsWord(text, at) || (whole && !endsWord(text, end))) continue;
    found.push([at, wordEnd(text, end)]);
  }
  return found;
}

const beginsWord = (text: string, at: number): boolean =>
  at === 0 ||
  !isLetter(text, at - 1) ||
  isUnspaced(text, at) ||
  (isUpper(text, at) && !isUpper(text, at - 1));

const endsWord = (text: string, end: number): boolean =>
  !isLetter(text, end) || (isUpper(text, end) && !isUpper(text, end - 1));

/**
 * Reports whether a character is beyond the alphabets with spaces between words; exact enough for
 * highlighting.
 */
const isUnspaced = (text: string, at: number): boolean => text.charCodeAt(at) >= 0xe00;

/**
 * Returns the end of a word found by its stem or prefix, which is highlighted as a whole; for a camelCase
 * name, the end of its part.
 */
function wordEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && isLower(text, end)) end += 1;
  return end;
}

/** Converts to lowercase without changing the length; some characters would become two. */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return [...text].map(c => (c.toLowerCase().length === c.length ? c.toLowerCase() : c)).join("");
}
