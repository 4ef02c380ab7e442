import {expect, test} from "vitest";
import {applyRule} from "#fixtures/support/readme.ts";
import {convertHeadings} from "./html-headings.ts";

const convert = (text: string): string => applyRule(convertHeadings, text);

test.each([
  ['<h2 align="center">Install</h2>', "## Install"],
  ["<h3>\n  Two\n  lines\n</h3>", "### Two lines"],
  ['<h2><a href="x">Usage</a> <code>a_b</code></h2>', '## <a href="x">Usage</a> <code>a\\_b</code>'],
  ["<h2>1. First</h2>", "## 1\\. First"],
  ['<h4 id="own-id">Title</h4>', '#### <a id="own-id"></a>Title'],
  ["<h2>A</h2>\n<table></table>", "## A\n\n\n<table></table>"],
  ["<hr>\n<h2>A</h2>", "<hr>\n\n\n## A"],
  ["  <h2>A</h2>", "## A"],
])("%j becomes %j", (text, result) => {
  expect(convert(text)).toBe(result);
});

test.each([
  "<div><h2>Inside</h2></div>",
  "<h2><img src=x></h2>",
  "<h2>never closed",
  "```html\n<h2>Code</h2>\n```",
  "text with <h2>inline</h2>",
])("%j is unchanged", text => {
  expect(convert(text)).toBe(text);
});
