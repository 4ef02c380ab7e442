import {expect, it} from "vitest";
import {rangeOf} from "./text-range.ts";

it.each(["\n", "\r\n", "\r"])("lines may end with %j", end => {
  const text = ["ab", "cd", "", "ef"].join(end);
  expect(rangeOf(text, text.indexOf("d"), 1)).toEqual({line: 2, column: 2, endLine: 2, endColumn: 3});
  expect(rangeOf(text, text.indexOf("c"), text.length - text.indexOf("c"))).toEqual({
    line: 2,
    column: 1,
    endLine: 4,
    endColumn: 3,
  });
  expect(rangeOf(text, 0, 0)).toEqual({line: 1, column: 1, endLine: 1, endColumn: 1});
});
