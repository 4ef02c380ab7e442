import {join} from "node:path";
import {expect, it} from "vitest";
import {toolNamed} from "#dialects/index.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import type {DialectName} from "#schemas/settings/dialects.ts";
import {discover} from "../discover.ts";

const found = (files: Record<string, string>, dialect: DialectName) => {
  const root = temporaryFolder();
  writeFiles(root, files);
  return discover({
    root,
    external: join(root, "none"),
    layers: [{folder: root, prefix: "", include: undefined, exclude: []}],
    urls: toolNamed(dialect).urls,
  });
};

it.each([
  ["---\naliases: [/old/, was.html]\n---", {"/old/": "/a/b/", "/a/was.html": "/a/b/"}],
  ["---\naliases:\n  - /old/\n  - '/older'\ntitle: x\n---", {"/old/": "/a/b/", "/older": "/a/b/"}],
  ["---\naliases: /old/\n---", {"/old/": "/a/b/"}],
  ["+++\naliases = ['/old/', \"/older/\"]\n+++", {"/old/": "/a/b/", "/older/": "/a/b/"}],
  ['{\n  "aliases": ["/old/"]\n}', {"/old/": "/a/b/"}],
  ["---\naliases: [/a/b/, '/x?y', '../..', 'https://example.org']\n---", {}],
  ["---\naliases: []\n---", {}],
  ["---\naliases:\n- ../c/d\n- ../../../e\n---", {"/c/d": "/a/b/", "/e": "/a/b/"}],
])("old URLs named by a Hugo page: %j", (text, moves) =>
  expect(found({"a/B.md": text}, "hugo").moves).toEqual(moves),
);

it("old URLs of folders in Hugo, which are relative to the folder above", () =>
  expect(
    found({"a/b/_index.md": "---\naliases: [../c, d]\n---", "a/e/index.md": "---\naliases: [f]\n---"}, "hugo")
      .moves,
  ).toEqual({"/c": "/a/b/", "/a/d": "/a/b/", "/a/f": "/a/e/"}));

it("old URLs named by a Jekyll page, at any current URL", () =>
  expect(found({"a.md": "---\npermalink: /new/\nredirect_from:\n- /old/\n---"}, "jekyll").moves).toEqual({
    "/old/": "/new/",
  }));

it("old URLs of an index file, which is also served as its folder", () =>
  expect(
    found({"a.md": "---\nredirect_from: [/help/index.html, /x-index.html]\n---"}, "jekyll").moves,
  ).toEqual({"/help/index.html": "/a/", "/help/": "/a/", "/x-index.html": "/a/"}));

it("pages with any extension known to the tool, including their paths", () => {
  const {pages, diagnostics} = found({"a.markdown": "", "b.md": "", "c.mkd": ""}, "jekyll");
  expect(pages.map(({path, contentPath, url}) => [path, contentPath, url])).toEqual([
    ["a.markdown", "a.md", "/a/"],
    ["b.md", "b.md", "/b/"],
    ["c.mkd", "c.md", "/c/"],
  ]);
  expect(diagnostics).toEqual([]);
  expect(found({"a.markdown": "", "b.md": ""}, "vitepress").diagnostics).toMatchObject([
    {code: "file-extension"},
  ]);
});

it("files in the hidden folder of the tool", () => {
  const files = {"a.md": "", ".gitbook/assets/b (1).png": "", ".hidden/c.png": ""};
  expect([...found(files, "gitbook").files.keys()]).toEqual([".gitbook/assets/b (1).png"]);
  expect([...found(files, "docsify").files.keys()]).toEqual([]);
});
