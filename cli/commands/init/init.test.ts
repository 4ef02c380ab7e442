import {readFileSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {run} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {configText} from "./init.ts";

const folder = temporaryFolder();

it("writes the detected settings as a config that builds the same site as without one, and never overwrites a config", async () => {
  writeFiles(folder, {
    "mkdocs.yml": "site_name: Tool\nsite_url: https://x.org/tool/\nnav:\n  - index.md\n  - Start: start.md\n",
    "docs/index.md": "# Home\n\n[start](start.md)\n",
    "docs/start.md": "# Start\n\nText.\n",
  });
  const site = (): unknown => {
    const {$schema: _, ...rest} = JSON.parse(readFileSync(join(folder, "artifacts/data/site.json"), "utf8"));
    return rest;
  };
  expect((await run(folder, "build")).stderr).toContain("using settings detected from MkDocs (mkdocs.yml)");
  const before = site();
  const {code, stderr} = await run(folder, "init");
  expect({code, stderr}).toMatchObject({
    code: 0,
    stderr: expect.stringContaining("Found MkDocs (mkdocs.yml)."),
  });
  expect(readFileSync(join(folder, "docs-index.config.json"), "utf8")).toBe(`{
  "$schema": "./node_modules/docs-index/schemas/json/v1/config.json",
  "content": "docs",
  "title": "Tool",
  "site": "https://x.org/tool/",
  "sidebar": ["/", {"page": "/start/", "title": "Start"}],
  "dialect": "mkdocs"
}
`);
  expect((await run(folder, "build")).stderr).not.toContain("No config");
  expect(site()).toEqual(before);
  expect(await run(folder, "init")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("config-exists"),
  });
  expect((await run(folder, "init", "--force")).code).toBe(0);
});

it("wraps a long value", () => {
  const words = Array.from({length: 30}, (_, at) => `word-${at}`);
  const text = configText({content: "docs", exclude: words});
  expect(JSON.parse(text)).toEqual({content: "docs", exclude: words});
  expect(text.split("\n")).toHaveLength(36);
});

it("creates a first page if there is none, after which other commands work", async () => {
  const empty = join(temporaryFolder(), 'my "tool"');
  writeFiles(empty, {"package.json": "{}"});
  const {code, stderr} = await run(empty, "init");
  expect({code, stderr}).toMatchObject({code: 0, stderr: expect.stringContaining("docs/index.md")});
  const built = JSON.parse((await run(empty, "build", "--strict", "--json")).stdout);
  expect(built).toMatchObject({diagnostics: [], pages: {emitted: 1}});
});

it("refers to the schema of the installed package, even further up in a workspace", async () => {
  const workspace = temporaryFolder();
  writeFiles(workspace, {
    "node_modules/docs-index/schemas/json/v1/config.json": "{}",
    "packages/a/docs/index.md": "# A\n",
  });
  await run(join(workspace, "packages/a"), "init");
  expect(readFileSync(join(workspace, "packages/a/docs-index.config.json"), "utf8")).toContain(
    '"../../node_modules/docs-index/schemas/json/v1/config.json"',
  );
});
