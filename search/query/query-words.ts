import {runTerms, type Segment} from "../text/scripts.ts";
import {isStopWord} from "../text/stop-words.ts";
import type {Synonyms} from "../text/synonyms.ts";
import {chunks, chunkTerms, compact, fold, parts, pieces} from "../text/tokens.ts";
import {queryParts} from "./message.ts";

/** Word or name of a query. */
export interface QueryWord {
  /** Terms for the word as a whole, most exact first. */
  whole: string[];
  /** Synonyms; none for the parts of a name. */
  synonyms: readonly string[];
  /** Its parts, if it is a name with several parts. */
  inner: QueryWord[];
  /** Whether the index contains it as a whole. */
  known: boolean;
  /** Whether it is a prefix: the last word of a query while it is typed. */
  open: boolean;
  /** Whether it is a command-line flag, `--name`. */
  flag: boolean;
  /** Whether the word has little significance. */
  stop: boolean;
  /** Weight among the words of its query. */
  worth: number;
  /** Whether it may be another one in the same message (`message.ts`). */
  variable: boolean;
  /** Whether it consists of pairs and words of a script without spaces, which are not corrected. */
  unspaced: boolean;
  /** Lowercase, as typed. */
  typed: string;
  /** Folded, without separators. */
  compact: string;
  /** Its folded words: `splitChunks` → `split`, `chunks`. */
  plain: string[];
}

/**
 * Reports whether a name is in the index as written and has no dots, since dotted parts are often separate
 * names.
 */
export const isOneName = ({known, typed}: QueryWord): boolean => known && !typed.includes(".");

/** Returns the parts of a name without stop words, if any others are left: `ShouldBeUnique` → `unique`. */
export function tellingParts({inner}: QueryWord): QueryWord[] {
  const telling = inner.filter(part => !part.stop);
  return telling.length > 0 ? telling : inner;
}

/** Maximum length of a query in words; sufficient for an error message with its stack. */
const MAX_WORDS = 24;

/** Parses a query into distinct words. */
export function queryWords(query: string, segment: Segment, synonyms: Synonyms): QueryWord[] {
  const found = queryParts(query).flatMap(({text, worth, variable}) =>
    chunks(text)
      .flatMap(chunk => (chunk.unspaced ? unspacedWords(chunk.text, segment) : [spacedWord(chunk.text)]))
      .map(word => ({
        ...word,
        worth,
        variable,
        synonyms: word.whole.flatMap(synonyms),
      })),
  );
  const last = found.at(-1);
  if (last && /[\p{L}\p{N}_$]$/u.test(query)) openLast(last);
  const unique = new Map<string, QueryWord>();
  for (const word of found) {
    const key = word.whole[0] ?? word.compact;
    const known = unique.get(key);
    if (!known || known.worth <= word.worth || word.open) unique.set(key, word);
  }
  const words = [...unique.values()].slice(0, MAX_WORDS);
  if (words.every(word => word.stop)) for (const word of words) word.stop = false;
  return words;
}

function spacedWord(text: string): QueryWord {
  const {whole} = chunkTerms(text, null);
  const all = parts(text);
  const own = compact(text);
  const inner = all.length > 1 ? all : all.flatMap(pieces);
  return {
    whole: withVersion(whole.length > 0 ? whole : [own]),
    synonyms: [],
    inner: inner.length > 1 ? inner.map(spacedWord) : [],
    known: false,
    open: false,
    flag: text.startsWith("-"),
    stop: isStopWord(own),
    worth: 1,
    variable: false,
    unspaced: false,
    typed: text.toLowerCase(),
    compact: own,
    plain: all.flatMap(pieces).map(fold),
  };
}

/** Splits a word that is a compound of other words. */
export const compoundWord = (word: QueryWord, parts: readonly string[]): QueryWord => ({
  ...word,
  inner: parts.map(spacedWord),
  plain: [...parts],
});

/** Adds a version notation: `5` may be `v5`, and vice versa. */
function withVersion(terms: string[]): string[] {
  const [, mark = "", number] = /^(v?)(\d+(?:\.\d+)*)$/.exec(terms[0] ?? "") ?? [];
  if (number === undefined) return terms;
  return [...terms, mark === "" ? `v${number}` : number];
}

/**
 * Splits a sequence into dictionary words, if there is a dictionary. A word that is not in the index is still
 * found by its character pairs.
 */
function unspacedWords(run: string, segment: Segment): QueryWord[] {
  const words = segment ? [...segment(fold(run))] : [fold(run)];
  return words.map(word => {
    const pairs = runTerms(word, null);
    const inner = pairs.length > 1 || pairs[0] !== word ? pairs : [];
    return {...unspaced(word), inner: inner.map(unspaced)};
  });
}

const unspaced = (word: string): QueryWord => ({
  whole: [word],
  synonyms: [],
  inner: [],
  known: false,
  open: false,
  flag: false,
  stop: false,
  worth: 1,
  variable: false,
  unspaced: true,
  typed: word,
  compact: word,
  plain: [word],
});

function openLast(word: QueryWord): void {
  word.open = true;
  const last = word.inner.at(-1);
  if (last) openLast(last);
}
