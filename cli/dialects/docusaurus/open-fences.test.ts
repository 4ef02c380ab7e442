import {expect, it} from "vitest";
import {parseText, renderText} from "#fixtures/support/page.ts";

it.each([
  ["a\n\n```mdx-code-block\n<B />\n```\n\nc", "a\n\n\n<B />\n\n\nc"],
  ["````mdx-code-block title\n```js\nx\n```\n````", "\n```js\nx\n```\n"],
  ["- a\n\n  ```mdx-code-block\n  <B />\n  ```\n", "- a\n\n\n  <B />\n\n"],
  ["```js\nmdx-code-block\n```", "```js\nmdx-code-block\n```"],
])("opens fences without moving lines: %j → %j", (text, opened) => {
  expect(parseText(text, {dialect: "docusaurus"}).tree.data?.text).toBe(opened);
  expect(opened.split("\n").length).toBe(text.split("\n").length);
});

it("shows their content, only in the dialect that supports them", () => {
  const text = '---\ntitle: T\n---\n\n```mdx-code-block\n<Details summary="S">Text *in*.</Details>\n```\n';
  const html = (dialect: "docusaurus" | "plain") => renderText(text, {file: "a.mdx", dialect}).body.html;
  expect(html("docusaurus")).toContain("<em>in</em>");
  expect(html("plain")).toContain("<code");
});
