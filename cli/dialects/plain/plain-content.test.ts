import {join} from "node:path";
import {expect, it} from "vitest";
import {run} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {permalinkKey, plainContent} from "./plain-content.ts";

const folder = temporaryFolder();
const CASES: [name: string, files: string[], content: string][] = [
  ["a usual name", ["docs/a.md", "src/x.md"], "docs"],
  ["a usual name that holds no page", ["content/a.png", "documentation/guide/a.md"], "documentation"],
  [
    "pages below code",
    ["README.md", "src/content/a.md", "src/content/b/c.mdx", "src/index.js"],
    "src/content",
  ],
  ["a folder of another name", ["README.md", "CHANGELOG.md", "handbook/a.md", "handbook/b/c.md"], "handbook"],
  ["one section alone in a usual folder", ["docs/guide/a.md", "docs/guide/b.md"], "docs"],
  ["one section alone in another folder", ["book/guide/a.md", "book/guide/b.md"], "book"],
  ["several folders alike", ["README.md", "api/a.md", "guides/b.md"], "."],
  ["pages at the root", ["intro.md", "more/a.md", "more/b.md"], "."],
  ["packages that came with the project", ["README.md", "node_modules/x/README.md", "dist/a.md"], "."],
  ["nothing", [], "."],
];

it.each(CASES)("finds the pages with %s", (name, files, content) => {
  const root = join(folder, name.replaceAll(" ", "-"));
  writeFiles(root, {"package.json": "{}", ...Object.fromEntries(files.map(file => [file, "# A\n"]))});
  expect(plainContent(root)).toBe(content);
});

it("detects the key with which pages set their URLs, which init writes and builds use", async () => {
  const page = (key: string, url: string): string => `---\n${key}: ${url}\n---\n\n# A\n`;
  const root = join(folder, "permalinks");
  writeFiles(root, {
    "docs/One Page.md": page("permalink", "/guide/one.html"),
    "docs/b/Two.md": page("permalink", '"/guide/two"'),
    "docs/b/Three.md": `${page("permalink", "/guide/three/")}\n[a](/guide/one.html) [b](/guide/two)\n`,
    "docs/plain.md": "# P\n\npermalink: /x\n",
    "others/a.md": page("url", "https://x.org"),
    "others/b.md": page("url", "https://x.org"),
    "others/c.md": page("url", "https://x.org"),
  });
  expect(permalinkKey(join(root, "docs"))).toBe("permalink");
  expect(permalinkKey(join(root, "others"))).toBeUndefined();
  await run(root, "init");
  const {stdout} = await run(root, "check", "--format", "json", "--all");
  expect(JSON.parse(stdout).diagnostics).not.toContainEqual(expect.objectContaining({code: "link-page"}));
});

it("is where init, and builds without a config, look for pages", async () => {
  const root = join(folder, "project");
  writeFiles(root, {"README.md": "# R\n", "handbook/guide/a.md": "# A\n"});
  const built = await run(root, "build", "--json");
  expect(JSON.parse(built.stdout).pages).toMatchObject({discovered: 1});
  const {stderr} = await run(root, "init");
  expect(stderr).toContain("pages are in handbook.");
  const again = await run(root, "build", "--json");
  expect(JSON.parse(again.stdout).pages).toMatchObject({discovered: 1});
});

/** Settings of a project, and possible page locations; each is tested as if it were the only one. */
const SETTINGS = [null, {}, {title: "T"}];
const PLACES = ["docs/a.md", "content/a.md", "handbook/a.md", "a.md"];

it.each(SETTINGS.flatMap(settings => PLACES.map(page => [settings, page] as const)))(
  "is the content folder with any config that names none: %j, %s",
  async (settings, page) => {
    const root = join(temporaryFolder(), "project");
    writeFiles(root, {
      [page]: "# A\n",
      ...(settings && {"docs-index.config.json": JSON.stringify(settings)}),
    });
    const {pages, diagnostics} = JSON.parse((await run(root, "build", "--json")).stdout);
    expect({pages, diagnostics}).toMatchObject({pages: {emitted: 1}, diagnostics: []});
  },
);

it("does not search folders without pages of their own by default", async () => {
  const {code, stderr} = await run(temporaryFolder(), "build");
  expect({code, stderr}).toMatchObject({code: 2, stderr: expect.stringContaining("content-missing")});
});
