import type {Arguments} from "./arguments.ts";
import {type Names, valueNamed} from "./values.ts";

/**
 * What Markdoc says of the node before (`{% #id .class %}`, `{% title="a.js" %}` behind the line that opens a block of code),
 * or one of its values (`{% $name %}`).
 */
export function annotation(source: string, names: Names, line: string): string {
  if (source.startsWith("$")) return String(valueNamed(source, names) ?? "");
  if (/^[\s>]*(?:`{3}|~{3})/.test(line)) return source.replaceAll(/[`~]/g, "");
  const [id] = /(?<=^|\s)#[\w-]+/.exec(source) ?? [];
  return id === undefined ? "" : `{${id}}`;
}

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
