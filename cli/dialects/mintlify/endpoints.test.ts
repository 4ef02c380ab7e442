import {readFileSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
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

const OPERATIONS = {
  openapi: "3.1.0",
  paths: {"/runs/{id}": {get: {summary: "Read run"}, delete: {}}, "/runs": {post: {summary: " "}}},
};

it.each([
  ["openapi: get /runs/{id}", {}, "Read run"],
  ['openapi: "GET /runs/{id}"\nsidebarTitle: Read', {}, "Read run"],
  ["openapi: /api/a.json GET /runs/{id}", {}, "Read run"],
  ["openapi: api/b.yml GET /runs/{id}", {}, "Second"],
  ["openapi: DELETE /runs/{id}", {}, "Delete runs id"],
  ["openapi: post /runs", {}, "Post runs"],
  ["openapi: get /runs/{id}\ntitle: Own", {}, "Own"],
  ["openapi: get /other", {}, "add"],
  ["openapi: api/c.json get /runs/{id}", {}, "add"],
  ["openapi: https://example.com/a.json get /runs/{id}", {}, "add"],
  ["openapi: get /runs/{id}", {"api/a.json": "{", "api/b.yml": "openapi: ["}, "add"],
  [
    "openapi: get /runs/{id}",
    {"api/a.json": '{"paths": {}}', "api/b.yml": "openapi: 3.1.0\npaths: 1\n"},
    "add",
  ],
])("a page with `%s` and changes %j has the title %s", async (frontMatter, changes, title) => {
  const root = temporaryFolder();
  writeFiles(root, {
    "docs.json": JSON.stringify({name: "A", navigation: {pages: ["index", "add"]}}),
    "index.mdx": "---\ntitle: A\n---\n\nText.\n",
    "add.mdx": `---\n${frontMatter}\n---\n`,
    "api/a.json": JSON.stringify(OPERATIONS),
    "api/b.yml": "openapi: 3.1.0\npaths:\n  /runs/{id}:\n    get: {summary: Second}\n",
    ...changes,
  });
  await buildProject(root);
  const page: unknown = JSON.parse(readFileSync(join(root, "artifacts/data/pages/add/index.json"), "utf8"));
  expect(page).toMatchObject({title});
});
