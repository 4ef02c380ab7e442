import {present} from "../../schemas/rules/present.ts";
import {isStopWord} from "../text/stop-words.ts";
import {lowerCase, places, type WeightedTerms} from "./query-terms.ts";

/** Text of a page below one heading. */
export interface PageText {
  id: string;
  title: string;
  level: number;
  text: string;
  code?: string;
}

/** Passage of a page, with its score for a query. */
export interface Passage {
  id: string;
  titles: string[];
  text: string;
  code: string;
  score: number;
}

/**
 * Weight of a match by position: in the heading, in a heading above it, in the text, repeated in the text,
 * and in code.
 */
const PLACE = {title: 1, above: 0.4, text: 0.4, more: 0.05, code: 0.3};
/** Bonus for words of the query that are adjacent, as a multiple of their weight. */
const TOGETHER = 1.6;
/** Exponent by which a word weighs less in a longer heading. */
const TITLE_WORDS = 0.8;
/** Bonus for a text that contains all words, rather than several texts with one each. */
const ALL_WORDS = 1;
const MOST_PLACES = 4;
const MOST_PAIRS = 40;

/** Scores the passages of a page for a query, in order. */
export function passages(
  pageTitle: string,
  sections: readonly PageText[],
  sought: readonly WeightedTerms[],
): Passage[] {
  const total = sought.reduce((sum, {telling}) => sum + telling, 0) || 1;
  const path: {level: number; found: readonly boolean[]; title: string}[] = [];
  const inPage = isIn(search(lowered(pageTitle), sought));
  return sections.map(section => {
    const {id, title, level, text, code = ""} = section;
    const fields = fieldsOf(section);
    const [ofTitle, ofText, ofCode] = fields.map(field => search(field, sought)) as [
      Places[],
      Places[],
      Places[],
    ];
    while ((path.at(-1)?.level ?? 0) >= level && path.length > 0) path.pop();
    const above = [inPage, ...path.map(({found}) => found)];
    if (level > 0) path.push({level, title, found: isIn(ofTitle)});
    const length = title.split(/\s+/).filter(word => !isStopWord(word.toLowerCase())).length || 1;
    let score = 0;
    let found = 0;
    for (const [i, {telling}] of sought.entries()) {
      const inTitle = countOf(ofTitle[i]) > 0;
      const inText = countOf(ofText[i]);
      const isAbove = above.some(titles => titles[i]);
      const inCode = inText === 0 && countOf(ofCode[i]) > 0;
      if (inTitle) score += (telling * PLACE.title) / length ** TITLE_WORDS;
      else if (isAbove) score += telling * PLACE.above;
      if (inText > 0) score += telling * (PLACE.text + PLACE.more * (Math.min(inText, MOST_PLACES) - 1));
      if (inCode) score += telling * PLACE.code;
      if (inTitle || inText > 0 || isAbove || inCode) found += telling;
    }
    score += TOGETHER * Math.max(...[ofTitle, ofText, ofCode].map(where => together(where, sought)));
    const titles = path.map(entry => entry.title);
    return {id, titles, text, code, score: (score / total) * (found / total) ** ALL_WORDS};
  });
}

/** Matches of one query item in a text, by search term. */
type Places = readonly (readonly [start: number, end: number])[][];

const search = ({text, lower}: Lowered, sought: readonly WeightedTerms[]): Places[] =>
  sought.map(({terms}) =>
    text === ""
      ? []
      : terms.map(term => places(text, lower, term, MOST_PAIRS)).filter(found => found.length > 0),
  );

const countOf = (found: Places = []): number => found.reduce((most, {length}) => Math.max(most, length), 0);

const isIn = (found: readonly Places[]): boolean[] => found.map(item => item.length > 0);

/** Returns the weight of neighboring words of the query that are adjacent in a text. */
function together(found: readonly Places[], sought: readonly WeightedTerms[]): number {
  let sum = 0;
  for (let i = 1; i < found.length; i += 1) {
    const [first, second] = [present(found[i - 1]), present(found[i])];
    if (first.length === 0 || second.length === 0) continue;
    const starts = new Set(second.flatMap(term => term.map(([start]) => start)));
    if (
      first.some(term =>
        term.some(([, end]) => starts.has(end) || starts.has(end + 1) || starts.has(end + 2)),
      )
    )
      sum += Math.min(present(sought[i - 1]).telling, present(sought[i]).telling);
  }
  return sum;
}

/** Text, with a lowercase copy. */
interface Lowered {
  text: string;
  lower: string;
}

const lowered = (text: string): Lowered => ({text, lower: lowerCase(text)});

/** Cached lowercase texts, since the same pages are examined with every typed letter. */
const known = new WeakMap<PageText, Lowered[]>();

/** Returns title, text and code of a passage. */
function fieldsOf(section: PageText): Lowered[] {
  const before = known.get(section);
  if (before) return before;
  const fields = [section.title, section.text, section.code ?? ""].map(lowered);
  known.set(section, fields);
  return fields;
}
