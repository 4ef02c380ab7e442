/**
 * Scripts written without spaces between words (UAX #29, section 4: dictionary-based segmentation), and
 * Hangul, whose words include their endings.
 */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;

/** Function that splits text in such a script into words; `null` if the engine has none. */
export type Segment = ((text: string) => Iterable<string>) | null;

/**
 * Returns a segmenter based on `Intl.Segmenter`, or `null` if the engine lacks it. The locale is fixed, so
 * that the same text always yields the same words. The dictionary is loaded with the first text that needs
 * it.
 */
export function defaultSegment(): Segment {
  if (typeof Intl.Segmenter !== "function") return null;
  let segmenter: Intl.Segmenter | undefined;
  return function* (text) {
    segmenter ??= new Intl.Segmenter("zh", {granularity: "word"});
    for (const {segment, isWordLike} of segmenter.segment(text)) if (isWordLike) yield segment;
  };
}

/** Returns overlapping pairs of characters; a single character is returned as is. */
export function bigrams(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, i) => `${characters[i]}${character}`);
}

/**
 * Returns the index terms of a sequence: its character pairs, and its words if they are not pairs. Pairs do
 * not depend on a dictionary, so a query finds the sequence whatever dictionary its engine has, if any.
 */
export function runTerms(run: string, segment: Segment): string[] {
  const words = segment ? [...segment(run)].filter(word => [...word].length !== 2) : [];
  return [...bigrams(run), ...words];
}

/** Lower bound of the characters in these scripts. */
const ANY_UNSPACED = /[\u0e00-\uffff]/;

/** Reports whether text starts with such a script. */
export const isUnspaced = (text: string): boolean => ANY_UNSPACED.test(text) && text.search(UNSPACED) === 0;

/** Splits text into sequences of unspaced scripts and the text between them. */
export function splitScripts(text: string): {text: string; start: number; unspaced: boolean}[] {
  const pieces: {text: string; start: number; unspaced: boolean}[] = [];
  if (!ANY_UNSPACED.test(text)) return [{text, start: 0, unspaced: false}];
  let end = 0;
  for (const match of text.matchAll(UNSPACED)) {
    if (match.index > end) pieces.push({text: text.slice(end, match.index), start: end, unspaced: false});
    pieces.push({text: match[0], start: match.index, unspaced: true});
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({text: text.slice(end), start: end, unspaced: false});
  return pieces;
}
