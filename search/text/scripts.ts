/**
 * Scripts that are written without spaces between words (UAX #29, section 4: dictionary-based segmentation), and
 * Hangul, whose words carry their endings with them.
 */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;

/** What breaks text of such a script into words; null in an engine that has none. */
export type Segment = ((text: string) => Iterable<string>) | null;

/**
 * `Intl.Segmenter` where the engine has it. The locale is fixed, so that the same text gives the same
 * words. Its dictionary is loaded with the first text that needs it.
 */
export function defaultSegment(): Segment {
  if (typeof Intl.Segmenter !== "function") return null;
  let segmenter: Intl.Segmenter | undefined;
  return function* (text) {
    segmenter ??= new Intl.Segmenter("zh", {granularity: "word"});
    for (const {segment, isWordLike} of segmenter.segment(text)) if (isWordLike) yield segment;
  };
}

/** Overlapping pairs of characters; a single character stays what it is. */
export function bigrams(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, i) => `${characters[i]}${character}`);
}

/**
 * Terms of a run for the index: its pairs, and its words where these are longer or shorter than a pair. Pairs do not
 * depend on a dictionary, so a query finds the run whatever dictionary its engine has, and also where it has none.
 */
export function runTerms(run: string, segment: Segment): string[] {
  const words = segment ? [...segment(run)].filter(word => [...word].length !== 2) : [];
  return [...bigrams(run), ...words];
}

/** None of these scripts has a character below. */
const ANY_UNSPACED = /[\u0e00-\uffff]/;

/** Splits text into runs of unspaced scripts and what lies between them. */
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
