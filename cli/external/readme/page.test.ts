import {expect, test} from "vitest";
import {parseMarkdown} from "#fixtures/support/parse-markdown.ts";
import {testContext, testEntry} from "#fixtures/support/readme.ts";
import {testSource} from "#fixtures/support/source.ts";
import type {LockEntry} from "#schemas/project-files/lock.ts";
import {readmePage} from "./page.ts";

const page = (text: string | Buffer, entry: Partial<LockEntry> = {}, source = testSource("acme/x-loader")) =>
  readmePage(
    {bytes: Buffer.from(text as string), entry: {...testEntry, ...entry} as LockEntry},
    {...testContext(), source},
    parseMarkdown,
  );

test("front matter contains the branch, the body contains the commit", () => {
  const {text} = page("# x\n\n[a](./a.md)\n", {file: "packages/x/ReadMe.md"});
  expect(text).toBe(`---
title: x-loader
source: https://github.com/acme/x-loader/blob/main/packages/x/ReadMe.md
edit: https://github.com/acme/x-loader/edit/main/packages/x/ReadMe.md
repo: https://github.com/acme/x-loader
updated: 2024-05-06
commit: c0ffee0000000000000000000000000000000000
---

[a](https://github.com/acme/x-loader/blob/${testEntry.commit}/packages/x/a.md)
`);
});

test("a title with a meaning in YAML is quoted", () => {
  const source = testSource("acme/x-loader", {title: 'a: "b" #c', group: "CSS"});
  expect(page("text", {}, source).text).toMatch(/^---\ntitle: 'a: "b" #c'\ngroup: CSS\n/);
});

test("other hosts have their own URL formats", () => {
  const at = (repo: string) => page("![a](./a.png)", {repo}).text;
  expect(at("https://gitlab.com/a/b")).toContain(`https://gitlab.com/a/b/-/raw/${testEntry.commit}/a.png`);
  expect(at("https://git.example/a/b")).toContain(`https://git.example/a/b/raw/${testEntry.commit}/a.png`);
});

test("byte order mark and line endings are normalized, code is kept", () => {
  expect(page("\uFEFF# x\r\n\r\n```\r\na\r\n```\r\n").text).toMatch(/---\n\n```\na\n```\n$/);
});

test("diagnostics have the lines of the page and of the README", () => {
  const {text, broken, removed} = page("# x\n\n<script></script>\n\n[a](#none)\n");
  const line = text.split("\n").findIndex(content => content.includes("[a]")) + 1;
  expect(broken).toEqual([{fragment: "none", line}]);
  expect(removed).toEqual([{what: "<script>", line: 3}]);
});

test.each([
  ["not UTF-8", Buffer.from([0xff, 0xfe, 0x41])],
  ["binary", Buffer.from("a\u0000b")],
])("a README that is %s is rejected", (_, bytes) => {
  expect(() => page(bytes)).toThrow("README.md is not text in UTF-8");
});
