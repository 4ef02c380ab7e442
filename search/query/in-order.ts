import {greatest} from "../../schemas/rules/long-lists.ts";
import {present} from "../../schemas/rules/present.ts";
import {stem} from "../text/stem.ts";
import {isStopWord} from "../text/stop-words.ts";
import {chunks, compact} from "../text/tokens.ts";
import {isVariable} from "./message.ts";
import type {Passage} from "./passages.ts";
import {lowerCase} from "./query-terms.ts";
import type {QueryWord} from "./query-words.ts";

/** Words of a pasted message in order, with their weights. */
export interface Sequence {
  words: OrderedWord[];
  /** Weight of each stem. */
  weightOf: ReadonlyMap<string, number>;
  /** Mean weight, which other words have. */
  mean: number;
}

/** Word of a message or of a line. */
interface OrderedWord {
  stem: string;
  weight: number;
  /** Whether another reader's message may have another word here. */
  variable: boolean;
}

/**
 * Weight of a word that must match but proves little: a stop word, or a name, number or placeholder where the
 * other text has another one.
 */
const STOP = 0.4;
/** Bonus for two words that are adjacent in both texts, as a fraction of the smaller weight. */
const SIDE_BY_SIDE = 0.8;
/** Maximum number of words and lines compared, and of words by which a line is found. */
const MOST = {query: 24, line: 40, lines: 8, sought: 4};
/** Limits for lines: shorter ones are names, longer ones are not messages. */
const LINE = {words: 3, length: 240};

/** Prepares the words of a message. */
export function sequenceOf(words: readonly QueryWord[], telling: readonly number[]): Sequence {
  const all = words.flatMap(({typed, variable}, i) => {
    const names = namesOf(typed);
    return names.map(word => ({
      stem: stem(word),
      weight: isStopWord(word) ? STOP : (telling[i] ?? 0) / names.length,
      variable,
    }));
  });
  const sought = all.slice(0, MOST.query);
  const weightOf = new Map<string, number>();
  for (const {stem: word, weight} of sought) weightOf.set(word, Math.max(weight, weightOf.get(word) ?? 0));
  return {words: sought, weightOf, mean: sought.reduce((sum, {weight}) => sum + weight, 0) / sought.length};
}

/**
 * Returns how much of a pasted message a passage contains, from 0 to 1: the best value of its title and of
 * its lines with the words in the same order. Words that appear in only one of the two reduce it.
 *
 * @param title heading of the passage, or title of the page before the first heading
 */
export function orderedFit(
  title: string,
  {text, code}: Pick<Passage, "text" | "code">,
  sequence: Sequence,
): number {
  const lines = [title, ...linesWith(code, sequence), ...linesWith(text, sequence)];
  return greatest(lines.map(line => lineFit(line, sequence)));
}

function lineFit(line: string, {words, weightOf, mean}: Sequence): number {
  const own = lineWords(line, word => weightOf.get(word) ?? mean);
  if (own.length < LINE.words) return 0;
  const [ofQuery, ofLine] = [inOther(words, own), inOther(own, words)];
  const total = ownWeight(ofQuery) + ownWeight(ofLine);
  return total === 0 ? 0 : (2 * commonWeight(ofQuery, ofLine)) / total;
}

/** Reduces the weight of variable words that the other text does not contain. */
function inOther(words: readonly OrderedWord[], other: readonly OrderedWord[]): OrderedWord[] {
  const known = new Set(other.map(word => word.stem));
  return words.map(word =>
    word.stem === VARIABLE || (word.variable && !known.has(word.stem))
      ? {...word, stem: VARIABLE, weight: STOP}
      : word,
  );
}

/** Splits a dotted name, whose parts often occur without the others. */
const namesOf = (text: string): string[] => text.split(".").map(compact).filter(Boolean);

/** Stands for a variable word that only one of the texts contains. */
const VARIABLE = "<>";
const QUOTE = /["'`\u2018-\u201f]/;
/** Word that is not a name; this quick test avoids others. */
const PLAIN = /^[A-Z]?[a-z]+$/;

function lineWords(line: string, weightOf: (word: string) => number): OrderedWord[] {
  const all = chunks(line).flatMap(({text, start, end}) => {
    if (line[start - 1] === "<" && line[end] === ">") return {stem: VARIABLE, variable: true};
    const quoted = QUOTE.test(line[start - 1] ?? "") && QUOTE.test(line[end] ?? "");
    if (PLAIN.test(text)) return {stem: stem(text.toLowerCase()), variable: quoted};
    const variable = quoted || isVariable(text);
    return namesOf(text).map(word => ({stem: stem(word), variable}));
  });
  return all.slice(0, MOST.line).map(word => ({...word, weight: weightOf(word.stem)}));
}

/**
 * Returns the lines that contain one of the heaviest words, alone and with a neighbor, because long messages
 * are often wrapped.
 */
function linesWith(text: string, {words}: Sequence): Set<string> {
  const lines = new Set<string>();
  const lower = lowerCase(text);
  const heaviest = words.toSorted((a, b) => Number(a.variable) - Number(b.variable) || b.weight - a.weight);
  for (const {stem: sought} of heaviest.slice(0, MOST.sought)) {
    for (let at = lower.indexOf(sought); at >= 0 && lines.size < MOST.lines; ) {
      const start = lineStart(lower, at);
      const end = lineEnd(lower, at);
      const before = lineStart(lower, start - 2);
      const after = lineEnd(lower, end + 1);
      for (const [from, to] of [
        [start, end],
        [before, end],
        [start, after],
      ] as const)
        if (to - from <= LINE.length) lines.add(text.slice(from, to));
      at = end < lower.length ? lower.indexOf(sought, end + 1) : -1;
    }
  }
  return lines;
}

/** Returns the start of the line that contains a character, or 0 before the text. */
const lineStart = (text: string, at: number): number => (at <= 0 ? 0 : text.lastIndexOf("\n", at) + 1);

/** Returns the end of the line that contains a character. */
function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end;
}

/** Returns what `commonWeight` returns for the same words twice. */
const ownWeight = (words: readonly OrderedWord[]): number =>
  words.reduce((sum, {weight}, i) => sum + weight + besides(words, i), 0);

/** Returns the bonus for a word that follows the one before it in both texts. */
const besides = (words: readonly OrderedWord[], i: number): number =>
  SIDE_BY_SIDE * Math.min(present(words[i]).weight, words[i - 1]?.weight ?? 0);

/** Returns the weight of the heaviest common subsequence, with a bonus for adjacent words. */
function commonWeight(words: readonly OrderedWord[], line: readonly OrderedWord[]): number {
  const others = line.map(word => word.stem);
  const empty = (): Float64Array => new Float64Array(line.length + 1);
  // Sums up to each word of the line, and sums that end with a match at that word.
  let [best, ending] = [empty(), empty()];
  for (const [i, {stem: word, weight}] of words.entries()) {
    const bonus = besides(words, i);
    const [nextBest, nextEnding] = [empty(), empty()];
    for (let j = 1; j <= line.length; j += 1) {
      if (others[j - 1] === word) {
        const before = ending[j - 1] ?? 0;
        nextEnding[j] = weight + Math.max(best[j - 1] ?? 0, before > 0 ? before + bonus : 0);
      }
      nextBest[j] = Math.max(best[j] ?? 0, nextBest[j - 1] ?? 0, nextEnding[j] ?? 0);
    }
    [best, ending] = [nextBest, nextEnding];
  }
  return best[line.length] ?? 0;
}
