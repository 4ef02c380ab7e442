import {join} from "node:path";
import {describe, expect, it, onTestFinished} from "vitest";
import {run} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {PLUGIN_LIMIT} from "#support/time-limit.ts";

/** Returns the diagnostics of a build with a config, each as one line. */
async function findings(config: string, files: Record<string, string> = {}): Promise<string[]> {
  const root = join(temporaryFolder(), "project");
  writeFiles(root, {
    "docs/index.md": "# Home\n",
    "docs/guide/start.md": "# Start\n\n## Part\n",
    "docs/draft.md": "---\ndraft: true\n---\n\n# Draft\n",
    "docs-index.config.json": config,
    ...files,
  });
  const {diagnostics} = JSON.parse((await run(root, "build", "--json")).stdout) as {
    diagnostics: Diagnostic[];
  };
  return diagnostics.map(
    ({severity, code, file, line, column, message, hint}) =>
      `${file}:${line}:${column} ${severity} ${code} ${message} | ${hint}`,
  );
}

describe("references in the config to missing things are reported at their position", () => {
  it.each([
    ['{"logo": "/nope.svg"}', "1:10 error config-file there is no file nope.svg"],
    ['{"logo": {"light": "a.svg", "dark": "no.svg"}}', "1:37 error config-file there is no file no.svg"],
    ['{"icon": "nope.png"}', "1:10 error config-file there is no file nope.png"],
    ['{"home": {"image": "/nope.svg"}}', "1:20 error config-file there is no file nope.svg"],
    [
      '{"head": [{"tag": "script", "attributes": {"src": "/nope.js?v=1"}}]}',
      "1:51 error config-file there is no file nope.js",
    ],
    [
      '{"head": [{"tag": "link", "attributes": {"rel": "icon", "href": "/nope.png"}}]}',
      "1:65 error config-file there is no file nope.png",
    ],
    [
      '{"social": [{"icon": "githb", "url": "https://git.example.org"}]}',
      '1:22 error config-value there is no icon "githb" | Did you mean "github"?',
    ],
    ['{"theme": {"css": "nope.css"}}', "1:19 error config-file there is no file nope.css"],
    ['{"public": ["assets", "nope"]}', "1:23 error config-file there is no folder nope"],
    [
      '{"sidebar": {"/guid/": ["guide/start"]}}',
      '1:24 warning config-page there is no page below "/guid/" | Did you mean "/guide/"?',
    ],
    [
      '{"sidebar": {"/elsewhere/": ["guide/start"]}}',
      '1:29 warning config-page there is no page below "/elsewhere/" | The key of a sidebar is the URL prefix of its pages.',
    ],
    ['{"sidebar": ["/guide/strat/"]}', '1:14 warning config-page there is no page "/guide/strat/"'],
    [
      '{"sidebar": {"/guide/": [{"title": "A", "items": [{"page": "x/y"}]}]}}',
      '1:60 warning config-page there is no page "x/y"',
    ],
    [
      '{"sidebar": ["guide/start", {"page": "guide/start#prt"}]}',
      '1:38 warning config-page there is no heading "guide/start#prt" | Did you mean "guide/start#part"?',
    ],
    [
      '{"sidebar": ["guide/start#other"]}',
      '1:14 warning config-page there is no heading "guide/start#other" | Use the id of a heading of this page.',
    ],
    ['{"sidebar": [{"folder": "nope"}]}', '1:25 warning config-page there is no folder with pages "nope"'],
    [
      '{"lists": {"/all/": {"title": "All", "folder": "gide"}}}',
      '1:48 warning config-page there is no folder with pages "gide" | Did you mean "guide"?',
    ],
    [
      '{"permalinks": {"gide": "/:name/"}}',
      '1:17 warning config-page there is no folder with pages "gide" | Did you mean "guide"?',
    ],
    [
      '{"permalinks": {"guide": "/:yaer/:name/"}}',
      '1:26 error config-value there is no placeholder ":yaer" | Did you mean ":year"?',
    ],
    [
      '{"permalinks": {"guide": "/:Title/"}}',
      '1:26 error config-value there is no placeholder ":Title" | Did you mean ":title"?',
    ],
    [
      '{"search": {"provider": "algolia"}}',
      '1:25 error config-value "search.options" needs "appId", "indexName", "apiKey" for "algolia"',
    ],
    [
      '{"search": {"provider": "typesense", "options": {"url": "u", "apiKey": "k"}}}',
      '1:49 error config-value "search.options" needs "collection" for "typesense"',
    ],
    [
      '{"banner": {"html": "New: <b>2.0</b> and `<i>`"}}',
      "1:21 error config-value the banner shows <b> as text | Write Markdown",
    ],
    [
      '{"banner": {"html": "See [it](guide/start.md)."}}',
      "1:21 error config-value the link to guide/start.md in the banner is omitted | Start it with a slash",
    ],
    [
      '{"outline": [3, 2]}',
      "1:13 error config-value no heading has a level from 3 to 2 | Write the higher level first: [2, 3].",
    ],
    ['{"redirects": {"/old/": "/nope/"}}', "1:17 error redirect-target there is no page /nope/"],
    ['{"sections": [{"name": "nope"}]}', "1:24 error config-section"],
    [
      '{"prefix": "docs", "sections": [{"name": "guide"}]}',
      '1:42 error config-section no page belongs to the section "guide" | With the prefix "docs", the pages of the content folder belong to the section "docs".',
    ],
  ])("%s", async (config, finding) => {
    const found = await findings(config, {"assets/a.svg": "<svg/>", "a.svg": "<svg/>"});
    const errors = found.filter(one => !one.includes(" info "));
    expect(errors).toEqual([expect.stringContaining(`docs-index.config.json:${finding}`)]);
  });

  it("include a suggestion", async () => {
    expect((await findings('{"sidebar": ["/guide/strat/"]}'))[0]).toContain('Did you mean "/guide/start/"?');
  });

  it("report URLs of the style sheet that lead to no public file, with their line", async () => {
    const css =
      '@import "/a.svg";\n.a { background: url(/nope.svg), url("/a.svg?x"), url(https://x.example/b.svg) }\n@font-face { src: url(\'/base/c.woff2\') }';
    const config = '{"base": "/base/", "public": ["assets"], "theme": {"css": "a.css"}}';
    const files = {"a.css": css, "assets/a.svg": "<svg/>"};
    expect(await findings(config, files)).toEqual([
      "docs-index.config.json:1:59 error config-file a.css:2 refers to /nope.svg, which does not exist | Put the file into a public folder, or list its path under `known` if the host serves it.",
      "docs-index.config.json:1:59 error config-file a.css:3 refers to /base/c.woff2, which does not exist | Put the file into a public folder, or list its path under `known` if the host serves it.",
    ]);
    expect(await findings(config, {...files, "assets/nope.svg": "<svg/>", "assets/c.woff2": ""})).toEqual([]);
  });

  it("report the line of a _redirects file", async () => {
    expect(await findings("{}", {"public/_redirects": "# moved\n/a  /guide/start/\n/b  /nope/\n"})).toEqual([
      expect.stringContaining("public/_redirects:3:1 error redirect-target"),
    ]);
  });

  it.each([
    '{"logo": "/a.svg", "icon": "./a.svg", "theme": {"css": "a.css"}, "public": ["assets"]}',
    '{"logo": "https://example.org/a.svg", "icon": "pic.svg"}',
    '{"home": {"image": "pic.svg"}, "theme": {"css": "a.css"}, "social": [{"icon": "link", "url": "/"}]}',
    '{"public": ["assets"], "head": [{"tag": "script", "attributes": {"src": "/a.svg#b"}}]}',
    '{"known": ["/host/"], "head": [{"tag": "script", "attributes": {"src": "/host/a.js"}}]}',
    '{"head": [{"tag": "link", "attributes": {"rel": "alternate", "href": "/feed.xml"}}]}',
    '{"head": [{"tag": "link", "attributes": {"rel": "help", "href": "/guide/start/"}}]}',
    '{"sidebar": ["/", "guide/start", {"folder": "guide"}, "/draft/"]}',
    '{"banner": {"html": "1 < 2 **new** `<b>` [a](/guide/start/) [b](https://x.example/) [c](#d) [d](mailto:a@x.example)"}}',
    '{"prefix": "docs", "sidebar": ["index", "guide/start", "/docs/guide/start/", "docs/guide/start.md"]}',
    '{"prefix": "a/b", "sidebar": {"/a/b/guide/": [{"folder": "guide"}, {"folder": "a/b/guide"}, {"folder": "/guide/"}]}}',
    '{"redirects": {"/old/": "/guide/start/"}}',
    '{"sidebar": {"/guide/start/": ["guide/start"]}, "sections": [{"name": "guide-start", "title": "More"}]}',
  ])("finds nothing in %s", async config => {
    const files = {"assets/a.svg": "<svg/>", "a.css": "", "docs/pic.svg": "<svg/>"};
    expect(await findings(config, files)).toEqual([]);
  });
});

describe("repository.folder", () => {
  const at = (repository: object): string =>
    JSON.stringify({repository: {owner: "o", name: "r", ...repository}});
  const remote = (address: string): Record<string, string> => ({
    ".git/config": `[remote "origin"]\n\turl = ${address}\n`,
    ".git/HEAD": "ref: refs/heads/main\n",
  });
  const OWN = remote("git@github.com:o/r.git");
  const NONE = {".git/config": "", ".git/HEAD": "ref: refs/heads/main\n"};

  it.each<[string, object, Record<string, string>, string[]]>([
    ["is right", {folder: "docs"}, OWN, []],
    ["is right, with slashes", {folder: "./docs/"}, OWN, []],
    [
      "is wrong",
      {folder: "doc"},
      OWN,
      ['"repository.folder" is doc, but the pages are in docs | Set it to "docs".'],
    ],
    ["exists but is another one", {folder: "assets"}, OWN, ['"repository.folder" is assets, but']],
    [
      "is missing",
      {},
      OWN,
      ['"repository.folder" is missing, so edit links lead nowhere: the pages are in docs'],
    ],
    ["is wrong in a working tree without remote", {folder: "doc"}, NONE, ['"repository.folder" is doc, but']],
    ["may be right in a working tree without remote", {folder: "assets"}, NONE, []],
    ["belongs to another repository", {folder: "doc"}, remote("https://github.com/o/other"), []],
  ])("%s", async (_, repository, git, expected) => {
    const found = await findings(at(repository), {...git, "assets/a.svg": "<svg/>"});
    const about = found.filter(one => one.includes("repository.folder"));
    expect(about).toHaveLength(expected.length);
    for (const [i, text] of expected.entries()) expect(about[i]).toContain(text);
  });
});

describe("a failing plug-in", () => {
  const plugin = (body: string): Record<string, string> => ({
    "years.mjs": `export default {name: "years", version: "1",\n${body}};\n`,
  });
  const config = '{"plugins": ["./years.mjs"]}';

  it.each([
    ["transform(tree, page) { if (page.url !== '/') throw new Error('no year'); }", "no year"],
    ["transform(tree, page) { if (page.url !== '/') tree.children.map(n => n.no.such); }", "Cannot read"],
    ["async transform() {}", "`transform` returned a promise"],
    ["transform() { return new Promise(() => {}); }", "`transform` returned a promise"],
    ["transform(tree) { tree.children.push(null); }", "after its `transform`, a node is null"],
    ["transform(tree) { tree.children.push({value: 'a'}); }", "after its `transform`, a node has no type"],
    [
      "transform(tree) { tree.children.push({type: 'odd'}); }",
      'after its `transform`, the node type "odd" is unknown',
    ],
    [
      "transform(tree) { tree.children.push(tree); }",
      'after its `transform`, a node of type "root" is inside itself',
    ],
    ["transform(tree) { tree.children = {}; }", "after its `transform`, the children"],
    ["transform(tree) { tree.children.push({type: 'text'}); }", "after its `transform`, a node of type"],
  ])("is reported with the page and its own line: %s", async (body, message) => {
    const found = await findings(config, plugin(body));
    const guide = found.find(one => one.startsWith("docs/guide/start.md:"));
    expect(guide).toContain(`error plugin-failed the plug-in "years" failed: ${message}`);
  });

  it.each([
    ["*write() { throw new Error('full'); }", "full"],
    ["write() { return 5; }", "`write` must return a list of files"],
    ["async write() { throw new Error('later'); }", "`write` must return a list of files"],
    ["*write() { yield {path: 'a.json'}; }", "both strings"],
    ["*write() { yield {path: '../a.json', text: ''}; }", "not a path inside the output folder"],
    ["*write() { yield null; }", "both strings"],
    ["*write() { for (;;) yield {path: 'a.json', text: ''}; }", "it writes 100000 files or more"],
    ["*write() { yield {path: '/a.json', text: ''}; }", "not a path inside the output folder"],
  ])("ends the build and is reported while it writes: %s", async (body, message) => {
    const found = await findings(config, plugin(body));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('error plugin-failed the plug-in "years" failed: ');
    expect(found[0]).toContain(message);
  });

  it.each(["transform() { for (;;); }", "write() { for (;;); }", "*write() { for (;;); }"])(
    "that never ends is ended, named, and not called again: %s",
    async body => {
      const {milliseconds} = PLUGIN_LIMIT;
      onTestFinished(() => void Object.assign(PLUGIN_LIMIT, {milliseconds}));
      PLUGIN_LIMIT.milliseconds = 50;
      const found = await findings(config, plugin(body));
      const about = found.filter(one => one.includes('error plugin-failed the plug-in "years" failed: '));
      expect(
        about.filter(one => one.includes("it did not end within 0.05 s")),
        found.join("\n"),
      ).toHaveLength(1);
      expect(about.every(one => one.includes("did not end"))).toBe(true);
    },
  );

  it.each([
    [undefined, "Cannot find module"],
    ["export default {}", "its default export has no name and version"],
    ["export default {", "can't be loaded"],
    ["throw new Error('at start')", "at start"],
  ])("is reported at its position in the config when it starts: %s", async (text, message) => {
    expect(await findings(config, text === undefined ? {} : {"years.mjs": text})).toEqual([
      expect.stringMatching(new RegExp(`^docs-index.config.json:1:14 error plugin-failed .*${message}`)),
    ]);
  });
});
