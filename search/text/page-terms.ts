import {PAGE_TITLE, titleTerm, titleTerms} from "./titles.ts";
import {type TermReader, words} from "./tokens.ts";

/** Page to be indexed. */
export interface SearchPage {
  url: string;
  title: string;
  /** One or two sentences about the topic of the page. */
  description?: string;
  sections: readonly SearchSection[];
}

/** Text from one heading to the next, as in `PageSection`. */
export interface SearchSection {
  id: string;
  titles: readonly string[];
  level: number;
  text: string;
  /** Its code blocks. */
  code?: string;
}

/** Weight of each field, in occurrences within a text of average length. */
const WEIGHT = {title: 14, url: 5, description: 4, lead: 1.5, code: 0.3, message: 1, line: 2.5, flag: 10};
/**
 * Maximum number of words in a short line, such as a table cell or list item, which names what is beside it.
 */
const SHORT_LINE = 3;
/** Row of a command-line reference: a line with only flags and their values, `-j, --json [file]`. */
const FLAG = String.raw`--?[A-Za-z][\w-]*(?:[ =]?(?:<[^<>]*>|\[[^[\]]*\]))*`;
const FLAGS = new RegExp(`^${FLAG}(?:(?:, ?| )${FLAG})*$`);
const LONGEST_LINE = 80;
const HEADING = [9, 8, 7, 5, 4, 4, 4];
/** Weight of a part of a name, relative to the whole. */
const PART = 0.6;
/** Weight of a page whose first lines describe it as deprecated. */
const DEPRECATED = {
  share: 0.7,
  text: /\b(?:deprecated|no longer (?:maintained|supported|needed)|obsolete|archived)\b/i,
  within: 300,
};
/** Weight of further headings with the same term, up to a maximum number. */
const MORE_HEADINGS = {share: 0.06, most: 8};

/** Average length of a page in words, and length normalization (b of BM25). */
const TEXT = {length: 500, b: 0.65};
/** Term frequency saturation (k1 of BM25): number of occurrences with half of the maximum weight. */
const SATURATION = 4;

/** Weight of a heading that is the whole query, by level; the page title has level 0 or 1. */
const WHOLE = [1, 1, 0.82, 0.76, 0.66, 0.6, 0.6];
const LOOSE = 0.8;
/** Matches lines of code that contain a message, which readers paste to find out its meaning. */
const MESSAGE =
  /(?:error|warning|exception)\b|\b(?:can(?:no|')t|could(?: no|n')t|failed|invalid|unexpected|deprecated|not (?:found|defined|a function|supported|allowed))\b/i;

/**
 * Returns the terms of a page, each with a weight from 0 to 1: BM25F over title, URL, headings and text, with
 * a fixed length instead of the average, so that the result depends on that page alone. Whole headings are
 * separate terms (see `titles.ts`).
 */
export function pageTerms(page: SearchPage, read: TermReader): Map<string, number> {
  const counts = new Map<string, number>();
  const put = (term: string, count: number): unknown => counts.set(term, (counts.get(term) ?? 0) + count);
  const add = (terms: Map<string, number>, weight: number): void => {
    for (const [term, share] of terms) put(term, share * weight);
  };
  add(shortText(words(page.title), read), WEIGHT.title);
  add(shortText(words(page.url.replaceAll("/", " ")), read), WEIGHT.url);
  add(shortText(words(page.description ?? ""), read), WEIGHT.description);
  add(headings(page.sections, read), 1);
  add(shortLines(page.sections, read), WEIGHT.line);
  add(describedFlags(page.sections, read), WEIGHT.flag);
  const {terms, length} = text(page.sections, read);
  const discount = Math.max(1 - TEXT.b + (TEXT.b * length) / TEXT.length, 0.6);
  for (const [term, count] of terms) put(term, count / discount);
  const worth = isDeprecated(page) ? DEPRECATED.share : 1;
  const weights = wholeTitles(page);
  for (const [term, weight] of weights) weights.set(term, weight * worth);
  weights.set(PAGE_TITLE + titleTerm(page.title), 1);
  for (const [term, count] of counts) weights.set(term, (worth * count) / (count + SATURATION));
  return weights;
}

/** Returns the terms of a title with their weights; the fewer other words, the higher the weight. */
function shortText(all: readonly string[], read: TermReader): Map<string, number> {
  const share = 1 / Math.sqrt(Math.max(1, all.length));
  const terms = new Map<string, number>();
  const put = (term: string, value: number): unknown =>
    terms.set(term, Math.max(value, terms.get(term) ?? 0));
  for (const chunk of all) {
    const found = read(chunk);
    for (const term of found.whole) put(term, share);
    const part = (share * PART) / Math.sqrt(Math.max(1, found.parts.length / 2));
    for (const term of found.parts) put(term, part);
  }
  return terms;
}

function headings(sections: readonly SearchSection[], read: TermReader): Map<string, number> {
  const best = new Map<string, {weight: number; count: number}>();
  for (const {titles, level} of sections) {
    for (const [term, share] of shortText(words(titles.at(-1) ?? ""), read)) {
      const weight = share * (HEADING[level] ?? 0);
      const known = best.get(term);
      if (!known) best.set(term, {weight, count: 1});
      else {
        known.weight = Math.max(known.weight, weight);
        known.count += 1;
      }
    }
  }
  const {share, most} = MORE_HEADINGS;
  return new Map(
    [...best].map(([term, {weight, count}]) => [term, weight * (1 + share * Math.min(count - 1, most))]),
  );
}

function shortLines(sections: readonly SearchSection[], read: TermReader): Map<string, number> {
  const best = new Map<string, number>();
  for (const {text: body} of sections) {
    for (const line of body.split("\n")) {
      const found = line.length > LONGEST_LINE ? [] : words(line);
      if (found.length > SHORT_LINE) continue;
      for (const [term, share] of shortText(found, read))
        if (share > (best.get(term) ?? 0)) best.set(term, share);
    }
  }
  return best;
}

/** Returns the flags described in a separate row, with their dashes. */
function describedFlags(sections: readonly SearchSection[], read: TermReader): Map<string, number> {
  const lines = sections
    .flatMap(section => section.text.split("\n"))
    .filter(line => line.length <= LONGEST_LINE && FLAGS.test(line));
  const terms = lines.flatMap(line => words(line).flatMap(word => read(word).whole));
  return new Map(terms.filter(term => term.startsWith("-")).map(term => [term, 1]));
}

/** Returns the number of occurrences of each term in the texts and code of a page, and the number of its words. */
function text(
  sections: readonly SearchSection[],
  read: TermReader,
): {terms: Map<string, number>; length: number} {
  const found = new Map<string, number>();
  let length = 0;
  const take = (body: string, weight: number): void => {
    const all = words(body);
    for (const word of all) found.set(word, (found.get(word) ?? 0) + weight);
    for (let n = 0; n < all.length; n += 1) length += Math.min(1, weight);
  };
  for (const {id, text: body, code = ""} of sections) {
    take(body, id === "" ? WEIGHT.lead : 1);
    // Words and messages don't extend over lines, so code without a message is read at once.
    for (const part of MESSAGE.test(code) ? code.split("\n") : [code])
      take(part, MESSAGE.test(part) ? WEIGHT.message : WEIGHT.code);
  }
  const terms = new Map<string, number>();
  for (const [word, count] of found) {
    const {whole, parts} = read(word);
    for (const term of whole) terms.set(term, (terms.get(term) ?? 0) + count);
    for (const term of parts) terms.set(term, (terms.get(term) ?? 0) + count * PART);
  }
  return {terms, length};
}

const isDeprecated = ({title, sections}: SearchPage): boolean =>
  DEPRECATED.text.test(`${title}\n${sections[0]?.text.slice(0, DEPRECATED.within) ?? ""}`);

function wholeTitles({title, sections}: SearchPage): Map<string, number> {
  const weights = new Map<string, number>();
  const put = (term: string, weight: number): unknown =>
    weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  const all = [{titles: [title], level: 0}, ...sections.filter(({titles}) => titles.length > 0)];
  for (const {titles, level} of all) {
    const weight = WHOLE[level] ?? 0;
    const {exact, loose} = titleTerms(titles.at(-1) ?? "");
    for (const term of exact) put(term, weight);
    for (const term of loose) put(term, weight * LOOSE);
  }
  return weights;
}
