import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

/** Returns the messages about missing titles in a project with some pages without a title and others with one. */
async function untitled(counts: {without: number; with: number}, files = {}): Promise<string[]> {
  const root = temporaryFolder();
  const pages = (count: number, name: string, text: string): [string, string][] =>
    Array.from({length: count}, (_, index) => [`docs/rules/${name}-${index}.md`, text]);
  writeFiles(root, {
    "docs/index.md": "# Home",
    ...Object.fromEntries([...pages(counts.without, "a", "Text."), ...pages(counts.with, "b", "# B")]),
    ...files,
  });
  const {diagnostics} = await buildProject(root);
  return diagnostics.flatMap(({code, message}) => (code === "title-missing" ? [message] : []));
}

it("are one warning if nearly all pages of a folder have no title and no tool is known", async () => {
  expect(await untitled({without: 12, with: 2})).toEqual([
    "12 of 14 pages in `docs/rules` have no title; their file names are used",
  ]);
});

it.each([
  ["few pages", {without: 9, with: 0}, {}],
  ["many pages with a title", {without: 10, with: 4}, {}],
  ["a config", {without: 12, with: 2}, {"docs-index.config.json": "{}"}],
])("are a warning each with %s", async (_, counts, files) => {
  expect(await untitled(counts, files)).toHaveLength(counts.without);
});

it.each([
  [
    "a sidebar",
    {"docs-index.config.json": '{"sidebar": [{"page": "/rules/a-1/", "title": "One"}, "rules/a-2"]}'},
  ],
  [
    "sidebars, in a group",
    {
      "docs-index.config.json":
        '{"sidebar": {"/": [{"title": "G", "items": [{"page": "rules/a-1", "title": "a-1"}]}, "/rules/a-2/"]}}',
    },
  ],
])("are no warning if %s gives the page a title", async (_, files) => {
  expect(await untitled({without: 3, with: 0}, files)).toEqual([
    "the page has no title; `a-0` is used",
    "the page has no title; `a-2` is used",
  ]);
});

it("are no warnings about pages that other pages include", async () => {
  const including = {
    "docs/all.mdx": "# All\n\nimport One from './rules/a-0.md';\n\n<One />\n",
  };
  expect(await untitled({without: 2, with: 1}, including)).toEqual(["the page has no title; `a-1` is used"]);
});
