import {expect, test} from "vitest";
import {applyRule} from "#fixtures/support/readme.ts";
import {dropTitle} from "./title-heading.ts";

test.each([
  ["# Title\n\nText.", "Text."],
  ["Title\n=====\n\nText.", "Text."],
  ["<h1 align=center>\n  Title <b>x</b>\n</h1>\n\nText.", "Text."],
  ["<h1>Title</h1>\n<p>Text.</p>", "<p>Text.</p>"],
  ["<h1>Title\n\nText.", "Text."],
  ["> Note.\n\n# Title\n\n# Usage", "> Note.\n\n\n\n# Usage"],
])("%j becomes %j", (text, result) => {
  expect(applyRule(dropTitle, text).trim()).toBe(result);
});

test.each([
  "## Install\n\n# Not a title",
  "Text without any heading.",
  "```sh\n# a comment\n```",
  "    # indented code",
  "`# code`",
])("%j is unchanged", text => {
  expect(applyRule(dropTitle, text)).toBe(text);
});
