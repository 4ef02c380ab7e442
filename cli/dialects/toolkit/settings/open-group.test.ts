import {existsSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {run} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import type {Section} from "#schemas/section.ts";

const page = (title: string): string => `---\ntitle: ${title}\n---\n\nText.\n`;

/** Pages below the folder of a tool's content. */
const pages = (folder: string): Record<string, string> => ({
  [`${folder}/index.md`]: page("Home"),
  [`${folder}/top/a/one.md`]: page("One"),
  [`${folder}/top/b/two.md`]: page("Two"),
  [`${folder}/top/c/three.md`]: page("Three"),
});

const docusaurus = (options = "{}"): string =>
  `module.exports = {title: 'Site', presets: [['classic', {blog: false, docs: ${options}}]]};`;
const category = (label: string, own: object): string => JSON.stringify({label, ...own});
const categories = {
  "docs/top/_category_.json": category("Top", {}),
  "docs/top/a/_category_.json": category("A", {collapsed: false}),
  "docs/top/b/_category_.yml": "label: B\ncollapsible: false\n",
  "docs/top/c/_category_.json": category("C", {collapsed: true}),
};

const vitepress = (groups: string): string =>
  `export default {themeConfig: {sidebar: [{text: 'Top', items: [${groups}]}]}};`;
const starlight = (groups: string): string =>
  `import starlight from '@astrojs/starlight';
   export default {integrations: [starlight({title: 'Site', sidebar: [{label: 'Top', items: [${groups}]}]})]};`;
const mintlify = (groups: object[]): string =>
  JSON.stringify({name: "Site", navigation: {groups: [{group: "Top", pages: groups}]}});

it.each<[string, Record<string, string>, string[]]>([
  [
    "folders with metadata",
    {...pages("docs"), ...categories, "docusaurus.config.js": docusaurus()},
    ["Top/A", "Top/B"],
  ],
  [
    "folders whose tool unfolds all",
    {...pages("docs"), ...categories, "docusaurus.config.js": docusaurus("{sidebarCollapsed: false}")},
    ["Top/A", "Top/B"],
  ],
  [
    "categories in a file",
    {
      ...pages("docs"),
      "docusaurus.config.js": docusaurus(),
      "sidebars.js": `module.exports = {main: [{type: 'category', label: 'Top', items: [
        {type: 'category', label: 'A', collapsed: false, items: ['top/a/one']},
        {type: 'category', label: 'B', collapsible: false, items: ['top/b/two']},
        {type: 'category', label: 'C', items: ['top/c/three']}]}]};`,
    },
    ["Top/A", "Top/B"],
  ],
  [
    "groups that are unfolded by default",
    {
      ...pages("."),
      ".vitepress/config.js": vitepress(
        "{text: 'A', collapsed: false, items: ['/top/a/one']}, {text: 'B', items: ['/top/b/two']}, {text: 'C', collapsed: true, items: ['/top/c/three']}",
      ),
    },
    ["Top/A", "Top/B"],
  ],
  [
    "groups with labels",
    {
      ...pages("src/content/docs"),
      "astro.config.mjs": starlight(
        "{label: 'A', items: ['top/a/one']}, {label: 'B', autogenerate: {directory: 'top/b'}}, {label: 'C', collapsed: true, autogenerate: {directory: 'top/c'}}",
      ),
    },
    ["Top/A", "Top/B"],
  ],
  [
    "groups that expand",
    {
      ...pages("."),
      "docs.json": mintlify([
        {group: "A", expanded: true, pages: ["top/a/one"]},
        {group: "B", expanded: true, pages: ["top/b/two"]},
        {group: "C", pages: ["top/c/three"]},
      ]),
    },
    ["Top/A", "Top/B"],
  ],
])("are unfolded at first as the config specifies: %s", async (_, files, expected) => {
  const root = temporaryFolder();
  writeFiles(root, files);
  await run(root, "build", "--no-cache", "--quiet");
  const data = join(root, "artifacts/data");
  const paths = ["_root", "docs", "top"].flatMap(name => {
    const file = join(data, `sections/${name}.json`);
    const {open = []}: Pick<Section, "open"> = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
    return open.map(path => path.join("/"));
  });
  expect(paths).toEqual(expected);
});
