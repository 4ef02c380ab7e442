import {stem} from "../text/stem.ts";
import {isOneName, type QueryWord} from "./query-words.ts";

/** A text in lower case that stands for a word of a query. */
export interface QueryTerm {
  text: string;
  /** It must end where a word ends; otherwise it may go on, as a stem does. */
  whole: boolean;
  /** It stands for a synonym of the word. */
  synonym?: boolean;
}

/** What is looked for in plain text, for one word of a query. */
export interface WeightedTerms {
  terms: QueryTerm[];
  /** How telling it is. */
  telling: number;
}

/** Shorter stems would be found in too many other words. */
const MIN_STEM = 3;

/**
 * What to look for in the text of a page: a word in all its forms, a name with any joining marks, and the parts of a
 * name, each telling in its share. The parts of a name that the index has are not looked for.
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
  const add = (text: string, synonym: boolean): void => {
    const root = stem(text);
    const form = root.length > MIN_STEM ? {text: root, whole: false} : {text, whole: !word.open};
    found.push(synonym ? {...form, synonym} : form);
  };
  for (const text of whole) add(text, false);
  for (const text of word.synonyms) add(text, true);
  for (const text of names)
    if (!found.some(other => text.startsWith(other.text))) found.push({text, whole: !word.open});
  return found;
}

const LETTER = /[\p{L}\p{N}]/u;
const UPPER = /\p{Lu}/u;
const LOWER = /\p{Ll}/u;

/** True for a letter or digit; most text is ASCII, where the code tells it at once. */
function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code > 127) return LETTER.test(text[at] as string);
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}

function isUpper(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code > 127 ? UPPER.test(text[at] as string) : code >= 65 && code <= 90;
}

function isLower(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code > 127 ? LOWER.test(text[at] as string) : code >= 97 && code <= 122;
}

/**
 * Places where a text has a term at the beginning of a word or of a part of a camelCase name, each up to the end of
 * the word.
 *
 * @param lower the text in lower case, of the same length
 * @param most so many at most
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
    if (!beginsWord(text, at) || (whole && isLetter(text, end))) continue;
    found.push([at, wordEnd(text, end)]);
  }
  return found;
}

const beginsWord = (text: string, at: number): boolean =>
  at === 0 ||
  !isLetter(text, at - 1) ||
  isUnspaced(text, at) ||
  (isUpper(text, at) && !isUpper(text, at - 1));

/** Beyond the alphabets with spaces between words; exact enough for showing places. */
const isUnspaced = (text: string, at: number): boolean => text.charCodeAt(at) >= 0xe00;

/** A word found by its stem or beginning is marked as a whole, a camelCase name only up to its next part. */
function wordEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && isLower(text, end)) end += 1;
  return end;
}

/** Lower case with the same length, whatever the language: some letters would become two. */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return [...text].map(c => (c.toLowerCase().length === c.length ? c.toLowerCase() : c)).join("");
}
