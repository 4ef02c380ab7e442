import {rmSync} from "node:fs";
import {join} from "node:path";
import {describe, expect, test} from "vitest";
import {startCacheServer} from "#fixtures/support/cache-server.ts";
import {fetchFixture} from "#fixtures/support/fetch-fixture.ts";

const LOCK = "docs-index.lock.json";
const PAGE = ".docs-index/external/loaders/_x-loader.md";
const fixture = await fetchFixture();
const {registry} = fixture;

describe("from the registry, where git can't be used", () => {
  test("creates pages, lock file and report", async () => {
    const {code, stderr} = await fixture.project.fetch();
    expect(code).toBe(0);
    expect(fixture.project.read(PAGE)).toBe(`---
title: x-loader
source: https://github.com/acme/x-loader/blob/HEAD/README.md
edit: https://github.com/acme/x-loader/edit/HEAD/README.md
repo: https://github.com/acme/x-loader
updated: 2024-05-06
---

First. [y](/plugins/y-plugin/)
`);
    const at = "a".repeat(40);
    expect(fixture.project.read(".docs-index/external/plugins/_y-plugin.md")).toContain(`title: YPlugin\n`);
    expect(fixture.project.read(".docs-index/external/plugins/_y-plugin.md")).toContain(
      `[a](https://github.com/acme/y-plugin/blob/${at}/a.md) ![b](https://raw.githubusercontent.com/acme/y-plugin/${at}/b.png)`,
    );
    expect(Object.keys(JSON.parse(fixture.project.read(LOCK)).sources)).toEqual([
      "loaders/x-loader",
      "plugins/y-plugin",
    ]);
    expect(stderr).toMatch(/^✔ loaders\/x-loader {2}from npm {2}1\.0\.0$/m);
    expect(stderr).toMatch(
      /^from npm +2 {2}x-loader, y-plugin\n +git is not installed\. Install git .*\(2 pages\)$/m,
    );
  });

  test("prints nothing if there is nothing to fetch", async () => {
    fixture.project.external = {sources: []};
    expect(await fixture.project.fetch()).toMatchObject({code: 0, stdout: "", stderr: ""});
  });

  test("a second run sends no requests and changes no byte", async () => {
    await fixture.project.fetch();
    const before = fixture.project.files();
    registry.requests.length = 0;
    const {code, stderr} = await fixture.project.fetch();
    expect(code).toBe(0);
    expect(stderr).toMatch(/^unchanged +2/m);
    expect(registry.requests).toEqual([]);
    expect(fixture.project.files()).toEqual(before);
  });

  test("the same lock file yields the same bytes after new releases; --update uses these", async () => {
    registry.publish("z-loader", "1.0.0", {files: {"README.md": "Old.\n"}});
    fixture.project.external = {sources: [{section: "loaders", repo: "acme/z-loader", npm: "z-loader"}]};
    await fixture.project.fetch();
    const before = fixture.project.files();
    registry.publish("z-loader", "2.0.0", {files: {"README.md": "New.\n"}});
    rmSync(join(fixture.project.root, ".docs-index"), {recursive: true});
    expect((await fixture.project.fetch({frozen: true})).code).toBe(0);
    expect(fixture.project.files()).toEqual(before);
    await fixture.project.fetch({update: true});
    expect(fixture.project.read(".docs-index/external/loaders/_z-loader.md")).toContain("New.");
    expect(fixture.project.read(LOCK)).toContain('"version": "2.0.0"');
  });

  test("--offline creates pages from copies, and names missing ones", async () => {
    await fixture.project.fetch({only: ["x-loader"]});
    rmSync(join(fixture.project.root, ".docs-index/external"), {recursive: true});
    registry.requests.length = 0;
    const {code, stderr} = await fixture.project.fetch({offline: true});
    expect(code).toBe(1);
    expect(fixture.project.read(PAGE)).toContain("First.");
    expect(stderr).toContain("plugins/y-plugin: no copy is available offline");
    expect(registry.requests).toEqual([]);
  });

  test("a config change requires no network", async () => {
    await fixture.project.fetch();
    registry.requests.length = 0;
    fixture.project.external = {
      ...fixture.project.external,
      titleCase: {loaders: "pascal"},
      exclude: ["acme/y-plugin"],
    };
    await fixture.project.fetch();
    expect(fixture.project.read(PAGE)).toContain("title: XLoader\n");
    expect(fixture.project.read(PAGE)).toContain("[y](https://github.com/acme/y-plugin)");
    expect(registry.requests).toEqual([]);
  });

  test("a source removed from the config is deleted, but only in a full run", async () => {
    await fixture.project.fetch();
    fixture.project.external = {
      ...fixture.project.external,
      sources: [{section: "loaders", repo: "acme/x-loader", npm: "x-loader"}],
    };
    await fixture.project.fetch({only: ["x-loader"]});
    expect(fixture.project.read(LOCK)).toContain("y-plugin");
    await fixture.project.fetch();
    expect(Object.keys(fixture.project.files()).filter(file => file.includes("y-plugin"))).toEqual([]);
    expect(fixture.project.read(LOCK)).not.toContain("y-plugin");
  });

  test("--json prints everything to stdout, --quiet prints nothing", async () => {
    const {stdout, stderr} = await fixture.project.fetch({json: true});
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
    const quiet = await fixture.project.fetch({quiet: true});
    expect([quiet.stdout, quiet.stderr]).toEqual(["", ""]);
  });
});

describe("--frozen", () => {
  test("fails for a missing lock entry, an obsolete one and a changed archive, and writes nothing", async () => {
    await fixture.project.fetch({only: ["x-loader"]});
    const before = fixture.project.files();
    const {code, stderr} = await fixture.project.fetch({frozen: true});
    expect(code).toBe(1);
    expect(stderr).toContain(`plugins/y-plugin: ${LOCK} and the result differ`);
    fixture.project.external = {sources: []};
    expect((await fixture.project.fetch({frozen: true})).stderr).toContain(`loaders/x-loader: ${LOCK}`);
    expect(fixture.project.read(LOCK)).toBe(before[LOCK]);
  });

  test.each([
    {update: true, frozen: true},
    {update: true, offline: true},
  ])("contradictory options are rejected: %j", async flags => {
    expect(await fixture.project.fetch(flags)).toMatchObject({code: 2, fatal: [{code: "fetch-options"}]});
  });
});

describe("with a cache shared between machines", () => {
  test("locked READMEs come from the cache, not from the registry", async () => {
    const cache = await startCacheServer();
    const flags = {cacheUrl: cache.url};
    await fixture.project.fetch(flags);
    const lock = fixture.project.read(LOCK);
    const page = fixture.project.read(PAGE);
    rmSync(join(fixture.project.root, ".docs-index"), {recursive: true});
    registry.requests.length = 0;
    expect((await fixture.project.fetch(flags)).code).toBe(0);
    expect(registry.requests).toEqual([]);
    expect(fixture.project.read(PAGE)).toBe(page);
    expect(fixture.project.read(LOCK)).toBe(lock);
  });

  test("an entry that does not match the lock file is ignored", async () => {
    const cache = await startCacheServer();
    const flags = {cacheUrl: cache.url, cacheReadOnly: true};
    await fixture.project.fetch({cacheUrl: cache.url});
    const page = fixture.project.read(PAGE);
    const [first, second] = [...cache.entries];
    if (!first || !second) throw new Error("two READMEs were stored");
    cache.entries.set(first[0], second[1]);
    cache.entries.set(second[0], first[1]);
    rmSync(join(fixture.project.root, ".docs-index"), {recursive: true});
    const {code, stderr} = await fixture.project.fetch(flags);
    expect(code).toBe(0);
    expect(fixture.project.read(PAGE)).toBe(page);
    expect(stderr).toContain("cache-shared");
  });
});
