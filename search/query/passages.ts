import {lowerCase, places, type WeightedTerms} from "./query-terms.ts";

/** Text of a page below one heading. */
export interface PageText {
  id: string;
  title: string;
  level: number;
  text: string;
  code?: string;
}

/** A section of a page, and how well it answers a query. */
export interface Passage {
  id: string;
  titles: string[];
  text: string;
  code: string;
  score: number;
}

/** Worth of a place where a word is found: in the heading, in one above it, in the text, there again, and in
 * code. */
const PLACE = {title: 1, above: 0.3, text: 0.4, more: 0.07, code: 0.3};
/** Words of the query that stand side by side add so much of what they are worth. */
const TOGETHER = 1.6;
/** How much less one word is of a heading of many. */
const TITLE_WORDS = 0.4;
/** A text in which all words meet is worth more than several that have one each. */
const ALL_WORDS = 1;
const MOST_PLACES = 4;
const MOST_PAIRS = 40;

/** Scores the sections of a page for a query, in their order. */
export function passages(
  pageTitle: string,
  sections: readonly PageText[],
  sought: readonly WeightedTerms[],
): Passage[] {
  const total = sought.reduce((sum, {telling}) => sum + telling, 0) || 1;
  const path: {title: string; level: number}[] = [];
  const inPage = lowered(pageTitle);
  const isInPage = sought.map(item => count(inPage, item, 1) > 0);
  return sections.map(({id, title, level, text, code = ""}) => {
    while ((path.at(-1)?.level ?? 0) >= level && path.length > 0) path.pop();
    const above = lowered(path.map(entry => entry.title).join("\n"));
    if (level > 0) path.push({title, level});
    const length = title.split(/\s+/).length;
    const own = {text: lowered(text), title: lowered(title), code: lowered(code)};
    let score = 0;
    let found = 0;
    sought.forEach((item, i) => {
      const {telling} = item;
      const inText = count(own.text, item, MOST_PLACES);
      const inTitle = count(own.title, item, 1) > 0;
      const isAbove = isInPage[i] || count(above, item, 1) > 0;
      if (inTitle) score += (telling * PLACE.title) / length ** TITLE_WORDS;
      else if (isAbove) score += telling * PLACE.above;
      if (inText > 0) score += telling * (PLACE.text + PLACE.more * (inText - 1));
      const inCode = inText === 0 && count(own.code, item, 1) > 0;
      if (inCode) score += telling * PLACE.code;
      if (inTitle || inText > 0 || isAbove || inCode) found += telling;
    });
    score += TOGETHER * Math.max(...[own.title, own.text, own.code].map(where => together(where, sought)));
    const titles = path.map(entry => entry.title);
    return {id, titles, text, code, score: (score / total) * (found / total) ** ALL_WORDS};
  });
}

/** How telling the pairs of neighboring words are that stand side by side in a text. */
function together({text, lower}: Lowered, sought: readonly WeightedTerms[]): number {
  let sum = 0;
  if (text === "") return sum;
  for (let i = 1; i < sought.length; i += 1) {
    const [first, second] = [sought[i - 1], sought[i]] as [WeightedTerms, WeightedTerms];
    const starts = new Set(
      second.terms.flatMap(term => places(text, lower, term, MOST_PAIRS).map(([start]) => start)),
    );
    if (starts.size === 0) continue;
    const ends = first.terms.flatMap(term => places(text, lower, term, MOST_PAIRS).map(([, end]) => end));
    if (ends.some(end => starts.has(end) || starts.has(end + 1) || starts.has(end + 2)))
      sum += Math.min(first.telling, second.telling);
  }
  return sum;
}

/** A text, and the same in lower case. */
interface Lowered {
  text: string;
  lower: string;
}

const lowered = (text: string): Lowered => ({text, lower: lowerCase(text)});

function count({text, lower}: Lowered, {terms}: WeightedTerms, most: number): number {
  let best = 0;
  if (text === "") return best;
  for (const term of terms) best = Math.max(best, places(text, lower, term, most).length);
  return best;
}
