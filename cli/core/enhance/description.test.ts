import type {Root} from "mdast";
import {expect, test} from "vitest";
import {parseMarkdown} from "#fixtures/support/parse-markdown.ts";
import {describePage} from "./description.ts";

const describeText = (text: string): string => describePage(parseMarkdown(text) as Root, undefined);

test("rows of badges and logos are skipped", () => {
  const text =
    "[![npm][npm]][url] ![size](a.svg)\n\n[![logo](b.png)](/)\n\nInject *CSS* into the `DOM`.\n\n[npm]: n.svg\n[url]: /\n";
  expect(describeText(text)).toBe("Inject CSS into the DOM.");
});

test("texts of up to 160 characters are complete, longer ones are cut at a word, without the preceding punctuation", () => {
  const exact = `${"word ".repeat(31)}words`;
  expect(exact).toHaveLength(160);
  expect(describeText(exact)).toBe(exact);
  expect(describeText(`${exact}s`)).toBe(`${"word ".repeat(30)}word…`);
  expect(describeText(`${"word ".repeat(29)}words, ${"x".repeat(40)}`)).toBe(`${"word ".repeat(29)}words…`);
});

test("a text without spaces is cut within a word, but never within a character", () => {
  expect(describeText(`short ${"x".repeat(300)}`)).toBe(`short ${"x".repeat(153)}…`);
  expect(describeText("配".repeat(300))).toBe(`${"配".repeat(159)}…`);
  expect(describeText(`${"x".repeat(158)}${"😀".repeat(9)}`)).toBe(`${"x".repeat(158)}…`);
});

test("an image within text contributes its alternative text", () => {
  expect(describeText("The ![warning](w.svg) sign.")).toBe("The warning sign.");
});
