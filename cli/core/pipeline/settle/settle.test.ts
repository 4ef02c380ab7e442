import {execFileSync} from "node:child_process";
import {realpathSync, rmSync} from "node:fs";
import {beforeEach, describe, expect, it} from "vitest";
import {type BuildRun, buildProject} from "#fixtures/support/build-project.ts";
import {checkFolder} from "#fixtures/support/check-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const root = realpathSync(temporaryFolder());
beforeEach(() => rmSync(root, {recursive: true, force: true}));

const page = (...links: string[]): string => `# Page\n\n${links.map(link => `[x](${link})`).join("\n")}\n`;

async function build(files: Record<string, string>, inGit = true): Promise<BuildRun> {
  writeFiles(root, {"docs-index.config.json": '{"content": "docs", "dates": "none"}', ...files});
  if (inGit) execFileSync("git", ["init", "-q"], {cwd: root});
  return await buildProject(root);
}

const codesOf = ({diagnostics}: BuildRun): string[] =>
  diagnostics.map(({severity, code, hint = ""}) =>
    `${severity} ${code} ${/`[^`]+`/.exec(hint)?.[0] ?? ""}`.trim(),
  );

describe("missing pages", () => {
  it("are errors if a rule of the host leads to another missing page", async () => {
    const rules = "/x-* /y-:splat\n/p/:name/q /z/:name\n/api/* https://x.org/:splat 200\n";
    const run = await build({
      "docs/index.md": page("/x-one/", "/p/a/q", "/api/b", "/other"),
      "docs/more.md": "# More",
      "public/_redirects": rules,
    });
    expect(codesOf(run)).toEqual(["error link-page", "error link-page"]);
  });

  it("are errors if links to them have the address of the site", async () => {
    const run = await build({
      "docs-index.config.json": '{"content": "docs", "dates": "none", "site": "https://a.example/"}',
      "docs/index.md": page(...["b", "c", "d", "e", "f"].map(name => `https://a.example/${name}`)),
    });
    expect(codesOf(run)).toEqual(Array(5).fill("error link-page"));
  });

  const generated = {"docs/index.md": page("api/one.md", "/api/two/", "gone.md")};

  it("may be generated if git ignores their files", async () => {
    const {diagnostics, code} = await build({...generated, ".gitignore": "/docs/api/\n"});
    expect(diagnostics.map(each => [each.severity, each.code, each.line])).toEqual([
      ["warning", "link-unverified", 3],
      ["warning", "link-unverified", 4],
      ["error", "link-page", 5],
    ]);
    expect(code).toBe(1);
    writeFiles(root, {".gitignore": "x\n"});
    expect(codesOf(await buildProject(root)).filter(each => each.includes("generate"))).toEqual([]);
  });

  it("are errors if git ignores the whole content folder, or without git", async () => {
    const one = {"docs/index.md": page("one.md")};
    expect(codesOf(await build({...one, ".gitignore": "docs\n"}))).toEqual(["error link-page"]);
    rmSync(root, {recursive: true});
    expect(codesOf(await build({...one, ".gitignore": "/docs/one.md\n"}, false))).toEqual([
      "error link-page",
    ]);
  });

  it("may also be generated files", async () => {
    const run = await build({
      "docs/guide/p.md": "# P\n\n![](graph.svg) ![](none.svg)\n",
      ".gitignore": "*graph.svg\n",
    });
    expect(codesOf(run)).toEqual(["warning file-generated", "error image-missing"]);
  });

  it.each([
    ["does not exist", {}],
    ["lacks more of them than it holds", {"docs/img/one.png": "x"}],
  ])("may be created by a program if their folder %s", async (_, files) => {
    const images = ["a", "b", "c", "d", "e"].map(name => `![${name}](img/${name}.png)`).join(" ");
    const run = await build({"docs/p.md": `# P\n\n${images}\n`, ...files});
    expect(codesOf(run)).toEqual(images.split(" ").map(() => "warning file-generated `docs/img`"));
    const held = Object.fromEntries(["1", "2", "3", "4", "5"].map(name => [`docs/img/${name}.png`, "x"]));
    const {diagnostics} = await build({"docs/p.md": `# P\n\n${images}\n`, ...files, ...held});
    expect(diagnostics.map(({code}) => code)).toEqual(images.split(" ").map(() => "image-missing"));
  });

  it("may be made by a program if a folder of the same name lacks several pages elsewhere", async () => {
    const run = await build({
      "docs/a/index.md": page("demos/x.md", "demos/y.md", "demos/z.md"),
      "docs/b/index.md": page("demos/x.md", "demos/here.md", "other/x.md"),
      "docs/b/here.md": "# Here\n",
    });
    expect(codesOf(run).sort()).toEqual([
      "error link-page",
      "error link-page",
      ...Array.from({length: 3}, () => "warning link-unverified `/a/demos/`"),
      "warning link-unverified `/b/demos/`",
    ]);
  });

  it("are found by redirects from HTML files that they were made into", async () => {
    const run = await build({
      "docs/index.md": page("/old.html", "old.md", "/sub/old.htm", "other.md"),
      "docs/new.md": "# New",
      "public/_redirects": "/old.html /new\n/sub/old.htm /new/\n",
    });
    expect(codesOf(run)).toEqual(["error link-page"]);
  });

  it("share the result of the redirect that is their only link", async () => {
    const run = await build({
      "docs/index.md": page("/old/", "/gone/", "/play/x/", "/play/y/", "/"),
      "public/_redirects": "/old /play/z/\n/older /old\n/gone /none/\n",
    });
    expect(codesOf(run).sort()).toEqual([
      "error link-page",
      "error redirect-target",
      ...Array.from({length: 5}, () => "warning link-unverified `/play/`"),
    ]);
  });

  it("may be in a submodule", async () => {
    const modules = '[submodule "spec"]\n\tpath = docs/spec\n\turl = https://x.org/spec\n';
    const run = await build({"docs/index.md": page("spec/a.md", "spec.md"), ".gitmodules": modules});
    expect(codesOf(run)).toEqual([
      "warning link-unverified `git submodule update --init`",
      "error link-page",
    ]);
  });

  it("may be elsewhere if several links lead into a missing folder", async () => {
    const run = await build({
      "docs/index.md": page("/play/x/", "/play/y/", "/single/z/", "/guide/none/", "/guide/a/"),
      "docs/guide/a.md": page("../lib/one.md", "../lib/one.md", "../lib/one.md"),
    });
    expect(codesOf(run).sort()).toEqual([
      "error link-page",
      "error link-page",
      "warning link-unverified `/lib/`",
      "warning link-unverified `/lib/`",
      "warning link-unverified `/lib/`",
      "warning link-unverified `/play/`",
      "warning link-unverified `/play/`",
    ]);
  });

  it("are errors if they were moved to another folder", async () => {
    const run = await build({
      "docs/index.md": page("/old/setup/", "/old/deploy/"),
      "docs/new/setup.md": "# S\n",
      "docs/new/deploy.md": "# D\n",
    });
    expect(codesOf(run).map(each => each.slice(0, 15))).toEqual(["error link-page", "error link-page"]);
  });

  const names = ["a", "b", "c", "d", "e", "f"];
  const in6 = (folder: string): Record<string, string> =>
    Object.fromEntries(names.map(name => [`docs/${folder}${name}.md`, `# ${name}\n`]));

  it.each<[string, Record<string, string>, string]>([
    ["a prefix", {...in6(""), "docs/z.md": page(...names.map(name => `/v2/manual/${name}`))}, "`prefix`"],
    ["a folder", {...in6("en/"), "docs/z.md": page(...names.map(name => `/${name}`))}, "`content`"],
    [
      "folders in parentheses",
      {...in6("(x)/"), "docs/z.md": page(...names.map(name => `/${name}/`))},
      "`dialect`",
    ],
  ])("are explained by %s", async (_, files, setting) => {
    const run = await build(files);
    expect(codesOf(run)).toEqual(names.map(() => `warning link-unverified ${setting}`));
    expect(run.code).toBe(0);
  });

  it.each<[string, Record<string, string>, string[], string]>([
    ["nothing tells where the folder is on its host", {}, [], "warning link-unverified `base`"],
    ["a link from the root leads to a page", {"docs/a.md": "# A\n"}, ["/a/"], "error link-page"],
    [
      "a config has the pages at the root",
      {"docs-index.config.json": '{"content": "docs"}'},
      [],
      "error link-page",
    ],
    [
      "a tool has the pages at the root",
      {".vitepress/config.js": "export default {srcDir: 'docs'};"},
      [],
      "error link-page",
    ],
    ["its first folder has pages", {"docs/chat/a.md": "# A\n"}, [], "error link-page"],
    ["it was moved", {"docs/x/b.md": "# B\n"}, [], "error link-page"],
  ])("may be on a larger site unless there is contrary evidence: %s", async (_, files, links, expected) => {
    writeFiles(root, {"docs/index.md": page("/chat/b/", ...links), ...files});
    const run = await buildProject(root);
    expect(
      codesOf(run)
        .filter(each => /link-/.test(each))
        .map(each => each.replace(/(?<=link-page).*/, "")),
    ).toEqual([expected]);
  });

  it("are on other parts of a site if pages link to each other below their folder name", async () => {
    const run = await build({
      ...in6(""),
      "docs/z.md": page(...names.map(name => `/docs/${name}/`), "/download/", "/docs/none/", "beside.md"),
      "public/_redirects": "/old /docs/a/\n/older /docs/nothing/\n",
    });
    expect(codesOf(run).sort()).toEqual([
      "error link-page",
      "error link-page",
      "error redirect-target",
      "warning link-unverified `prefix`",
      "warning link-unverified `prefix`",
    ]);
  });

  it("have a single cause if most links of a kind fail", async () => {
    const links = Array.from({length: 10}, (_, at) => `/p${at}`);
    const many = await build({"docs/z.md": page(...links, "/z/")});
    expect(codesOf(many)).toEqual(links.map(() => "warning link-unverified `base`"));
    rmSync(root, {recursive: true});
    const few = await build({"docs/z.md": page(...links, ...Array.from({length: 11}, () => "/z/"))});
    expect(codesOf(few)).toEqual(links.map(() => "error link-page"));
  });
});

it("diagnostics of partials are reported once by every command, with the including pages", async () => {
  const run = await build({
    "docs/a.mdx": 'import P from "./_p.mdx"\n\n# A\n\n<P />\n',
    "docs/b.mdx": 'import P from "./_p.mdx"\n\n# B\n\n<P /> <P />\n',
    "docs/_p.mdx": "[x](gone.md) and [y](#nope)\n",
    "docs-index.config.json": '{"content": "docs", "dates": "none", "exclude": ["**/_*"]}',
  });
  const related = ["docs/a.mdx", "docs/b.mdx"].map(file => ({file, message: "includes it"}));
  const found = [
    {file: "docs/_p.mdx", line: 1, code: "link-page", related},
    {file: "docs/_p.mdx", line: 1, code: "link-anchor", related},
  ];
  expect(run.diagnostics).toMatchObject(found);
  const {diagnostics} = await checkFolder(root);
  expect(diagnostics.filter(({code}) => code.startsWith("link-"))).toMatchObject(found);
});

describe("missing heading ids", () => {
  const headings = ["Deep state", "Else blocks", "Keyed each", "When not to", "Updating props", "More here"];
  const pages = (ofLink: (heading: string) => string) => ({
    "docs/index.md": `# Page\n\n${headings.map(text => `## ${text}\n\n[x](#${ofLink(text)})\n`).join("\n")}`,
  });
  const kept = (text: string): string => text.replaceAll(" ", "-");
  const usual = (text: string): string => kept(text).toLowerCase();

  it.each<[string, (text: string) => string]>([
    ["case", kept],
    ["punctuation", text => usual(text).replaceAll("-", "_")],
  ])("follow a custom rule if most links differ in %s", async (_, ofLink) => {
    const run = await build(pages(ofLink));
    expect(new Set(codesOf(run))).toEqual(new Set(["warning link-unverified `slug`"]));
    expect(run.diagnostics).toHaveLength(headings.length);
  });

  it("are uncertain with a custom rule, however much they differ from the ids", async () => {
    // Ten findings of a kind would have a cause of their own.
    const nested = headings
      .slice(0, 3)
      .map((text, i) => `[x](#${kept(headings[i + 1] ?? "")}-${kept(text)})`)
      .join("\n\n");
    const files = pages(kept);
    const run = await build({"docs/index.md": `${files["docs/index.md"]}\n${nested}\n`});
    expect(new Set(codesOf(run))).toEqual(new Set(["warning link-unverified `slug`"]));
    expect(run.diagnostics).toHaveLength(headings.length + 3);
  });

  it("are errors if few links differ, or the ids are different", async () => {
    const few = await build(pages(text => (text.startsWith("W") ? kept(text) : usual(text))));
    expect(codesOf(few)).toEqual(["error link-anchor"]);
    const others = await build(pages(text => (/^[WM]/.test(text) ? `no-${usual(text)}` : usual(text))));
    expect(codesOf(others)).toEqual(["error link-anchor", "error link-anchor"]);
  });

  it("are uncertain if nothing tells the tool and several differ, or a page has none of them", async () => {
    const buildAlone = async (ofLink: (text: string) => string, more = ""): Promise<string[]> => {
      rmSync(root, {recursive: true, force: true});
      writeFiles(root, {...pages(ofLink), "docs/other.md": `# Other\n\n${more}\n`});
      const {diagnostics} = await buildProject(root);
      return diagnostics.map(({code}) => code).filter(code => code.startsWith("link-"));
    };
    const sound = Array.from({length: 9}, () => "[x](index.md#deep-state)").join(" ");
    const some = await buildAlone(text => (text.startsWith("W") ? usual(text) : kept(text)), sound);
    expect(some).toEqual(Array.from({length: 5}, () => "link-unverified"));
    const none = await buildAlone(text => `no-${usual(text)}`);
    expect(none).toEqual(headings.map(() => "link-unverified"));
    const few = await buildAlone(text => (/^[WM]/.test(text) ? `no-${usual(text)}` : usual(text)));
    expect(few).toEqual(["link-anchor", "link-anchor"]);
  });

  it("are errors if the config or a tool defines the rule", async () => {
    for (const rule of ['"slug": ["lowercase"]', '"dialect": "vitepress"']) {
      const config = `{"content": "docs", "dates": "none", ${rule}}`;
      const run = await build({...pages(kept), "docs-index.config.json": config});
      expect(codesOf(run).filter(code => code.includes("unverified"))).toEqual([]);
    }
  });
});
