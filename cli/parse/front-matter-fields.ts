import {type Document, isMap, isScalar, isSeq, type Node as YamlNode} from "yaml";
import type {FrontMatter, RESERVED_KEYS} from "../../schemas/front-matter.ts";
import type {Code} from "../report/codes.ts";

/** What a field reader may use. */
export interface FieldContext {
  document: Document;
  report(code: Code, message: string, offset?: number): void;
}

export type FieldResult = {ok: true; value: unknown} | {ok: false; expected: string};
export type FieldReader = (value: unknown, context: FieldContext) => FieldResult;

const ok = (value: unknown): FieldResult => ({ok: true, value});
const no = (expected: string): FieldResult => ({ok: false, expected});

/** Aliases are followed for scalars and lists alike. */
const resolve = (value: unknown, {document}: FieldContext): unknown =>
  typeof value === "object" && value !== null && "resolve" in value
    ? ((value as {resolve(doc: Document): YamlNode | undefined}).resolve(document) ?? null)
    : value;

/** Text of a scalar; numbers and the like as they are written (`5.0` stays `5.0`). */
function textOf(value: unknown, context: FieldContext): string | null {
  const node = resolve(value, context);
  if (!isScalar(node)) return null;
  if (typeof node.value === "string") return node.value;
  return node.value === null || node.value === undefined ? null : (node.source ?? String(node.value));
}

const text: FieldReader = (value, context) => {
  const found = textOf(value, context);
  return found === null ? no("text") : ok(found);
};

const filledText: FieldReader = (value, context) => {
  const found = textOf(value, context);
  return found === null || found.trim() === "" ? no("text that is not empty") : ok(found);
};

const number: FieldReader = (value, context) => {
  const node = resolve(value, context);
  const found = isScalar(node) ? node.value : null;
  return typeof found === "number" && Number.isFinite(found) ? ok(found) : no("a number");
};

const flag: FieldReader = (value, context) => {
  const node = resolve(value, context);
  return isScalar(node) && typeof node.value === "boolean" ? ok(node.value) : no("true or false");
};

const date: FieldReader = (value, context) => {
  const found = textOf(value, context);
  const day = found === null ? null : /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/.exec(found)?.[1];
  return day && isCalendarDay(day) ? ok(day) : no("a date such as 2026-01-31");
};

const isCalendarDay = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};

const textList: FieldReader = (value, context) => {
  const node = resolve(value, context);
  if (!isSeq(node)) return no("a list of texts");
  const texts = node.items.map(item => textOf(item, context));
  return texts.includes(null) ? no("a list of texts") : ok([...new Set(texts)]);
};

const related: FieldReader = (value, context) => {
  const node = resolve(value, context);
  if (!isSeq(node)) return no("a list of titles and urls");
  const entries: {title: string; url: string}[] = [];
  for (const item of node.items) {
    const map = resolve(item, context);
    const title = isMap(map) ? textOf(map.get("title", true), context) : null;
    const url = isMap(map) ? textOf(map.get("url", true), context) : null;
    if (title && url) entries.push({title, url});
    else
      context.report(
        "related-malformed",
        "an entry of `related` has no title and url",
        (item as YamlNode).range?.[0],
      );
  }
  return ok(entries);
};

/** Every key of the front matter schema (the type check fails where one is missing) and how it is read. */
export const FIELDS: Readonly<Record<keyof FrontMatter, FieldReader>> = {
  title: filledText,
  description: text,
  sort: number,
  group: text,
  contributors: textList,
  related,
  date,
  source: text,
  edit: text,
  repo: text,
  draft: flag,
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

/** Whether a key names a computed field. */
export const isReserved = (key: string): boolean => Object.hasOwn(RESERVED, key);
