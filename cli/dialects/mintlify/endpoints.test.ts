import {expect, it} from "vitest";
import {checkFolder} from "#fixtures/support/check-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

it.each([
  ["openapi: post /memories/", "link-unverified"],
  ["asyncapi: events memories", "link-unverified"],
  ["api: GET /memories/", "link-unverified"],
  ["mode: wide", "link-anchor"],
])("a link to an unknown id of a page with `%s` is %s", async (frontMatter, code) => {
  const root = temporaryFolder();
  writeFiles(root, {
    "docs.json": JSON.stringify({name: "A", navigation: {pages: ["index", "add"]}}),
    "index.mdx": "---\ntitle: A\n---\n\n[x](/add#body-messages) [y](/add#example)\n",
    "add.mdx": `---\ntitle: Add\n${frontMatter}\n---\n\n## Example\n\nText.\n`,
  });
  const {diagnostics} = await checkFolder(root);
  const found = diagnostics.map(({code}) => code).filter(code => /^link-(?:anchor|unverified)$/.test(code));
  expect(found).toEqual([code]);
});

it.each([
  ["openapi: post /memories/", []],
  ['title: " "\nsidebarTitle: Adding', []],
  ["mode: wide", ["title-missing"]],
])("a page without a title and with `%s` reports %j", async (frontMatter, codes) => {
  const root = temporaryFolder();
  writeFiles(root, {
    "docs.json": JSON.stringify({name: "A", navigation: {pages: ["index", "add"]}}),
    "index.mdx": "---\ntitle: A\n---\n\nText.\n",
    "add.mdx": `---\n${frontMatter}\n---\n\nText.\n`,
  });
  const {diagnostics} = await checkFolder(root);
  const found = diagnostics.map(({code}) => code).filter(code => code !== "page-orphan");
  expect(found).toEqual(codes);
});
