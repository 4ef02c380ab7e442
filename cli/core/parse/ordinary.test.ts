import {expect, it} from "vitest";
import {costlyBlocks, needsReferenceParser} from "./ordinary.ts";

const ROWS = "| *a*, _b_ |\n".repeat(20_000);
const RULE = "| - |\n";

it.each([
  ["a table", `| a |\n${RULE}${ROWS}`],
  ["a table with alignment", `| a | b\\|c |\n| :- | -: |\n${ROWS}`],
  ["an indented table", `  | *a* |\n  |---|\n${ROWS}`],
])("counts the emphasis of each row of %s alone", (_, text) => {
  expect(costlyBlocks(text, "md")).toEqual([]);
});

it.each([
  ["rows without a header", ROWS],
  ["rows below a header with other columns", `| a | b |\n${RULE}${ROWS}`],
  ["rows below a header that spans a line", `| a |\n| b |\n${RULE}${ROWS}`],
  ["rows after the end of a table", `| a |\n${RULE}# End\n${ROWS}`],
  ["a row with too many markers", `| a |\n${RULE}| ${"*a* ".repeat(40_000)} |\n`],
])("counts the emphasis of %s together", (_, text) => {
  expect(costlyBlocks(`text\n\n${text}`, "md").map(({start}) => start)).toEqual([6]);
});

it.each(["https://a.example ", "www.a.example ", "a@b.example ", "a@b.c "])(
  "leaves many addresses in one block to the reference parser: %s",
  address => {
    const many = address.repeat(20_000);
    expect(needsReferenceParser(many, "md")).toBe(true);
    expect(needsReferenceParser(`${address.repeat(10)}\n\n`.repeat(2000), "md")).toBe(false);
  },
);

it("leaves many expressions in one block of MDX to the reference parser", () => {
  const many = '{"a"} '.repeat(20_000);
  expect(needsReferenceParser(many, "mdx")).toBe(true);
  expect(needsReferenceParser(many, "md")).toBe(false);
  expect(needsReferenceParser('a {"a"}\n\n'.repeat(20_000), "mdx")).toBe(false);
});

it("leaves MDX blocks of many tags, such as an API reference without blank lines, to the reference parser", () => {
  const many = "<p>\n<b>a</b>\n</p>\n".repeat(2600);
  expect(needsReferenceParser(many, "mdx")).toBe(true);
  expect(needsReferenceParser(many, "md")).toBe(false);
  expect(needsReferenceParser("<p>a</p>\n\n".repeat(1000), "mdx")).toBe(false);
  expect(costlyBlocks(many.repeat(4), "mdx")).toEqual([]);
});
