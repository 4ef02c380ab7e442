import {lowerCase} from "./query-terms.ts";

/** Returns the phrases in double quotes, straight or curly. Only pages that contain them verbatim match. */
export const phrasesOf = (query: string): string[] =>
  [...query.matchAll(/["“”„]([^"“”„]+)["“”„]/g)].map(([, phrase = ""]) => spaced(phrase)).filter(Boolean);

/** Reports whether a text contains a phrase, ignoring case and white space. */
export function hasPhrase(text: string, phrase: string): boolean {
  const whole = spaced(text);
  for (let at = whole.indexOf(phrase); at >= 0; at = whole.indexOf(phrase, at + 1)) {
    const [before = " ", after = " "] = [whole[at - 1], whole[at + phrase.length]];
    if (!(isWord(before) && isWord(phrase[0])) && !(isWord(after) && isWord(phrase.at(-1)))) return true;
  }
  return false;
}

const isWord = (letter = ""): boolean => /[\p{L}\p{N}]/u.test(letter);

const spaced = (text: string): string => lowerCase(text).replace(/\s+/g, " ").trim();
