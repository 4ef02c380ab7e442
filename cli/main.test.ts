import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {run} from "../fixtures/support/project.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "main-"));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

const put = (path: string, text: string): void => {
  mkdirSync(join(folder, path, ".."), {recursive: true});
  writeFileSync(join(folder, path), text);
};

describe("the command line", () => {
  it("shows version and help on stdout", async () => {
    expect(await run(folder, "--version")).toMatchObject({code: 0, stdout: "0.0.0\n", stderr: ""});
    const help = await run(folder, "build", "--help");
    expect(help).toMatchObject({code: 0, stderr: ""});
    for (const flag of [
      "--config",
      "--content",
      "--out",
      "--strict",
      "--json",
      "--quiet",
      "--no-cache",
      "--parser",
    ]) {
      expect(help.stdout).toContain(flag);
    }
  });

  it.each([
    [["build", "--contnet", "x"], "--content"],
    [["biuld"], "build"],
  ])("suggests what was meant by %j", async (argv, meant) => {
    const {code, stdout, stderr} = await run(folder, ...argv);
    expect(code).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toContain(`Did you mean ${meant}?`);
  });

  it("names allowed values", async () => {
    expect((await run(folder, "build", "--parser", "fast")).stderr).toContain("native, remark");
    expect((await run(folder, "build", "--threads", "0")).code).toBe(2);
  });

  it("ends with 2 where there is no content", async () => {
    const {code, stderr} = await run(folder, "build");
    expect(code).toBe(2);
    expect(stderr).toContain("content-missing");
  });

  it("names the place of a fault in the config, and what was meant", async () => {
    put(
      "docs-index.config.json",
      '{\n  "titel": "x",\n  "sections": [{"name": "a", "order": "newest"}]\n}\n',
    );
    const {code, stderr} = await run(folder, "build");
    expect(code).toBe(2);
    expect(stderr).toContain("docs-index.config.json:2:3  error  config-unknown-key");
    expect(stderr).toContain('Did you mean "title"?');
    expect(stderr).toContain("docs-index.config.json:3:");
  });

  it("reports a fatal error as JSON where asked", async () => {
    const {code, stdout, stderr} = await run(folder, "build", "--json", "--config", "nowhere.json");
    expect(code).toBe(2);
    expect(stderr).toBe("");
    expect(JSON.parse(stdout).diagnostics[0].code).toBe("config-missing");
  });

  it("reports it in one line while watching, where every line is a report", async () => {
    const {stdout} = await run(folder, "build", "--watch", "--json", "--config", "nowhere.json");
    expect(JSON.parse(stdout.trimEnd()).diagnostics).toHaveLength(1);
    expect(stdout.trimEnd()).not.toContain("\n");
  });

  it("refuses an output that is a file, and paths of a check that do not exist", async () => {
    put("docs/a.md", "# A\n");
    put("file", "");
    const built = await run(folder, "build", "--out", "file");
    expect([built.code, built.stderr]).toEqual([2, expect.stringContaining("output-foreign")]);
    const checked = await run(folder, "check", "docs/a.md", "docs/b.md");
    expect([checked.code, checked.stderr]).toEqual([
      2,
      expect.stringContaining("path-missing  there is no docs/b.md"),
    ]);
    expect((await run(folder, "check", "docs/a.md")).code).toBe(0);
  });

  it.each([[["--content", "docs/inner", "--out", "docs"]], [["--content", "docs", "--out", "docs"]]])(
    "refuses an output folder that is the content or holds it: %j",
    async argv => {
      put("docs/inner/a.md", "# A\n");
      const {code, stderr} = await run(folder, "build", ...argv);
      expect(code).toBe(2);
      expect(stderr).toContain("output-inside-content");
    },
  );

  it("builds good pages beside bad ones and ends with 1; with 0 where all is well", async () => {
    put("docs/good.md", "---\ntitle: Good\n---\n\nText.\n");
    put("docs/bad.md", "---js\n{title: 1}\n---\n");
    const first = await run(folder, "build", "--json");
    expect(first.code).toBe(1);
    const report = JSON.parse(first.stdout);
    expect(report.pages).toEqual({discovered: 2, emitted: 1, dropped: 1, drafts: 0, fresh: 2});
    expect(report.diagnostics).toMatchObject([{code: "front-matter-language", file: "docs/bad.md", line: 1}]);
    const quiet = await run(folder, "build", "--quiet");
    expect(quiet.stderr).toContain("docs/bad.md:1");
    expect(quiet.stderr).not.toContain("2 pages");
    rmSync(join(folder, "docs/bad.md"));
    const good = await run(folder, "build", "--quiet");
    expect([good.code, good.stderr]).toEqual([0, ""]);
    expect(readFileSync(join(folder, ".docs-index/cache/.gitignore"), "utf8")).toBe("*\n");
  });

  it("counts warnings with --strict", async () => {
    put("docs/a.md", "---\ntitle: A\nsrot: 1\n---\n\nText.\n");
    expect((await run(folder, "build")).code).toBe(0);
    expect((await run(folder, "build", "--strict")).code).toBe(1);
  });
});
