import {expect, it} from "vitest";
import type {EditionPlace} from "#core/model/edition.ts";
import {languagesOf, versionsOf} from "./menus.ts";

const place = (path: string, lang: string, version: string | null): EditionPlace => ({
  path,
  lang,
  label: lang.toUpperCase(),
  version,
  prefix: "",
  isDefault: lang === "en",
  isCurrent: version === null || version === "2",
});
const [en, de, en1] = [place("", "en", "2"), place("de", "de", "2"), place("1", "en", "1")];
const ALL = [en, de, en1];

it("lists languages in config order, including those on other sites", () => {
  const locales = [{lang: "de"}, {lang: "fr", url: "https://fr.x.org/"}, {lang: "en"}];
  expect(languagesOf({self: en, all: ALL}, locales)).toEqual([
    {title: "DE", lang: "de", url: "/de/"},
    {title: "Français", lang: "fr", url: "https://fr.x.org/"},
    {title: "EN", lang: "en", url: "/"},
  ]);
  expect(languagesOf({self: de, all: ALL}, locales)?.at(-1)).toMatchObject({url: "/../"});
});

it("links to the current version if an old one lacks the language, and to the default language", () => {
  expect(languagesOf({self: en1, all: ALL}, [{lang: "en"}, {lang: "de"}])).toMatchObject([
    {url: "/"},
    {url: "/../de/"},
  ]);
  expect(versionsOf({self: de, all: ALL})).toMatchObject([
    {title: "2", url: "/", current: true},
    {title: "1", url: "/../1/", current: false},
  ]);
});

it("has no menus without alternatives", () => {
  const only = place("", "en", null);
  expect(languagesOf(undefined, [{lang: "en"}, {lang: "de"}])).toBeNull();
  expect(languagesOf({self: only, all: [only]}, [{lang: "en"}])).toBeNull();
  expect(versionsOf({self: only, all: [only]})).toBeNull();
});
