import {valueNamed} from "./values.ts";

/** What Markdoc says of the node before (`{% #id .class %}`), or one of its values (`{% $name %}`). */
export function annotation(source: string, names: Readonly<Record<string, unknown>>): string {
  if (source.startsWith("$")) return String(valueNamed(source.slice(1), names) ?? "");
  const [id] = /(?<=^|\s)#[\w-]+/.exec(source) ?? [];
  return id === undefined ? "" : `{${id}}`;
}

/** `{{</* name *\/>}}` shows a tag, as `\{{#name}}` does. */
export const unescaped = (source: string): string =>
  source.replace(/^\\/, "").replace("/*", "").replace("*/", "");

/** A value as findings name it: a call by its name alone. */
export const shortOf = (source: string): string => {
  const call = source.indexOf("(");
  return call === -1 ? source.slice(0, 80) : `${source.slice(0, call).trim()}(…)`;
};
