import {expect, it} from "vitest";
import {readInfo} from "./fence-info.ts";
import {readComments} from "./fence-lines.ts";

const NONE = {title: null, marks: [], added: [], removed: []};

it.each<[string, object]>([
  ['title="Main File"', {...NONE, lang: null, title: "Main File"}],
  ["{.Python}", {...NONE, lang: "python"}],
  ['{ .yaml title="a.yml" hl_lines="2 4" }', {...NONE, lang: "yaml", title: "a.yml", marks: [2, 4]}],
  ["rust,editable", {...NONE, lang: "rust"}],
  ["ts:line-numbers {1}", {...NONE, lang: "ts", marks: [1]}],
  ["[.env]", {...NONE, lang: null, title: ".env"}],
  ["js src/App.js active", {...NONE, lang: "js", title: "src/App.js"}],
  ['js [[1, 3, "x"], [2, 5, "y"]]', {...NONE, lang: "js", marks: [3, 5]}],
  ["js ins={1-2} del={4} {6}", {...NONE, lang: "js", marks: [6], added: [1, 2], removed: [4]}],
])("%s", (info, expected) => expect(readInfo(info)).toEqual(expected));

const FENCES = {comments: true, meta: true, annotations: false};

it.each<[string, string, object]>([
  ["a // [!code ++]\nb # [!code --]", "js", {value: "a\nb", marks: [], added: [1], removed: [2]}],
  ["// [!code highlight:2]\na\nb\nc", "js", {value: "a\nb\nc", marks: [1, 2], added: [], removed: []}],
  ["// highlight-start\na\n// highlight-end\nb", "js", {value: "a\nb", marks: [1], added: [], removed: []}],
  [
    "secret\n// ---cut---\n// @noErrors\na\n//  ^?\nb",
    "ts twoslash",
    {value: "a\nb", marks: [], added: [], removed: []},
  ],
])("%j", (code, info, expected) => expect(readComments(code, info, FENCES)).toEqual(expected));

it("leaves code alone where the dialect has no such comments, or none are there", () => {
  expect(readComments("a // [!code ++]", "js", {...FENCES, comments: false})).toBeNull();
  expect(readComments("secret\n// ---cut---\na", "ts", FENCES)).toBeNull();
});

it("shortens remarks of numbered annotations", () =>
  expect(readComments("a = 1 # (1)!", "py", {...FENCES, comments: false, annotations: true})?.value).toBe(
    "a = 1 # (1)",
  ));
