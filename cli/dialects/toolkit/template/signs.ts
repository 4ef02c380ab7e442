import type {Arguments} from "./arguments.ts";
import {type Names, valueNamed} from "./values.ts";

/** Words of a tag, those that name a value of Markdoc (`title=$name`) with that. */
export const withVariables = (words: Arguments, names: Names): Arguments =>
  Object.fromEntries(
    Object.entries(words).map(([key, word]) => {
      const value = word.startsWith("$") ? valueNamed(word, names) : undefined;
      return [key, value === undefined ? word : String(value)];
    }),
  );

/** `{{</* name *\/>}}` shows a tag, as `\{{#name}}` does. */
export const unescaped = (source: string): string =>
  source.replace(/^\\/, "").replace("/*", "").replace("*/", "");

/** A value as findings name it: a call by its name alone. */
export const shortOf = (source: string): string => {
  const call = source.indexOf("(");
  return call === -1 ? source.slice(0, 80) : `${source.slice(0, call).trim()}(…)`;
};
