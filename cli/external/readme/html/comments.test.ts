import {expect, test} from "vitest";
import {applyRule} from "#fixtures/support/readme.ts";
import {dropComments} from "./comments.ts";

const drop = (text: string): string => applyRule(dropComments, text);

test("only real comments are removed, not those in code", () => {
  const code = 'Use `<!-- webpackIgnore: true -->`:\n```html\n<!-- keep me -->\n<img src="a.png" />\n```\n';
  expect(drop(`<!-- drop me -->\n${code}`)).toBe(code);
});

test.each([
  ["<!-- a -->\ntext", "text"],
  ["text <!-- a --> more", "text  more"],
  ["<!--\nseveral\n\nlines\n-->\n\ntext", "\ntext"],
  ["<div><!-- a --><b>x</b></div>", "<div><b>x</b></div>"],
  ["> <!-- a\n> b -->\n> text", "> \n> text"],
  ["| a |\n| - |\n| <!-- x --> b |", "| a |\n| - |\n|  b |"],
  ["text\n\n<!-- never closed\n\nmore", "text\n\n"],
  ["    <!-- indented code -->", "    <!-- indented code -->"],
])("%j becomes %j", (text, result) => {
  expect(drop(text)).toBe(result);
});

test("a comment that separates two lists is kept, but empty", () => {
  expect(drop("- a\n\n<!-- list -->\n\n- b")).toBe("- a\n\n<!-- -->\n\n- b");
});

test("text after a comment on the same line does not become Markdown", () => {
  expect(drop("<!-- a --># no heading")).toBe("<!-- --># no heading");
});
