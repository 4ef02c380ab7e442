import {beforeAll, describe, expect, it} from "vitest";
import {run} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import type {SearchResult} from "#search/query/query.ts";
import {loadEdition} from "./edition.ts";

const root = temporaryFolder();
const settings = {
  site: "https://x.org/p/",
  content: "docs",
  dates: "none",
  locales: [{lang: "en"}, {lang: "zh-CN", path: "zh", title: "工具"}],
  versions: [{name: "2.x"}, {name: "1.x", path: "1", content: "old"}],
  search: {provider: "algolia", options: {appId: "A", apiKey: "K", indexName: "docs"}},
};
const page = (title: string): string => `---\ntitle: ${title}\n---\n\nBananas.\n`;

beforeAll(async () => {
  writeFiles(root, {
    "docs-index.config.json": JSON.stringify(settings),
    "docs/index.md": page("Home"),
    "docs/guide/a.md": page("New"),
    "docs/zh/guide/a.md": page("新"),
    "old/index.md": page("Old home"),
    "old/guide/a.md": page("Old"),
    "old/zh/guide/a.md": page("旧"),
  });
  await run(root, "build", "--quiet");
});

describe("--locale and --version", () => {
  it.each([
    [[], "New", ""],
    [["--locale", "en"], "New", ""],
    [["--locale", "zh-CN"], "新", "/zh"],
    [["--locale", "ZH-cn"], "新", "/zh"],
    [["--locale", "zh"], "新", "/zh"],
    [["--version", "2.x"], "New", ""],
    [["--version", "1.x"], "Old", "/1"],
    [["--locale", "zh", "--version", "1.x"], "旧", "/zh/1"],
  ])("%j search, explain the ranking and read the pages of that edition", async (flags, title, path) => {
    const {stdout} = await run(root, "search", "bananas", "--json", ...flags);
    const results = (JSON.parse(stdout) as SearchResult[]).filter(({url}) => url === `${path}/guide/a/`);
    expect(results).toMatchObject([{title, passages: [{url: `${path}/guide/a/`}]}]);
    expect((await run(root, "order", "guide", ...flags)).stdout).toContain(`/guide/a/  "${title}"`);
  });

  it.each([
    [["--locale", "fr"], "the last build has no language fr"],
    [["--version", "3.x"], "the last build has no version 3.x"],
    [["--locale", "zh", "--version", "3.x"], "the last build has no language zh, version 3.x"],
  ])("%j fail with a list of the available editions", async (flags, message) => {
    const {code, stderr} = await run(root, "search", "x", ...flags);
    expect({code, stderr}).toEqual({code: 2, stderr: expect.stringContaining(message)});
    expect(stderr).toContain("There are en 2.x, zh-CN 2.x, en 1.x, zh-CN 1.x.");
  });

  it("use the settings of that edition, including its URL and hosted search index", async () => {
    const {config} = await loadEdition(root, {locale: "zh", version: "1.x"});
    expect(config).toMatchObject({
      title: "工具",
      lang: "zh-CN",
      base: "/p/zh/1/",
      search: {options: {appId: "A", indexName: "docs-zh-1"}},
    });
    expect((await loadEdition(root, {locale: "en"})).config.search.options.indexName).toBe("docs");
  });

  it("fail with a message if nothing was built or there is only one edition", async () => {
    const other = temporaryFolder();
    writeFiles(other, {"docs-index.config.json": '{"dates": "none"}', "content/index.md": page("Home")});
    expect((await run(other, "search", "x", "--locale", "de")).stderr).toContain("there are no artifacts");
    await run(other, "build", "--quiet");
    expect((await run(other, "search", "x", "--locale", "de")).stderr).toContain("one language and version");
  });

  it("do not change the meaning of --version alone", async () =>
    expect((await run(root, "--version")).stdout).toMatch(/^\d+\.\d+\.\d+\n$/));
});
