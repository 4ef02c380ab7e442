import {stem} from "./stem.ts";
import {isStopWord} from "./stop-words.ts";
import {compact, fold, parts, pieces, words} from "./tokens.ts";

/** Begins every term that stands for a whole heading. No other term has it. */
export const TITLE = "=";

/** Stands before the term of a whole heading where that is the title of the page. */
export const PAGE_TITLE = "=";

/** The words of a text by word or name, folded: `Source Map DevTool` → `[source]`, `[map]`, `[dev, tool]`. */
export const wordsOf = (text: string): string[][] =>
  words(text).map(({text: word}) => parts(word).flatMap(pieces).map(fold));

/** The words of a text, including those within names: `Source Map DevTool` → `source`, `map`, `dev`, `tool`. */
export const plainWords = (text: string): string[] => wordsOf(text).flat();

/** Term of a whole heading, however its words are joined: `Code Splitting`, `code-splitting` → `=codesplitting`. */
export const titleTerm = (text: string): string =>
  `${TITLE}${words(text)
    .map(word => compact(word.text))
    .join("")}`;

/**
 * Term of a heading from stems, without words that say little: `How to load a font`, `Loading fonts` → `=load font`.
 *
 * @param words a list for each word or name: the words that it is made of. A name keeps all of them: `ShouldBeUnique`
 */
export function titleStems(words: readonly (readonly string[])[]): string {
  const telling = words.filter(([first = "", ...more]) => more.length > 0 || !isStopWord(first));
  return TITLE + (telling.length > 0 ? telling : words).flat().map(stem).join(" ");
}

/**
 * Terms of a heading as a whole: as written, without what stands in brackets behind it, and, for a dotted name, its last
 * part.
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
