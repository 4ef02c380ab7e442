import {isObject} from "#schemas/rules/is-object.ts";
import {present} from "#schemas/rules/present.ts";
/** Names available to a template, with their values. */
export type Names = Readonly<Record<string, unknown>>;

/** Objects with all their keys, such as rows of a data file. Any other key has no value. */
const complete = new WeakSet<object>();

/** Marks the items of a loop as complete: their missing keys have no value, instead of an unknown one. */
export function markComplete(items: readonly unknown[]): void {
  for (const item of items) if (isObject(item)) complete.add(item);
}

type Filter = (value: unknown, argument: string, second: string) => unknown;

const textOf = (value: unknown): string => (value === undefined || value === null ? "" : String(value));

/** Filters of Liquid and Jinja used by pages; any other filter makes a value unknown. */
const FILTERS: Readonly<Record<string, Filter>> = {
  default: (value, argument) => (value === undefined || value === "" || value === false ? argument : value),
  upcase: value => textOf(value).toUpperCase(),
  upper: value => textOf(value).toUpperCase(),
  downcase: value => textOf(value).toLowerCase(),
  lower: value => textOf(value).toLowerCase(),
  capitalize: value => textOf(value).replace(/^./, letter => letter.toUpperCase()),
  append: (value, argument) => textOf(value) + argument,
  prepend: (value, argument) => argument + textOf(value),
  strip: value => textOf(value).trim(),
  trim: value => textOf(value).trim(),
  remove: (value, argument) => textOf(value).replaceAll(argument, ""),
  replace: (value, argument, second) => replaced(textOf(value), argument, second),
  size: value => (Array.isArray(value) ? value.length : textOf(value).length),
  length: value => (Array.isArray(value) ? value.length : textOf(value).length),
  first: value => (Array.isArray(value) ? value[0] : value),
  last: value => (Array.isArray(value) ? value.at(-1) : value),
  split: (value, argument) => textOf(value).split(argument),
  reverse: value => (Array.isArray(value) ? value.toReversed() : value),
  slugify: value =>
    textOf(value)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{Nd}]+/gu, "-")
      .replaceAll(/^-|-$/g, ""),
  group_by: (value, argument) => (Array.isArray(value) ? grouped(value, argument) : value),
  join: (value, argument) => (Array.isArray(value) ? value.join(argument || " ") : value),
  // URLs stay root-relative; the base is added when the site is rendered.
  relative_url: value => rooted(textOf(value)),
  absolute_url: value => rooted(textOf(value)),
  url: value => rooted(textOf(value)),
  escape: value => value,
  safe: value => value,
  markdownify: value => value,
  string: value => textOf(value),
};

/** Replaces all occurrences of a text, unless the result would be too long. */
function replaced(text: string, from: string, to: string): string | undefined {
  const parts = from === "" ? [text] : text.split(from);
  return parts.length * to.length > MAX_VALUE ? undefined : parts.join(to);
}

/** Groups values by a key, in the order of their first occurrence. */
function grouped(values: readonly unknown[], key: string): {name: string; items: unknown[]; size: number}[] {
  const groups = new Map<string, unknown[]>();
  for (const value of values) {
    const name = textOf(isObject(value) ? value[key] : undefined);
    const group = groups.get(name);
    if (group) group.push(value);
    else groups.set(name, [value]);
  }
  return [...groups].map(([name, items]) => ({name, items, size: items.length}));
}

const rooted = (path: string): string => (/^(?:[a-z]+:|\/)/i.test(path) ? path : `/${path}`);

/** Maximum length of a filter's result, so that repeated doubling can't exhaust memory. */
const MAX_VALUE = 100_000;

/**
 * Evaluates a template expression: a literal or a name, followed by filters. Returns `undefined` if the value
 * is unknown or too long.
 */
export function valueNamed(source: string, names: Names): unknown {
  const [first = "", ...filters] = splitOutside(source, "|");
  let value = operand(first.trim(), names);
  for (const filter of filters) {
    const [, name = "", argument = ""] = /^\s*(\w+)\s*(?::|\()?([\s\S]*?)\)?\s*$/.exec(filter) ?? [];
    if (!Object.hasOwn(FILTERS, name) || (value === undefined && name !== "default")) return undefined;
    const [one = "", two = ""] = splitOutside(argument, ",").map(part => textOf(operand(part.trim(), names)));
    value = present(FILTERS[name])(value, one, two);
    if (typeof value === "string" && value.length > MAX_VALUE) return undefined;
  }
  return value;
}

/** Resolves the arguments of a tag to values where they name one. */
export const valuesOf = (words: Readonly<Record<string, string>>, names: Names): Record<string, unknown> =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [key, valueNamed(word, names) ?? word]));

function operand(source: string, names: Names): unknown {
  const [, quote, text] = /^(["'])([\s\S]*)\1$/.exec(source) ?? [];
  if (quote !== undefined && !text?.includes(quote)) return text;
  if (/^-?\d+(?:\.\d+)?$/.test(source)) return Number(source);
  if (source === "true" || source === "false") return source === "true";
  let value: unknown = names;
  // Markdoc prefixes names with a dollar sign.
  const path = source
    .replace(/^\$(?=\w)/, "")
    .replaceAll(/\[\s*(?:"([^"\]]*)"|'([^'\]]*)'|(\d+))\s*\]/g, ".$1$2$3")
    .split(".");
  for (const key of path) {
    if (!/^[\w-]+$/.test(key) || !isObject(value)) return undefined;
    if (!Object.hasOwn(value, key)) return complete.has(value) ? null : undefined;
    value = value[key];
  }
  return value;
}

/** Evaluates a condition. Returns `undefined` if the result is unknown. */
export function holds(source: string, names: Names): boolean | undefined {
  const plain = asOperators(source.trim());
  if (plain !== null) return holds(plain, names);
  const any = source.split(" or ");
  if (any.length > 1) {
    const all = any.map(part => holds(part, names));
    return all.includes(true) ? true : all.includes(undefined) ? undefined : false;
  }
  const every = source.split(" and ");
  if (every.length > 1) {
    const all = every.map(part => holds(part, names));
    return all.includes(false) ? false : all.includes(undefined) ? undefined : true;
  }
  const [, inner] = /^not\s+(.*)$/s.exec(source.trim()) ?? [];
  if (inner !== undefined) {
    const value = holds(inner, names);
    return value === undefined ? undefined : !value;
  }
  const sign = ["==", "!="].find(one => source.includes(one));
  if (sign !== undefined) {
    const [left = "", right = ""] = source.split(sign);
    const [a, b] = [valueNamed(left.trim(), names), valueNamed(right.trim(), names)];
    return a === undefined || b === undefined ? undefined : (a === b) === (sign === "==");
  }
  const value = valueNamed(source, names);
  return value === undefined ? undefined : value !== false && value !== null && value !== "";
}

/**
 * Converts Markdoc functions to operators: `and(a, equals(b, 1))` → `a and b == 1`. Returns `null` if no
 * function is called.
 */
function asOperators(source: string): string | null {
  const [, name, inner = ""] = /^(and|or|not|equals)\(([\s\S]*)\)$/.exec(source) ?? [];
  if (name === undefined) return null;
  const parts = splitOutside(inner, ",").map(part => asOperators(part.trim()) ?? part.trim());
  if (name === "not") return `not ${parts.join(" ")}`;
  return parts.join(name === "equals" ? " == " : ` ${name} `);
}

/** Splits at a character outside quotes and parentheses. */
function splitOutside(source: string, sign: string): string[] {
  const parts = [""];
  let quote = "";
  let depth = 0;
  for (const letter of source) {
    if (quote === "") depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
    if (quote === "" && depth <= 0 && letter === sign) {
      parts.push("");
      continue;
    }
    if (quote === letter) quote = "";
    else if (quote === "" && (letter === '"' || letter === "'")) quote = letter;
    parts[parts.length - 1] += letter;
  }
  return parts;
}
