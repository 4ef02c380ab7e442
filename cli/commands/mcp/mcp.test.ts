import {spawnSync} from "node:child_process";
import {join} from "node:path";
import {Client} from "@modelcontextprotocol/sdk/client/index.js";
import {StdioClientTransport} from "@modelcontextprotocol/sdk/client/stdio.js";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {compileCli} from "#fixtures/support/compiled-cli.ts";
import {run} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const folder = temporaryFolder();
const cli = await compileCli();
const client = new Client({name: "test", version: "1"});

beforeAll(async () => {
  writeFiles(folder, {
    "docs-index.config.json": JSON.stringify({
      dates: "none",
      title: "Tool",
      site: "https://x.org/docs/",
      redirects: {
        "/setup/": "/guide/install/",
        "/npm.html": "/guide/install/#with-npm",
        "/twice/": "/setup/#use",
        "/blog/": {to: "https://blog.x.org/", status: 302},
      },
    }),
    "content/index.md": "# Home\n\nWelcome.\n",
    "content/guide/index.md": "---\ntitle: Guide\n---\n\nStart.\n",
    "content/guide/install.md":
      "---\ntitle: Install\ngroup: First\n---\n\nText.\n\n## With `npm`\n\nRun it.\n\n```sh\n# no heading\nnpm i\n```\n\n### Old versions\n\nDeep.\n\n## Use\n\nLast.\n",
  });
  await run(folder, "build", "--quiet");
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [join(cli.folder, "bin.js"), "mcp"],
    cwd: folder,
  });
  await client.connect(transport);
});
afterAll(() => client.close());

async function call(
  name: string,
  args: Record<string, unknown> = {},
): Promise<{text: string; isError: boolean}> {
  const {content, isError} = await client.callTool({name, arguments: args});
  const [first] = content as {text: string}[];
  return {text: first?.text ?? "", isError: isError === true};
}

describe("docs-index mcp", () => {
  it("offers search, read and list", async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual(["search", "read", "list"]);
  });

  it("returns the same results as `search --json`", async () => {
    const {text} = await call("search", {query: "npm", limit: 3});
    const {stdout} = await run(folder, "search", "npm", "--json", "--limit", "3");
    expect(JSON.parse(text)).toEqual(JSON.parse(stdout));
    expect(JSON.parse(text)).toMatchObject([{url: "/guide/install/"}]);
  });

  it("reads a page, and a section with its subsections", async () => {
    expect((await call("read", {url: "/guide/install/"})).text).toMatch(
      /^# Install\n[\s\S]*## Use\n\nLast\.\n$/,
    );
    expect((await call("read", {url: "/guide/install/#with-npm"})).text).toBe(
      "## With `npm`\n\nRun it.\n\n```sh\n# no heading\nnpm i\n```\n\n### Old versions\n\nDeep.",
    );
    expect((await call("read", {url: "guide/install#use"})).text).toBe("## Use\n\nLast.");
    expect((await call("read", {url: "/"})).text).toMatch(/^# Home/);
  });

  it.each([
    ["/setup/", "# Install"],
    ["setup", "# Install"],
    ["/setup?a=b", "# Install"],
    ["/setup/#old-versions", "### Old versions"],
    ["/npm.html", "## With `npm`"],
    ["/npm.html#use", "## With `npm`"],
    ["/twice/", "## Use"],
    ["https://x.org/docs/setup/#use", "## Use"],
    ["https://x.org/docs/", "# Home"],
    ["/docs/guide/install/", "# Install"],
  ])("follows %s to its page", async (url, start) => {
    const {text, isError} = await call("read", {url});
    expect({line: text.split("\n")[0], isError}).toEqual({line: start, isError: false});
  });

  it.each([
    ["/guide/instal/", "There is no page /guide/instal/. Did you mean /guide/install/?"],
    ["/docs/guide/instal", "There is no page /docs/guide/instal/. Did you mean /guide/install/?"],
    ["/far/from/every/page/", "There is no page /far/from/every/page/."],
    ["/blog", "/blog/ has moved to https://blog.x.org/."],
  ])("says where to go instead of %s", async (url, message) => {
    const {text, isError} = await call("read", {url});
    expect(isError).toBe(true);
    expect(text).toContain(message);
  });

  it.each(["/nothing/", "/guide/install/#nothing", "/../../docs-index.config.json"])(
    "answers %s with an error",
    async url => {
      expect((await call("read", {url})).isError).toBe(true);
    },
  );

  it("lists the pages by section, in sidebar order", async () => {
    expect(JSON.parse((await call("list")).text)).toEqual([
      {
        section: "guide",
        title: "Guide",
        pages: [
          {url: "/guide/", title: "Guide"},
          {url: "/guide/install/", title: "Install", groups: ["First"]},
        ],
      },
      {section: "_root", title: "Tool", pages: []},
    ]);
  });

  it("answers every request that arrived before the end of stdin, and ends although one was cancelled", () => {
    const message = (content: object): string => `${JSON.stringify({jsonrpc: "2.0", ...content})}\n`;
    const search = (id: number): string =>
      message({id, method: "tools/call", params: {name: "search", arguments: {query: "npm"}}});
    const input = [
      message({
        id: 1,
        method: "initialize",
        params: {protocolVersion: "2025-06-18", capabilities: {}, clientInfo: {name: "test", version: "1"}},
      }),
      message({method: "notifications/initialized"}),
      search(2),
      search(3),
      message({method: "notifications/cancelled", params: {requestId: 2}}),
      search(4),
    ].join("");
    const {status, stdout} = spawnSync(process.execPath, [join(cli.folder, "bin.js"), "mcp"], {
      cwd: folder,
      input,
      encoding: "utf8",
    });
    const answered = stdout
      .trim()
      .split("\n")
      .map(line => (JSON.parse(line) as {id: number}).id);
    expect(status).toBe(0);
    expect(answered).toEqual(expect.arrayContaining([1, 3, 4]));
  });
});
