import {lowerCase, places, type WeightedTerms} from "./query-terms.ts";

/** Excerpt of a text with the matches of a query. */
export interface Excerpt {
  text: string;
  /** Start and end of each match, ascending and not overlapping. */
  marks: [start: number, end: number][];
}

/** Length of an excerpt in characters. */
const LENGTH = 160;
/** Number of characters shown before the first match. */
const LEAD = 40;
const ELLIPSIS = "…";

/**
 * Returns the most relevant excerpt of a text: where the words with the highest weights are closest together.
 */
export function excerpt(text: string, sought: readonly WeightedTerms[]): Excerpt {
  const plain = text.replace(/\s+/g, " ").trim();
  const found = marksOf(plain, sought);
  const start = bestStart(plain, found);
  const end = cutAtSpace(plain, start + LENGTH);
  const before = start > 0 ? ELLIPSIS : "";
  const shown = `${before}${plain.slice(start, end)}${end < plain.length ? ELLIPSIS : ""}`;
  const marks = found
    .filter(mark => mark.start >= start && mark.end <= end)
    .map((mark): [number, number] => [mark.start - start + before.length, mark.end - start + before.length]);
  return {text: shown, marks};
}

interface Mark {
  start: number;
  end: number;
  telling: number;
  word: number;
}

const MOST_MARKS = 40;

function marksOf(text: string, sought: readonly WeightedTerms[]): Mark[] {
  const lower = lowerCase(text);
  const all: Mark[] = sought.flatMap(({terms, telling}, word) =>
    terms.flatMap(term =>
      places(text, lower, term, MOST_MARKS).map(([start, end]) => ({start, end, telling, word})),
    ),
  );
  all.sort((a, b) => a.start - b.start || b.end - a.end);
  const apart: Mark[] = [];
  for (const mark of all) if (mark.start >= (apart.at(-1)?.end ?? 0)) apart.push(mark);
  return apart;
}

function bestStart(text: string, marks: readonly Mark[]): number {
  let best = {start: 0, sum: 0};
  for (const [i, {start}] of marks.entries()) {
    const words = new Map<number, number>();
    for (const mark of marks.slice(i)) {
      if (mark.end > start + LENGTH - LEAD) break;
      words.set(mark.word, mark.telling);
    }
    const sum = [...words.values()].reduce((total, telling) => total + telling, 0);
    if (sum > best.sum) best = {start, sum};
  }
  if (best.start <= LEAD) return 0;
  const space = text.indexOf(" ", best.start - LEAD);
  return space >= 0 && space < best.start ? space + 1 : best.start;
}

function cutAtSpace(text: string, end: number): number {
  if (end >= text.length) return text.length;
  const space = text.lastIndexOf(" ", end);
  return space > end - LEAD ? space : end;
}
