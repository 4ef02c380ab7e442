import {isSlip, nearest} from "#cli/report/nearest.ts";
import {PAGE_FORMS} from "#schemas/common.ts";
import type {FrontMatter, RESERVED_KEYS} from "#schemas/front-matter.ts";
import {dayIn} from "#schemas/rules/calendar-day.ts";
import {checkHeadElement} from "#schemas/rules/head-element.ts";
import {toJson, type YamlValue} from "./yaml-value.ts";

/**
 * Value of a field with the omitted entries in `left`, or a description of what was expected. `isTheirs` marks a value
 * that has a meaning in other tools but no effect here.
 */
export type FieldResult =
  | {value: unknown; left?: YamlValue[]; removed?: {item: YamlValue; message: string}[]}
  | {expected: string; isTheirs?: boolean};
export type FieldReader = (value: YamlValue) => FieldResult;

/** Returns the text of a scalar; other values as written (`5.0` stays `5.0`). */
function textOf(value: YamlValue | undefined): string | null {
  if (value?.kind !== "scalar" || value.value === null) return null;
  return typeof value.value === "string" ? value.value : value.source;
}

const text: FieldReader = value => {
  const found = textOf(value);
  return found === null ? {expected: "text"} : {value: found};
};

const filledText: FieldReader = value => {
  const found = textOf(value);
  return found === null || found.trim() === "" ? {expected: "non-empty text"} : {value: found};
};

const LAYOUTS: readonly string[] = ["doc", ...PAGE_FORMS];

const number: FieldReader = value => {
  const found = value.kind === "scalar" ? value.value : null;
  return typeof found === "number" && Number.isFinite(found) ? {value: found} : {expected: "a number"};
};

const flag: FieldReader = value =>
  value.kind === "scalar" && typeof value.value === "boolean"
    ? {value: value.value}
    : {expected: "true or false"};

/** Reads the name of a layout. Other names belong to the templates of another tool (`default`, `post`, `doc.tsx`). */
const layout: FieldReader = value => {
  const found = textOf(value) ?? "";
  if (LAYOUTS.includes(found)) return {value: found};
  const near = nearest(found, LAYOUTS);
  const isTheirs = /[^/.]\.[a-z]+$/i.test(found) || (/^[a-z][\w-]*$/i.test(found) && !isSlip(found, near));
  return {expected: "`doc`, `page`, `wide` or `blank`", isTheirs};
};

/** Reads a word, or a map with a `text`; images are rejected. */
const badge: FieldReader = value => {
  const found = value.kind === "map" ? value.entries.find(({key}) => key === "text")?.value : value;
  const word = textOf(found)?.trim() ?? "";
  return word === "" || word.startsWith("<") ? {expected: "a word"} : {value: word};
};

/** Reads a boolean, or the map of a search plug-in (`{exclude: true}`). */
const search: FieldReader = value => {
  if (value.kind !== "map") return flag(value);
  const exclude = value.entries.find(entry => entry.key === "exclude")?.value;
  return {value: !(exclude?.kind === "scalar" && exclude.value === true)};
};

const date: FieldReader = value => {
  // Of several dates, the creation date.
  const created = value.kind === "map" && value.entries.find(({key}) => key === "created")?.value;
  if (created) return date(created);
  const day = dayIn(textOf(value) ?? "");
  return day === null ? {expected: "a date such as 2026-01-31"} : {value: day};
};

/** Reads a list of strings without duplicates, ignoring case, because a repeated handle refers to the same person. */
const textSet: FieldReader = value => {
  const texts = value.kind === "list" ? value.items.map(textOf) : [null];
  return texts.every(text => text !== null) ? {value: firstOfCase(texts)} : {expected: "a list of strings"};
};

function firstOfCase(texts: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const each of texts) if (!seen.has(each.toLowerCase())) seen.set(each.toLowerCase(), each);
  return [...seen.values()];
}

const related: FieldReader = value => {
  if (value.kind !== "list") return {expected: "a list of titles and URLs"};
  const entries: {title: string; url: string}[] = [];
  const left: YamlValue[] = [];
  for (const item of value.items) {
    const field = (key: string): string | null =>
      item.kind === "map" ? textOf(item.entries.find(entry => entry.key === key)?.value) : null;
    const title = field("title");
    const url = field("url");
    if (title && url) entries.push({title, url});
    else left.push(item);
  }
  return {value: entries, left};
};

/** Elements as `[tag, attributes]`, or as maps of `tag` and `attributes` or `attrs`. */
const head: FieldReader = value => {
  if (value.kind !== "list") return {expected: "a list of elements"};
  const removed: {item: YamlValue; message: string}[] = [];
  const elements = value.items.flatMap(item => {
    const [tag, attributes = {}, ...others] = headParts(toJson(item));
    if (
      typeof tag !== "string" ||
      typeof attributes !== "object" ||
      attributes === null ||
      Array.isArray(attributes)
    ) {
      removed.push({
        item,
        message: "an entry of `head` must be `[tag, {name: value}]` or `{tag, attributes}`",
      });
      return [];
    }
    for (const key of others) removed.push({item, message: `\`${key}\` of an entry of \`head\` was removed`});
    const checked = checkHeadElement(tag, {...attributes});
    for (const message of checked.removed) removed.push({item, message});
    return checked.element ?? [];
  });
  return {value: elements, removed};
};

/** Returns the tag and attributes of an element of the head, and what else its entry contains. */
function headParts(json: unknown): unknown[] {
  if (Array.isArray(json)) return json.slice(0, 2);
  if (typeof json !== "object" || json === null) return [];
  const {tag, attributes, attrs, ...others}: Record<string, unknown> = {...json};
  // A script's text is meaningless once the element itself is removed.
  return [tag, attributes ?? attrs, ...Object.keys(others).filter(key => key !== "content")];
}

/**
 * Reads names such as tags, given as a list or singly. Each is a string or, as in lists of authors, a map with a name.
 */
export const terms: FieldReader = value => {
  const items = value.kind === "list" ? value.items : [value];
  const isFine = items.every(
    item =>
      item.kind === "scalar" ||
      (item.kind === "map" && item.entries.some(({key}) => /^(?:label|key|name)$/.test(key))),
  );
  return isFine ? {value: toJson(value)} : {expected: "a list of strings"};
};

/** Readers for all keys of the front matter schema; the type check fails if one is missing. */
export const FIELDS: Readonly<Record<keyof FrontMatter, FieldReader>> = {
  title: filledText,
  description: text,
  sort: number,
  group: text,
  contributors: textSet,
  related,
  date,
  source: text,
  edit: text,
  repo: text,
  draft: flag,
  layout,
  head,
  label: filledText,
  badge,
  hidden: flag,
  search,
  noindex: flag,
};

const RESERVED: Readonly<Record<(typeof RESERVED_KEYS)[number], true>> = {
  path: true,
  name: true,
  size: true,
  extension: true,
  type: true,
  url: true,
  anchors: true,
  children: true,
  generated: true,
  section: true,
  previous: true,
  next: true,
  html: true,
  text: true,
  hash: true,
  components: true,
};

/** Reports whether a key is the name of a computed field. */
export const isReserved = (key: string): boolean => Object.hasOwn(RESERVED, key);
