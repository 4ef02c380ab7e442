import {readFileSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const MENUS: readonly [tool: string, files: Record<string, string>][] = [
  [
    "a sidebar in the config",
    {"docs-index.config.json": '{"content": "docs", "sidebar": [{"page": "a", "title": "Ay"}]}'},
  ],
  ["mkdocs.yml", {"mkdocs.yml": "site_name: X\nnav:\n  - Group:\n    - Ay: a.md\n"}],
  [
    "a group with this page",
    {
      "docs-index.config.json":
        '{"content": "docs", "sidebar": [{"title": "Ay", "page": "a", "items": ["b-b"]}]}',
    },
  ],
  [
    "a sidebar of VitePress",
    {"docs/.vitepress/config.mjs": 'export default {themeConfig: {sidebar: [{text: "Ay", link: "/a"}]}}'},
  ],
  ["_meta.json", {"docs/_meta.json": '{"a": "Ay"}'}],
  [
    "_sidebar.md",
    {
      "docs/index.html": "<script>window.$docsify = {loadSidebar: true}</script>",
      "docs/_sidebar.md": "- [Ay](a.md)\n",
    },
  ],
  ["front matter", {"docs/a.md": "---\nlabel: Ay\n---\n\nText.\n"}],
];

it.each(MENUS)("pages without a title have the one in %s", async (_, files) => {
  const root = temporaryFolder();
  writeFiles(root, {"docs/index.md": "# Home\n", "docs/a.md": "Text.\n", "docs/b-b.md": "Text.\n", ...files});
  const {diagnostics} = await buildProject(root);
  const untitled = diagnostics.filter(({code}) => code === "title-missing");
  expect(untitled.map(({file}) => file)).toEqual(["docs/b-b.md"]);
  const page = JSON.parse(readFileSync(join(root, "artifacts/data/pages/a/index.json"), "utf8"));
  expect(page).toMatchObject({title: "Ay"});
});

it.each([
  ["mkdocs.yml", "site_name: X\n", "docs/", "quick_start.md", "Quick start"],
  ["_config.yml", "title: X\n", "", "quick-start.md", "Quick Start"],
])("pages without a title in a project with %s are named after their file", async (...given) => {
  const [config, text, folder, name, title] = given;
  const root = temporaryFolder();
  writeFiles(root, {[config]: text, [`${folder}index.md`]: "# Home\n", [`${folder}${name}`]: "Text.\n"});
  const {diagnostics} = await buildProject(root);
  expect(diagnostics.map(({message}) => message)).toEqual([`the page has no title; \`${title}\` is used`]);
});
