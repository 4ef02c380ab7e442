import {expect, test} from "vitest";
import {lowerCase, places} from "./query-terms.ts";

const found = (text: string, sought: string, whole = false, most = 9): string[] =>
  places(text, lowerCase(text), {text: sought, whole}, most).map(([start, end]) => text.slice(start, end));

test.each<[string, string, string[]]>([
  ["publicPath of a path", "path", ["Path", "path"]],
  ["a subpath", "path", []],
  ["CURL and URL", "url", ["URL"]],
  ["caches cached", "cach", ["caches", "cached"]],
  ["cacheGroups", "cache", ["cache"]],
  ["2path", "path", []],
  ["--path", "path", ["path"]],
  ["代码分割", "分割", ["分割"]],
])("in %j, %s begins %j", (text, sought, expected) => expect(found(text, sought)).toEqual(expected));

test("a whole word ends with a word or a part of a camelCase name", () => {
  expect(found("cache cached caches", "cache", true)).toEqual(["cache"]);
  expect(found("CopyPlugin copyist COPYING", "copy", true)).toEqual(["Copy"]);
});

test("no more matches are searched than requested, and none for an empty query", () => {
  expect(found("a a a", "a", false, 2)).toEqual(["a", "a"]);
  expect(found("a", "")).toEqual([]);
});

test("lowercase preserves the length", () => {
  expect(lowerCase("İSTANBUL")).toHaveLength("İSTANBUL".length);
});
