import {join} from "node:path";
import {expect, it} from "vitest";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {folderTitle, projectTitle} from "./project-title.ts";

const folder = temporaryFolder();
let count = 0;

it.each<[string, Record<string, string>, string | undefined]>([
  [
    "its package",
    {"site/package.json": '{"name": "@scope/my-tool"}', "package.json": '{"name": "x"}'},
    "my-tool",
  ],
  [
    "its package as the README spells it",
    {"site/package.json": '{"name": "my-tool"}', "site/README.md": "![](a.png)\n\n# My Tool\n\n# Other"},
    "My Tool",
  ],
  [
    "its package as the home page spells it",
    {"site/package.json": '{"name": "mytool"}', "site/docs/index.md": "# MyTool\n"},
    "MyTool",
  ],
  [
    "its package if the README has another heading",
    {"site/package.json": '{"name": "my-tool"}', "site/README.md": "# Tools"},
    "my-tool",
  ],
  ["its package without words for documentation", {"site/package.json": '{"name": "docs-eslint"}'}, "eslint"],
  ["its display name", {"site/package.json": '{"name": "x", "displayName": "X Tools"}'}, "X Tools"],
  [
    "the package of the repository",
    {"site/package.json": '{"name": "docs"}', "package.json": '{"name": "lib"}'},
    "lib",
  ],
  ["the repository", {".git/config": '[remote "origin"]\nurl = git@github.com:o/some-lib.git\n'}, "Some lib"],
  ["the owner", {".git/config": '[remote "origin"]\nurl = https://github.com/laravel/docs\n'}, "Laravel"],
  [
    "the repository, if the package is private",
    {
      "site/package.json": '{"name": "@x-ci/dev-root", "private": true}',
      ".git/config": '[remote "origin"]\nurl = https://github.com/electron/electron\n',
    },
    "Electron",
  ],
  ["its private package", {"site/package.json": '{"name": "thing", "private": true}'}, "thing"],
  ["nothing", {"package.json": "{", "site/package.json": "[]"}, undefined],
])("names a site after %s", (_, files, title) => {
  const root = join(folder, String(count++));
  writeFiles(root, {"site/docs/a.md": "# A", ".git/config": "", ...files});
  expect(projectTitle(join(root, "site"), join(root, "site", "docs"), undefined)).toBe(title);
});

it.each([
  ["/home/ann/tool/site/docs/website", "tool"],
  ["/home/ann/tool", "tool"],
  ["/home/ann/tool-docs/website", "tool"],
  ["/docs", "docs"],
])("names the first page of %s after the folder of the project", (path, title) =>
  expect(folderTitle(path)).toBe(title),
);
