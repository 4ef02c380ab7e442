import {expect, it} from "vitest";
import {de} from "./de.ts";
import {en} from "./en.ts";
import {es} from "./es.ts";
import {fr} from "./fr.ts";
import {ja} from "./ja.ts";
import {clientLanguage, languages} from "./languages.ts";
import {formatDate} from "./messages.ts";
import {zh} from "./zh.ts";

const OTHERS = {de, es, fr, ja, zh};

const paths = (value: unknown, path = ""): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => paths(inner, `${path}.${key}`))
    : [`${path}:${typeof value}`];

/** Words that a language shares with English. */
const SHARED: Partial<Record<string, string[]>> = {
  de: ["April", "August", "September", "November"],
};

it("is built for all languages with texts", () => {
  expect([...languages].sort()).toEqual(["en", ...Object.keys(OTHERS)].sort());
});

it.each(Object.entries(OTHERS))("has every text in %s", (_, messages) => {
  expect(paths(messages).sort()).toEqual(paths(en).sort());
});

it.each(Object.entries(OTHERS))("leaves no English text in %s", (lang, messages) => {
  const texts = paths(messages).map(path => path.split(":")[0]?.split(".").slice(1) ?? []);
  const of = (from: unknown, keys: string[]): unknown =>
    keys.reduce((value, key) => (value as Record<string, unknown>)[key], from);
  const same = texts
    .filter(keys => typeof of(messages, keys) === "string" && of(messages, keys) === of(en, keys))
    .map(keys => of(messages, keys));
  expect(same).toEqual(SHARED[lang] ?? []);
});

it.each(Object.entries({en, ...OTHERS}))("names every language in %s", (_, messages) => {
  expect(Object.keys(messages.language.names).sort()).toEqual([...languages].sort());
});

it("formats dates the same on every machine", () => {
  expect(formatDate("2026-02-03")).toBe("3 February 2026");
  expect(Object.values(OTHERS).map(({date}) => date(2026, 2, 1))).toEqual([
    "1. Februar 2026",
    "1 de febrero de 2026",
    "1er février 2026",
    "2026年2月1日",
    "2026年2月1日",
  ]);
});

it.each([
  ["pt-BR", "en"],
  ["DE-at", "de"],
  ["zh-Hant", "zh"],
])("shows a site in %s with the texts of %s", (lang, texts) => expect(clientLanguage(lang)).toBe(texts));
