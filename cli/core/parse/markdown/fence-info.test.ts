import {expect, it} from "vitest";
import {readInfo} from "./fence-info.ts";

const NONE = {title: null, marks: [], added: [], removed: []};

it.each<[string, object]>([
  ['title="Main File"', {...NONE, lang: null, title: "Main File"}],
  ["{.Python}", {...NONE, lang: "python"}],
  ['{ .yaml title="a.yml" hl_lines="2 4" }', {...NONE, lang: "yaml", title: "a.yml", marks: [2, 4]}],
  ["output", {...NONE, lang: "text"}],
  ["dotnetcli", {...NONE, lang: "bash"}],
  ["rust,editable", {...NONE, lang: "rust"}],
  ["ts:line-numbers {1}", {...NONE, lang: "ts", marks: [1]}],
  ["[.env]", {...NONE, lang: null, title: ".env"}],
  ["js src/App.js active", {...NONE, lang: "js", title: "src/App.js"}],
  ['js [[1, 3, "x"], [2, 5, "y"]]', {...NONE, lang: "js", marks: [3, 5]}],
  ["js ins={1-2} del={4} {6}", {...NONE, lang: "js", marks: [6], added: [1, 2], removed: [4]}],
])("%s", (info, expected) => expect(readInfo(info)).toEqual(expected));

it("reads at most 10,000 lines, however many ranges there are", () => {
  const ranges = Array.from({length: 1000}, (_, i) => `${i * 9000}-${i * 9000 + 8999}`);
  expect(readInfo(`js {${ranges.join(",")}} ins={${ranges.join(",")}}`)).toMatchObject({
    marks: {length: 10_000},
    added: {length: 10_000},
  });
});
