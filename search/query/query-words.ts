import {runTerms, type Segment} from "../text/scripts.ts";
import {isQuestion, isQuestionWord, isStopWord} from "../text/stop-words.ts";
import type {Synonyms} from "../text/synonyms.ts";
import {chunks, chunkTerms, compact, fold, parts, pieces} from "../text/tokens.ts";
import {queryParts} from "./message.ts";

/** A word or name of a query. */
export interface QueryWord {
  /** Terms that stand for it as a whole, the most exact first. */
  whole: string[];
  /** Words that mean the same; none for parts of a name, which mean what the name means. */
  synonyms: readonly string[];
  /** Its parts, if it is a name of several parts. */
  inner: QueryWord[];
  /** The index has it as a whole. */
  known: boolean;
  /** It may go on: the last word while somebody types. */
  open: boolean;
  /** A flag of a command line, `--name`. */
  flag: boolean;
  /** A word that says little, in general or in a question. */
  stop: boolean;
  /** What it counts among the words of its query. */
  worth: number;
  /** Made of pairs and words of a script without spaces; spelling mistakes are not looked for. */
  unspaced: boolean;
  /** In lower case, as typed. */
  typed: string;
  /** Folded, without joining marks. */
  compact: string;
  /** Its words, folded: `splitChunks` → `split`, `chunks`. */
  plain: string[];
}

/** Whether a name is in the index as it is, and has no dots, whose parts often are names of their own. */
export const isOneName = ({known, typed}: QueryWord): boolean => known && !typed.includes(".");

/** Parts of a name without those that say little, if others are left: `ShouldBeUnique` → `unique`. */
export function tellingParts({inner}: QueryWord): QueryWord[] {
  const telling = inner.filter(part => !part.stop);
  return telling.length > 0 ? telling : inner;
}

/** The longest query that is looked at, in words. An error message with its stack needs nothing longer. */
const MAX_WORDS = 24;

/** Reads a query into words, each once. */
export function queryWords(query: string, segment: Segment, synonyms: Synonyms): QueryWord[] {
  const question = isQuestion(query);
  const found = queryParts(query).flatMap(({text, worth}) =>
    chunks(text)
      .flatMap(chunk => (chunk.unspaced ? unspacedWords(chunk.text, segment) : [spacedWord(chunk.text)]))
      .map(word => ({
        ...word,
        worth,
        stop: word.stop || (question && isQuestionWord(word.compact)),
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
  const chunk = {text, start: 0, end: text.length, unspaced: false};
  const {whole} = chunkTerms(chunk, null);
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
    unspaced: false,
    typed: text.toLowerCase(),
    compact: own,
    plain: all.flatMap(pieces).map(fold),
  };
}

/** A word that is made of others, which the query does not separate. */
export const compoundWord = (word: QueryWord, parts: readonly string[]): QueryWord => ({
  ...word,
  inner: parts.map(spacedWord),
  plain: [...parts],
});

/** A number may be a version, and a version may be written as a number: `5`, `v5`. */
function withVersion(terms: string[]): string[] {
  const [, mark = "", number] = /^(v?)(\d+(?:\.\d+)*)$/.exec(terms[0] ?? "") ?? [];
  if (number === undefined) return terms;
  return [...terms, mark === "" ? `v${number}` : number];
}

/** Words of the dictionary where there is one; a word that is not in the index is still found by its pairs. */
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
