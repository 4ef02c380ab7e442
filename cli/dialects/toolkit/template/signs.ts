import type {Arguments} from "./arguments.ts";
import {type Names, valueNamed} from "./values.ts";

/** Resolves the arguments of a tag that are Markdoc variables (`title=$name`). */
export const withVariables = (words: Arguments, names: Names): Arguments =>
  Object.fromEntries(
    Object.entries(words).map(([key, word]) => {
      const value = word.startsWith("$") ? valueNamed(word, names) : undefined;
      return [key, value === undefined ? word : String(value)];
    }),
  );

/** Returns the tag inside an escape: `{{</* name *\/>}}`, `\{{#name}}`. */
export const unescaped = (source: string): string =>
  source.replace(/^\\/, "").replace("/*", "").replace("*/", "");

/** Shortens a value for diagnostics: a call is reduced to its name. */
export const shortOf = (source: string): string => {
  const call = source.indexOf("(");
  return call === -1 ? source.slice(0, 80) : `${source.slice(0, call).trim()}(…)`;
};

/** Adds the address of a folder to a path. Absolute addresses stay as they are. */
export const prefixed = (path: string, folder = ""): string =>
  folder === "" || /^[a-z][a-z\d+.-]*:/i.test(path) ? path : folder + path.replace(/^\//, "");
