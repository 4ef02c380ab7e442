import {rmSync} from "node:fs";
import {createServer} from "node:net";
import {join} from "node:path";
import {afterAll, beforeEach, describe, expect, test} from "vitest";
import {FetchProject} from "../../fixtures/support/fetch-project.ts";
import {commit, createRepository, git, SITUATIONS} from "../../fixtures/support/git-repositories.ts";
import {sendJson, startServer} from "../../fixtures/support/http-server.ts";
import {startRegistry} from "../../fixtures/support/registry-server.ts";
import {temporaryFolder} from "../../fixtures/support/temporary-folder.ts";

const base = temporaryFolder();
const upstream = temporaryFolder();
const registry = await startRegistry();
const LOCK = "docs-index.lock.json";
const PAGE = ".docs-index/external/loaders/_x-loader.md";
let project: FetchProject;
let count = 0;

registry.publish("x-loader", "1.0.0", {
  files: {"README.md": "# x-loader\n\nFirst. [y](https://github.com/acme/y-plugin)\n"},
});
registry.publish("y-plugin", "1.0.0", {
  files: {"README.md": "# y\n\nPlug. [a](./a.md) ![b](b.png)\n"},
  gitHead: "a".repeat(40),
});

/** Without a git program, all goes by the registry. */
beforeEach(() => {
  project = new FetchProject(join(base, String(count++)));
  project.env = {PATH: join(base, "nothing"), npm_config_registry: registry.url};
  project.external = {
    sources: [
      {section: "loaders", repo: "acme/x-loader", npm: "x-loader"},
      {section: "plugins", repo: "acme/y-plugin", npm: "y-plugin"},
    ],
    titleCase: {plugins: "pascal"},
    timeoutSeconds: 5,
  };
  registry.requests.length = 0;
});

const withGit = (): void => {
  project.env = {PATH: process.env.PATH ?? "", npm_config_registry: registry.url, DOCS_INDEX_ALLOW_FILE: "1"};
};

describe("from the registry, where git can't be used", () => {
  test("pages, lock file and report are made", async () => {
    const {code, stderr} = await project.fetch();
    expect(code).toBe(0);
    expect(project.read(PAGE)).toBe(`---
title: x-loader
source: https://github.com/acme/x-loader/blob/HEAD/README.md
edit: https://github.com/acme/x-loader/edit/HEAD/README.md
repo: https://github.com/acme/x-loader
---

First. [y](/plugins/y-plugin/)
`);
    const at = "a".repeat(40);
    expect(project.read(".docs-index/external/plugins/_y-plugin.md")).toContain(`title: YPlugin\n`);
    expect(project.read(".docs-index/external/plugins/_y-plugin.md")).toContain(
      `[a](https://github.com/acme/y-plugin/blob/${at}/a.md) ![b](https://raw.githubusercontent.com/acme/y-plugin/${at}/b.png)`,
    );
    expect(Object.keys(JSON.parse(project.read(LOCK)).sources)).toEqual([
      "loaders/x-loader",
      "plugins/y-plugin",
    ]);
    expect(stderr).toMatch(/^✔ loaders\/x-loader {2}from npm {2}1\.0\.0$/m);
    expect(stderr).toMatch(
      /^from npm +2 {2}x-loader, y-plugin\n +git is not installed\. Install git .*\(2 pages\)$/m,
    );
  });

  test("a second run asks nobody and changes no byte", async () => {
    await project.fetch();
    const before = project.files();
    registry.requests.length = 0;
    const {code, stderr} = await project.fetch();
    expect(code).toBe(0);
    expect(stderr).toMatch(/^unchanged +2/m);
    expect(registry.requests).toEqual([]);
    expect(project.files()).toEqual(before);
  });

  test("the same lock gives the same bytes after newer versions came; --update takes those", async () => {
    registry.publish("z-loader", "1.0.0", {files: {"README.md": "Old.\n"}});
    project.external = {sources: [{section: "loaders", repo: "acme/z-loader", npm: "z-loader"}]};
    await project.fetch();
    const before = project.files();
    registry.publish("z-loader", "2.0.0", {files: {"README.md": "New.\n"}});
    rmSync(join(project.root, ".docs-index"), {recursive: true});
    expect((await project.fetch({frozen: true})).code).toBe(0);
    expect(project.files()).toEqual(before);
    await project.fetch({update: true});
    expect(project.read(".docs-index/external/loaders/_z-loader.md")).toContain("New.");
    expect(project.read(LOCK)).toContain('"version": "2.0.0"');
  });

  test("--offline makes pages of copies, and names what is missing", async () => {
    await project.fetch({only: ["x-loader"]});
    rmSync(join(project.root, ".docs-index/external"), {recursive: true});
    registry.requests.length = 0;
    const {code, stderr} = await project.fetch({offline: true});
    expect(code).toBe(1);
    expect(project.read(PAGE)).toContain("First.");
    expect(stderr).toContain("plugins/y-plugin: there is no copy of it, and no network (offline)");
    expect(registry.requests).toEqual([]);
  });

  test("a change of the config needs no network", async () => {
    await project.fetch();
    registry.requests.length = 0;
    project.external = {...project.external, titleCase: {loaders: "pascal"}, exclude: ["acme/y-plugin"]};
    await project.fetch();
    expect(project.read(PAGE)).toContain("title: XLoader\n");
    expect(project.read(PAGE)).toContain("[y](https://github.com/acme/y-plugin)");
    expect(registry.requests).toEqual([]);
  });

  test("what is no longer in the config goes, in a full run only", async () => {
    await project.fetch();
    project.external = {
      ...project.external,
      sources: [{section: "loaders", repo: "acme/x-loader", npm: "x-loader"}],
    };
    await project.fetch({only: ["x-loader"]});
    expect(project.read(LOCK)).toContain("y-plugin");
    await project.fetch();
    expect(Object.keys(project.files()).filter(file => file.includes("y-plugin"))).toEqual([]);
    expect(project.read(LOCK)).not.toContain("y-plugin");
  });

  test("--json says all on stdout, --quiet nothing", async () => {
    const {stdout, stderr} = await project.fetch({json: true});
    const report = JSON.parse(stdout);
    expect(stderr).toBe("");
    expect(report.sources[0]).toMatchObject({
      name: "loaders/x-loader",
      status: "npm",
      page: PAGE,
      from: {origin: "npm", version: "1.0.0"},
      faults: [{kind: "unreachable", message: "git is not installed"}],
    });
    expect(report.changed).toContain(PAGE);
    const quiet = await project.fetch({quiet: true});
    expect([quiet.stdout, quiet.stderr]).toEqual(["", ""]);
  });
});

describe("faults leave the previous files whole", () => {
  const failing = {section: "loaders", repo: "acme/bad-loader", npm: "bad-loader"};

  test("one source that fails stops no other; its exit code is a matter of policy", async () => {
    project.external = {...project.external, sources: [...(project.external?.sources ?? []), failing]};
    const {code, stderr} = await project.fetch();
    expect(code).toBe(1);
    expect(project.read(PAGE)).toContain("First.");
    expect(stderr).toContain("does not have the package bad-loader (404)");
    expect(Object.keys(project.files()).join()).not.toContain("bad-loader");
    expect((await project.fetch({missing: "warn"})).code).toBe(0);
  });

  test.each<[name: string, line: RegExp, missing: 0 | 1]>([
    ["gone", /does not have the package .* \(404\)/, 1],
    ["forged", /integrity mismatch/, 0],
    ["cut", /cut off/, 0],
    ["no text", /is not text in UTF-8/, 0],
    ["nested", /nesting in line 1 .* too deep/, 0],
  ])("upstream is %s", async (name, line, exitCode) => {
    const pack = `${name.replace(" ", "-")}-loader`;
    project.external = {sources: [{section: "loaders", repo: `acme/${pack}`, npm: pack}]};
    registry.publish(pack, "1.0.0", {files: {"README.md": "Good.\n"}});
    await project.fetch();
    const before = project.files();
    const filler = "x".repeat(5000);
    if (name === "gone")
      registry.intercept(`/${pack}`, (_, response) => response.writeHead(404).end("404: Not Found"));
    const text = name === "no text" ? "\u0000" : name === "nested" ? "> ".repeat(5000) : filler;
    const integrity = name === "forged" ? {integrity: `sha512-${Buffer.alloc(64).toString("base64")}`} : {};
    registry.publish(pack, "2.0.0", {files: {"README.md": text}, cutOff: name === "cut", ...integrity});
    const {code, stderr} = await project.fetch({update: true});
    expect(stderr).toMatch(line);
    expect(stderr).toMatch(/the earlier copy is used/);
    expect(code).toBe(0);
    expect(project.files()).toEqual(before);
    expect((await project.fetch({update: true, missing: "error"})).code).toBe(exitCode);
  });

  test("too many requests, with a wait that is too long", async () => {
    registry.intercept("/x-loader", (_, response) => response.writeHead(429, {"retry-after": "3600"}).end());
    const {stderr} = await project.fetch({only: ["x-loader"]});
    registry.release("/x-loader");
    expect(stderr).toMatch(/limits requests, resets at \d{4}-/);
  });

  test("a stop in the middle changes nothing", async () => {
    registry.intercept("/y-plugin", () => {});
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 300);
    const {code, fatal} = await project.fetch({}, controller.signal);
    registry.release("/y-plugin");
    expect(code).toBe(2);
    expect(fatal).toMatchObject([{code: "fetch-stopped", message: "stopped; nothing was changed"}]);
    expect(project.files()).toEqual({});
  });

  test("two runs at once don't mix", async () => {
    registry.intercept("/y-plugin", (_, response) => setTimeout(() => response.writeHead(404).end(), 300));
    const [first, second] = await Promise.all([project.fetch(), project.fetch()]);
    registry.release("/y-plugin");
    expect(first?.code).toBe(1);
    expect(second).toMatchObject({code: 2, fatal: [{code: "fetch-locked"}]});
    expect((await project.fetch()).code).toBe(0);
  });

  test("a folder that can't be written is named", async () => {
    project.write(".docs-index", "a file");
    expect(await project.fetch()).toMatchObject({code: 2, fatal: [{code: "fetch-write"}]});
    expect(project.read(".docs-index")).toBe("a file");
  });
});

describe("--frozen", () => {
  test("fails for a source that is not locked, for one too many and for a changed archive, and writes nothing", async () => {
    await project.fetch({only: ["x-loader"]});
    const before = project.files();
    const {code, stderr} = await project.fetch({frozen: true});
    expect(code).toBe(1);
    expect(stderr).toContain(`plugins/y-plugin: ${LOCK} and the result differ`);
    project.external = {sources: []};
    expect((await project.fetch({frozen: true})).stderr).toContain(`loaders/x-loader: ${LOCK}`);
    expect(project.read(LOCK)).toBe(before[LOCK]);
  });

  test.each([
    {update: true, frozen: true},
    {update: true, offline: true},
  ])("contradictions are refused: %j", async flags => {
    expect(await project.fetch(flags)).toMatchObject({code: 2, fatal: [{code: "fetch-options"}]});
  });
});

describe("with git", () => {
  test("a repository given by its address becomes a page of its real branch", async () => {
    withGit();
    const {url} = SITUATIONS["trunk-loader"](upstream);
    const {code, stderr} = await project.fetch({repo: [url]});
    expect(code).toBe(0);
    expect(stderr).toMatch(/✔ loaders\/trunk-loader {2}fetched {2}trunk@[0-9a-f]{7}/);
    const page = project.read(".docs-index/external/loaders/_trunk-loader.md");
    expect(page).toContain(
      `source: ${url}/blob/trunk/README.md\nedit: ${url}/edit/trunk/README.md\nrepo: ${url}\n`,
    );
  });

  test("file: needs leave", async () => {
    withGit();
    delete project.env.DOCS_INDEX_ALLOW_FILE;
    const {url} = SITUATIONS["trunk-loader"](upstream);
    expect(await project.fetch({repo: [url]})).toMatchObject({code: 2, fatal: [{code: "fetch-source"}]});
  });

  test("a commit that was pushed away leaves the copy, and --update takes the new state", async () => {
    withGit();
    const {folder, url} = createRepository(upstream, "moving-loader");
    commit(folder, {"README.md": "First.\n"});
    await project.fetch({repo: [url]});
    const page = ".docs-index/external/loaders/_moving-loader.md";
    git(folder, "checkout", "--quiet", "--orphan", "main2");
    commit(folder, {"README.md": "Second.\n"});
    git(folder, "branch", "-M", "main2", "main");
    git(folder, "reflog", "expire", "--expire=now", "--all");
    git(folder, "gc", "--quiet", "--prune=now");
    rmSync(join(project.root, ".docs-index/copies"), {recursive: true});
    const lost = await project.fetch({repo: [url]});
    expect(lost.stderr).toContain("the locked commit is no longer in the repository");
    expect(project.read(page)).toContain("First.");
    expect((await project.fetch({repo: [url], update: true})).code).toBe(0);
    expect(project.read(page)).toContain("Second.");
  });

  describe("and a host that does not answer rightly", () => {
    const silent = createServer(socket => socket.on("error", () => {}));
    const plain = createServer(socket =>
      socket.on("error", () => {}).end("HTTP/1.1 400 Bad Request\r\n\r\n"),
    );
    afterAll(() => [silent, plain].map(server => server.close()));
    const port = async (server: typeof silent): Promise<number> => {
      if (!server.listening) await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
      return (server.address() as {port: number}).port;
    };

    test.each<[string, () => Promise<string>, RegExp]>([
      ["silence", async () => `127.0.0.1:${await port(silent)}`, /no answer from 127\.0\.0\.1:\d+ in 1 s/],
      ["no TLS", async () => `127.0.0.1:${await port(plain)}`, /no secure connection to 127\.0\.0\.1/],
      ["nothing listening", async () => "127.0.0.1:9", /127\.0\.0\.1:9 can't be connected to/],
      ["no address", async () => "git.invalid", /the name of git\.invalid can't be resolved/],
    ])("%s", async (name, host, line) => {
      withGit();
      project.external = {sources: [], timeoutSeconds: name === "silence" ? 1 : 30};
      const {code, stderr} = await project.fetch({repo: [`https://${await host()}/acme/x-loader`]});
      expect(stderr).toMatch(line);
      expect(code).toBe(1);
      expect(Object.keys(project.files())).toEqual([]);
    });
  });
});

describe("sponsors and votes", () => {
  let broken = false;
  const nodes = [
    {
      createdAt: "2020-01-01T00:00:00Z",
      totalDonations: {valueInCents: 100},
      account: {name: "A", slug: "a", website: null, imageUrl: null},
    },
  ];

  test("become snapshots, taken once a day, which stay when the service fails", async () => {
    const api = await startServer(({path, body}, response) => {
      if (broken) return sendJson(response, {}, 500);
      if (path.includes("/issues/"))
        return sendJson(response, {reactions: {"+1": 3, heart: 0, hooray: 0, rocket: 0}});
      const isMembers = String((body as {query: string}).query).includes("members(");
      sendJson(response, {
        data: {account: {page: {totalCount: isMembers ? 1 : 0, nodes: isMembers ? nodes : []}}},
      });
    });
    project.external = {sources: [], sponsors: {endpoint: `${api.url}/graphql`, collective: "x"}};
    project.env = {...project.env, GITHUB_API_URL: api.url, GITHUB_TOKEN: "s3cret"};
    const proposals = [{id: "p", title: "P", description: "", url: "https://github.com/a/b/issues/1"}];
    project.write("content/data/vote.json", JSON.stringify({introduction: "", proposals}));
    await project.fetch();
    const before = project.files();
    expect(JSON.parse(project.read(".docs-index/votes.json")).counts).toEqual({p: 3});
    expect(JSON.parse(project.read(".docs-index/sponsors.json")).supporters).toMatchObject([{slug: "a"}]);
    const asked = api.requests.length;
    await project.fetch();
    expect(api.requests.length).toBe(asked);
    broken = true;
    const {code, stderr, stdout} = await project.fetch({update: true});
    expect(code).toBe(0);
    expect(stderr).toMatch(/sponsors-stale .*the snapshot of \d{4}-\d\d-\d\d stays/);
    expect(stderr + stdout).not.toContain("s3cret");
    expect(project.files()).toEqual(before);
  });
});
