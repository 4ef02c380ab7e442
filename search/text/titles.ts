import {stem} from "./stem.ts";
import {isStopWord} from "./stop-words.ts";
import {compact, innerWords, words} from "./tokens.ts";

/** Prefix of terms that represent a whole heading. No other term starts with it. */
export const TITLE = "=";

/** Additional prefix for a whole heading that is the title of the page. */
export const PAGE_TITLE = "=";

/**
 * Returns the folded words of a text, grouped by word or name: `Source Map DevTool` → `[source]`, `[map]`,
 * `[dev, tool]`.
 */
export const wordsOf = (text: string): string[][] => words(text).map(innerWords);

/**
 * Returns the term of a whole heading, however its words are joined: `Code Splitting`, `code-splitting` →
 * `=codesplitting`.
 */
export const titleTerm = (text: string): string => TITLE + words(text).map(compact).join("");

/**
 * Returns the term of a heading from stems, without stop words: `How to load a font`, `Loading fonts` →
 * `=load font`.
 *
 * @param words a list for each word or name, with its words. A name keeps all of them: `ShouldBeUnique`
 */
export function titleStems(words: readonly (readonly string[])[]): string {
  const telling = words.filter(([first = "", ...more]) => more.length > 0 || !isStopWord(first));
  return TITLE + (telling.length > 0 ? telling : words).flat().map(stem).join(" ");
}

/**
 * Returns the terms of a whole heading: as written, without trailing brackets and, for a dotted name, its
 * last part.
 */
export function titleTerms(title: string): {exact: string[]; loose: string[]} {
  const bare = title.replace(/(?:(?<!\s)\s*)?[([{].*$/su, "");
  const exact = new Set([titleTerm(title), ...(bare === title ? [] : [titleTerm(bare)])]);
  const last = /^[\w$.]+\.([\w$]+)$/.exec(bare.trim())?.[1];
  const loose = new Set([titleStems(wordsOf(bare))]);
  if (last !== undefined) loose.add(titleTerm(last));
  for (const term of exact) loose.delete(term);
  return {exact: [...exact].filter(isTitle), loose: [...loose].filter(isTitle)};
}

const isTitle = (term: string): boolean => term.length > TITLE.length && term.length <= 80;
