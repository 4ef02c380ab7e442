import {expect, it} from "vitest";
import {readCodeComments} from "./code-comments.ts";

it.each<[string, string, object]>([
  ["a // [!code ++]\nb # [!code --]", "js", {value: "a\nb", marks: [], added: [1], removed: [2]}],
  ["// [!code highlight:2]\na\nb\nc", "js", {value: "a\nb\nc", marks: [1, 2], added: [], removed: []}],
  ["// highlight-start\na\n// highlight-end\nb", "js", {value: "a\nb", marks: [1], added: [], removed: []}],
  [
    "secret\n// ---cut---\n// @noErrors\na\n//  ^?\nb",
    "ts twoslash",
    {value: "a\nb", marks: [], added: [], removed: []},
  ],
])("%j", (code, info, expected) => expect(readCodeComments(code, info)).toEqual(expected));

it("keeps code without such comments", () => {
  expect(readCodeComments("a // b", "js")).toBeNull();
  expect(readCodeComments("secret\n// ---cut---\na", "ts")).toBeNull();
});
