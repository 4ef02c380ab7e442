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
  [
    "entries of a metadata file with a theme",
    {
      ...pages("content"),
      "next.config.mjs": "import nextra from 'nextra';\nexport default nextra({})({});",
      "content/_meta.js": "export default {index: 'Home', top: 'Top'};",
      "content/top/_meta.js":
        "export default {a: {title: 'A', theme: {collapsed: false}}, b: {title: 'B', theme: {collapsed: false}}, c: 'C'};",
    },
    ["Top/A", "Top/B"],
  ],
  [
    "folders that are open",
    {
      ...pages("content/docs"),
      "next.config.mjs": "export default {};",
      "source.config.ts":
        "import {defineDocs} from 'fumadocs-mdx/config';\nexport const docs = defineDocs({dir: 'content/docs'});",
      "package.json": JSON.stringify({dependencies: {"fumadocs-core": "1", "fumadocs-mdx": "1"}}),
      "content/docs/meta.json": JSON.stringify({pages: ["index", "top"]}),
      "content/docs/top/meta.json": JSON.stringify({title: "Top", pages: ["a", "b", "c"]}),
      "content/docs/top/a/meta.json": JSON.stringify({title: "A", defaultOpen: true}),
      "content/docs/top/b/meta.json": JSON.stringify({title: "B", defaultOpen: true}),
      "content/docs/top/c/meta.json": JSON.stringify({title: "C"}),
    },
    ["Top/A", "Top/B"],
  ],
  [
    "folders in lists",
    {
      ...pages("docs/guide"),
      "rspress.config.ts":
        "import {defineConfig} from 'rspress/config';\nexport default defineConfig({root: 'docs', title: 'Site'});",
      "docs/guide/_meta.json": JSON.stringify([{type: "dir", name: "top", label: "Top"}]),
      "docs/guide/top/_meta.json": JSON.stringify([
        {type: "dir", name: "a", label: "A", collapsed: false},
        {type: "dir", name: "b", label: "B", collapsible: false},
        {type: "dir", name: "c", label: "C", collapsed: true},
      ]),
    },
    ["Top/A", "Top/B"],
  ],
])("are unfolded at first as the config specifies: %s", async (_, files, expected) => {
  const root = temporaryFolder();
  writeFiles(root, files);
  await run(root, "build", "--no-cache", "--quiet");
  const data = join(root, "artifacts/data");
  const paths = ["_root", "docs", "guide"].flatMap(name => {
    const file = join(data, `sections/${name}.json`);
    const {open = []}: Pick<Section, "open"> = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
    return open.map(path => path.join("/"));
  });
  expect(paths).toEqual(expected);
});
