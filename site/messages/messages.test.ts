import fc from "fast-check";
import {afterEach, expect, it} from "vitest";
import {fillText, placeholdersIn} from "#schemas/rules/fill-text.ts";
import {en} from "#schemas/settings/interface-texts.ts";
import {listTexts} from "#schemas/settings/messages.ts";
import {allTexts} from "./all-texts.ts";
import {clientLanguage, languages} from "./languages.ts";
import {formatDate, messages, setMessages} from "./messages.ts";

const {en: _, ...OTHERS} = allTexts;

afterEach(() => setMessages(undefined));

/** Words that a language shares with English. */
const SHARED: Partial<Record<string, string[]>> = {
  de: ["April", "August", "September", "November"],
};

it.each(Object.entries(OTHERS))("has every text with its placeholders in %s", (_, texts) => {
  const outline = (entries: [string, string][]): unknown =>
    entries.map(([path, text]) => [path, [...placeholdersIn(text)].sort()]).sort();
  expect(outline(listTexts(texts))).toEqual(outline(listTexts(en)));
});

it.each(Object.entries(OTHERS))("leaves no English text in %s", (lang, texts) => {
  const english = new Map(listTexts(en));
  const same = listTexts(texts).filter(
    ([path, text]) => /[a-z]/i.test(text.replace(/\{.*?\}/g, "")) && english.get(path) === text,
  );
  expect(same.map(([, text]) => text)).toEqual(SHARED[lang] ?? []);
});

it.each(Object.entries(allTexts))("names every language in %s", (_, texts) => {
  expect(Object.keys(texts.language.names).sort()).toEqual([...languages].sort());
});

it("formats dates the same on every machine", () => {
  expect(formatDate("2026-02-03")).toBe("3 February 2026");
  const dateIn = ({date, months}: typeof en): string =>
    fillText(date, {year: 2026, month: months.february, day: 1});
  expect(Object.values(OTHERS).map(dateIn)).toEqual([
    "1. Februar 2026",
    "1 de febrero de 2026",
    "1er février 2026",
    "2026年2月1日",
    "2026年2月1日",
  ]);
});

it("replaces any texts, and restores them for the next site", () => {
  const original = structuredClone(messages);
  const paths = listTexts(en).map(([path]) => path);
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...paths), fc.string()), replaced => {
      setMessages(replaced);
      const expected = listTexts(original).map(([path, text]) => [path, replaced[path] ?? text]);
      expect(listTexts(messages)).toEqual(expected);
      setMessages(undefined);
      expect(messages).toEqual(original);
    }),
  );
});

it.each(["page", "page.edit.more", "constructor.name", "__proto__.edit", ""])(
  "ignores the replacement of “%s”, which is not a text",
  path => {
    const original = listTexts(messages);
    setMessages({[path]: "x"});
    expect(listTexts(messages)).toEqual(original);
    expect(Object.hasOwn(Object.prototype, "edit")).toBe(false);
  },
);

it("fills in values and forms", () => {
  expect(fillText(en.search.count, {results: 1, pages: 1})).toBe("1 result in 1 page");
  expect(fillText(en.search.count, {results: 21, pages: 11})).toBe("21 results in 11 pages");
  expect(fillText("{a} {b} {toString}", {a: "$&{b}"})).toBe("$&{b} {b} {toString}");
});

it.each([
  ["pt-BR", "en"],
  ["DE-at", "de"],
  ["zh-Hant", "zh"],
])("shows a site in %s with the texts of %s", (lang, texts) => expect(clientLanguage(lang)).toBe(texts));
