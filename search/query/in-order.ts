import {greatest} from "../../schemas/rules/long-lists.ts";
import {stem} from "../text/stem.ts";
import {isStopWord} from "../text/stop-words.ts";
import {plainWords} from "../text/titles.ts";
import type {Passage} from "./passages.ts";
import type {QueryWord} from "./query-words.ts";

/** Words of a pasted message in order, with their weights. */
export interface Sequence {
  stems: string[];
  weights: number[];
  /** Weight of a line that contains all of them consecutively. */
  total: number;
}

/** Weight of a stop word, which must match but proves little. */
const STOP = 0.4;
/** Bonus for two words that are adjacent in both texts, as a fraction of the smaller weight. */
const SIDE_BY_SIDE = 0.8;
/** Maximum number of words and lines compared, and of words by which a line is found. */
const MOST = {query: 24, line: 40, lines: 8, sought: 4};
/** Limits for lines: shorter ones are names, longer ones are not messages. */
const LINE = {words: 3, length: 240};

/** Prepares the words of a message. Words that are not in the index are specific to the message. */
export function sequenceOf(words: readonly QueryWord[], telling: readonly number[]): Sequence {
  const stems: string[] = [];
  const weights: number[] = [];
  for (const [i, {plain}] of words.entries())
    for (const word of plain) {
      if (stems.length === MOST.query) break;
      stems.push(stem(word));
      weights.push(isStopWord(word) ? STOP : (telling[i] as number) / plain.length);
    }
  return {stems, weights, total: commonWeight(stems, stems, weights)};
}

/**
 * Returns how much of a pasted message a passage contains, from 0 to 1: the best value of its heading and of
 * its lines with the words in the same order. Words that appear in only one of the two reduce it.
 */
export function orderedFit({titles, text, code}: Passage, sequence: Sequence): number {
  const lines = [titles.at(-1) ?? "", ...linesWith(code, sequence), ...linesWith(text, sequence)];
  return greatest(lines.map(line => lineFit(line, sequence)));
}

function lineFit(line: string, {stems, weights, total}: Sequence): number {
  const words = plainWords(line).slice(0, MOST.line).map(stem);
  if (words.length < LINE.words || total === 0) return 0;
  const weightOf = new Map<string, number>();
  for (const [i, word] of stems.entries())
    weightOf.set(word, Math.max(weights[i] as number, weightOf.get(word) ?? 0));
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  const own = words.map(word => weightOf.get(word) ?? mean);
  return (2 * commonWeight(stems, words, weights)) / (total + commonWeight(words, words, own));
}

/**
 * Returns the lines that contain one of the heaviest words, alone and with a neighbor, because long messages
 * are often wrapped.
 */
function linesWith(text: string, {stems, weights}: Sequence): Set<string> {
  const lines = new Set<string>();
  const lower = text.toLowerCase();
  const heaviest = [...stems.keys()].sort((a, b) => (weights[b] as number) - (weights[a] as number));
  for (const sought of heaviest.slice(0, MOST.sought).map(i => stems[i] as string)) {
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
        if (to - from <= LINE.length) lines.add(lower.slice(from, to));
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

/** Returns the weight of the heaviest common subsequence, with a bonus for adjacent words. */
function commonWeight(words: readonly string[], line: readonly string[], weights: readonly number[]): number {
  const empty = (): Float64Array => new Float64Array(line.length + 1);
  // Sums up to each word of the line, and sums that end with a match at that word.
  let [best, ending] = [empty(), empty()];
  for (const [i, word] of words.entries()) {
    const weight = weights[i] as number;
    const bonus = SIDE_BY_SIDE * Math.min(weight, weights[i - 1] ?? 0);
    const [nextBest, nextEnding] = [empty(), empty()];
    for (let j = 1; j <= line.length; j += 1) {
      if (line[j - 1] === word) {
        const before = ending[j - 1] as number;
        nextEnding[j] = weight + Math.max(best[j - 1] as number, before > 0 ? before + bonus : 0);
      }
      nextBest[j] = Math.max(best[j] as number, nextBest[j - 1] as number, nextEnding[j] as number);
    }
    [best, ending] = [nextBest, nextEnding];
  }
  return best[line.length] as number;
}
