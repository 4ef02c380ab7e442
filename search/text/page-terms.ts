import {PAGE_TITLE, titleTerm, titleTerms} from "./titles.ts";
import {type TermReader, type Word, words} from "./tokens.ts";

/** A page as the index sees it. */
export interface SearchPage {
  url: string;
  title: string;
  /** One or two sentences on what the page is about. */
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

/** How much a place counts, in occurrences within a text of ordinary length. */
const WEIGHT = {title: 14, url: 5, description: 4, lead: 1.5, code: 0.3, message: 1, line: 2.5, flag: 10};
/** A line of so few words, a cell of a table or an item of a list, names what is beside it. */
const SHORT_LINE = 3;
/** A row of a command-line reference: a line of nothing but flags and their values, `-j, --json [file]`. */
const FLAG = String.raw`--?[A-Za-z][\w-]*(?:[ =]?(?:<[^<>]*>|\[[^[\]]*\]))*`;
const FLAGS = new RegExp(`^${FLAG}(?:(?:, ?| )${FLAG})*$`);
const LONGEST_LINE = 80;
const HEADING = [9, 8, 7, 5, 4, 4, 4];
/** Worth of a part of a name, against that of the whole. */
const PART = 0.6;
/** A page whose first lines say that it is out of date counts so much of what it would. */
const DEPRECATED = {
  share: 0.7,
  text: /\b(?:deprecated|no longer (?:maintained|supported|needed)|obsolete|archived)\b/i,
  within: 300,
};
/** A further heading with the same term adds so much of its weight, up to this number of headings. */
const MORE_HEADINGS = {share: 0.06, most: 8};

/** Length of an ordinary page in words, and how much a longer one is discounted (b of BM25). */
const TEXT = {length: 500, b: 0.65};
/** Occurrences that count half of the most a term can count (k1 of BM25). */
const SATURATION = 4;

/** Worth of a heading that is the query as a whole, by its level; the page title has level 0 or 1. */
const WHOLE = [1, 1, 0.82, 0.76, 0.66, 0.6, 0.6];
const LOOSE = 0.8;
/** Lines of code that are a message: readers paste them to find out what they mean. */
const MESSAGE =
  /(?:error|warning|exception)\b|\b(?:can(?:no|')t|could(?: no|n')t|failed|invalid|unexpected|deprecated|not (?:found|defined|a function|supported|allowed))\b/i;

/**
 * Terms of a page, each with its weight from 0 to 1: BM25F over title, address, headings and text, with a fixed
 * ordinary length in place of the average, so that the terms of a page depend on that page alone. Whole headings are
 * terms of their own (see `titles.ts`).
 */
export function pageTerms(page: SearchPage, read: TermReader): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (terms: Map<string, number>, weight: number): void => {
    for (const [term, share] of terms) counts.set(term, (counts.get(term) ?? 0) + share * weight);
  };
  add(shortText(words(page.title), read), WEIGHT.title);
  add(shortText(words(page.url.replaceAll("/", " ")), read), WEIGHT.url);
  add(shortText(words(page.description ?? ""), read), WEIGHT.description);
  add(headings(page.sections, read), 1);
  add(shortLines(page.sections, read), WEIGHT.line);
  add(describedFlags(page.sections, read), WEIGHT.flag);
  add(text(page.sections, read), 1);
  const worth = isDeprecated(page) ? DEPRECATED.share : 1;
  const weights = wholeTitles(page);
  for (const [term, weight] of weights) weights.set(term, weight * worth);
  weights.set(PAGE_TITLE + titleTerm(page.title), 1);
  for (const [term, count] of counts) weights.set(term, (worth * count) / (count + SATURATION));
  return weights;
}

/** Terms of a title, each with its share: the fewer words beside it, the more of the title it is. */
function shortText(all: readonly Word[], read: TermReader): Map<string, number> {
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

/** Flags that have a row of their own, with their dashes. */
function describedFlags(sections: readonly SearchSection[], read: TermReader): Map<string, number> {
  const lines = sections
    .flatMap(section => section.text.split("\n"))
    .filter(line => line.length <= LONGEST_LINE && FLAGS.test(line));
  const terms = lines.flatMap(line => words(line).flatMap(word => read(word).whole));
  return new Map(terms.filter(term => term.startsWith("-")).map(term => [term, 1]));
}

function text(sections: readonly SearchSection[], read: TermReader): Map<string, number> {
  const found = new Map<string, {word: Word; count: number}>();
  let length = 0;
  const take = (body: string, weight: number): void => {
    for (const word of words(body)) {
      length += Math.min(1, weight);
      const known = found.get(word.text);
      if (known) known.count += weight;
      else found.set(word.text, {word, count: weight});
    }
  };
  for (const {id, text: body, code = ""} of sections) {
    take(body, id === "" ? WEIGHT.lead : 1);
    for (const line of code.split("\n")) take(line, MESSAGE.test(line) ? WEIGHT.message : WEIGHT.code);
  }
  const counts = new Map<string, number>();
  for (const {word, count} of found.values()) {
    const {whole, parts} = read(word);
    for (const term of whole) counts.set(term, (counts.get(term) ?? 0) + count);
    for (const term of parts) counts.set(term, (counts.get(term) ?? 0) + count * PART);
  }
  const discount = 1 - TEXT.b + (TEXT.b * length) / TEXT.length;
  for (const [term, count] of counts) counts.set(term, count / Math.max(discount, 0.6));
  return counts;
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
    const {exact, loose} = titleTerms(titles.at(-1) as string);
    for (const term of exact) put(term, weight);
    for (const term of loose) put(term, weight * LOOSE);
  }
  return weights;
}
