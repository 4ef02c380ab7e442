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
  it("prints version and help to stdout", async () => {
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
  ])("suggests corrections for %j", async (argv, meant) => {
    const {code, stdout, stderr} = await run(folder, ...argv);
    expect(code).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toContain(`Did you mean ${meant}?`);
  });

  it("lists allowed values", async () => {
    expect((await run(folder, "build", "--parser", "fast")).stderr).toContain("native, remark");
    for (const threads of ["0", "257", "1.5", "x"])
      expect((await run(folder, "build", "--threads", threads)).code).toBe(2);
  });

  it("reports missing artifacts of a site", async () => {
    const {code, stderr} = await run(folder, "site", "--content", ".", "--artifacts", "nowhere");
    expect({code, stderr}).toMatchObject({code: 2, stderr: expect.stringContaining("artifacts-missing")});
  });

  it("exits with 2 if there is no content", async () => {
    const {code, stderr} = await run(folder, "build");
    expect(code).toBe(2);
    expect(stderr).toContain("content-missing");
    expect(stderr).toContain("docs-index init");
  });

  it.each([
    [["help", "nope"], "unknown command 'nope'"],
    [["help", "biuld"], "Did you mean build?"],
  ])("reports the mistake in %j", async (argv, fault) => {
    const {code, stdout, stderr} = await run(folder, ...argv);
    expect({code, stdout}).toEqual({code: 2, stdout: ""});
    expect(stderr).toContain(fault);
    expect(stderr).not.toContain("Usage:");
  });

  it.each([["help"], ["help", "help"], ["help", "build"]])("prints help to stdout: %j %j", async (...argv) =>
    expect(await run(folder, ...argv)).toMatchObject({
      code: 0,
      stderr: "",
      stdout: expect.stringContaining("Usage: docs-index"),
    }),
  );

  it.each([
    [["build", "--announce"], "--announce has no effect without --watch and --json"],
    [["build", "--announce", "--json"], "--announce has no effect without --watch"],
    [["build", "--announce", "--watch"], "--announce has no effect without --json"],
    [["check", "--baseline", "x.json"], "--baseline has no effect without --external"],
    [["check", "--update-baseline"], "--update-baseline has no effect without --external and --baseline"],
    [["check", "--update-baseline", "--external"], "--update-baseline has no effect without --baseline"],
    [["check", "--rule", "web-link"], "rule-external"],
    [
      ["site", "--artifacts", "x", "--fetch", "--strict"],
      "--fetch and --strict can't be used with --artifacts",
    ],
    [["site", "--artifacts", "x", "--all"], "--all can't be used with --artifacts"],
    [["site", "--artifacts", "x", "--cache-url", "https://a.example/"], "--cache-url can't be used"],
    [["build", "--cache-read-only"], "--cache-read-only has no effect"],
  ])("rejects flags without effect: %j", async (argv, fault) => {
    put("content/index.md", "# Home\n");
    const {code, stdout, stderr} = await run(folder, ...argv);
    expect({code, stdout}).toEqual({code: 2, stdout: ""});
    expect(stderr).toContain(fault);
  });

  it("accepts flags that request the default", async () => {
    put("content/index.md", "---\ntitle: Home\n---\n\nText.\n");
    expect((await run(folder, "check", "--format", "json", "--info", "--all")).code).toBe(0);
    expect((await run(folder, "build", "--json", "--quiet")).code).toBe(0);
  });

  const section = (text: string): string => `{\n  "sections": [\n    ${text}\n  ]\n}\n`;
  it.each([
    [
      "a section named twice",
      section('{"name": "a"},\n    {"name": "a", "title": "B"}'),
      4,
      14,
      /"sections\[1\]\.name" names "a" again, as entry 1 does/,
    ],
    [
      "a section without a page",
      section('{"name": "gudies"}'),
      3,
      14,
      /no page belongs to the section "gudies"/,
    ],
    [
      "a section without a page in the menu",
      '{"navigation": [{"title": "A", "url": "/", "sections": ["b"]}]}',
      1,
      57,
      /"b"/,
    ],
    ["a section without a page in title rules", '{"external": {"titleCase": {"b": "pascal"}}}', 1, 29, /"b"/],
    ["a language that is none", '{\n  "lang": "english"\n}', 2, 11, /must be a language tag/],
    ["a language with an underscore", '{\n  "lang": "en_US"\n}', 2, 11, /must be a language tag/],
    ["an empty language", '{"lang": ""}', 1, 10, /must be a language tag/],
  ])("reports the position of %s", async (_, config, line, column, message) => {
    put("content/index.md", "---\ntitle: Home\n---\n\nText.\n");
    put("content/a/x.md", "---\ntitle: A\n---\n\nText.\n");
    put("content/guides/x.md", "---\ntitle: G\n---\n\nText.\n");
    put("docs-index.config.json", config);
    for (const command of ["build", "check"]) {
      const {code, stderr} = await run(folder, command);
      expect(code).toBeGreaterThan(0);
      expect(stderr).toContain(`docs-index.config.json:${line}:${column}  error`);
      expect(stderr).toMatch(message);
    }
  });

  it.each(["en", "pt-BR", "zh-Hans-CN", "gsw"])("accepts the language %s", async lang => {
    put("content/index.md", "# Home\n");
    put("docs-index.config.json", JSON.stringify({lang}));
    expect((await run(folder, "build")).code).toBe(0);
  });

  it("reports a folder given as config path", async () => {
    put("sub/docs-index.config.json", "{}");
    const {code, stderr} = await run(folder, "build", "--config", "sub");
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /config-unreadable.*sub is a folder\n.*Did you mean .*sub\/docs-index\.config\.json\?/,
    );
    mkdirSync(join(folder, "docs-index.config.json"));
    expect((await run(folder, "build")).stderr).toMatch(/config-unreadable.*is a folder/);
  });

  it("reports the position of an error in the config, with a suggestion", async () => {
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

  it("reports a fatal error as JSON on request", async () => {
    const {code, stdout, stderr} = await run(folder, "build", "--json", "--config", "nowhere.json");
    expect(code).toBe(2);
    expect(stderr).toBe("");
    expect(JSON.parse(stdout).diagnostics[0].code).toBe("config-missing");
  });

  it("reports it in one line while watching, because every line is a report", async () => {
    const {stdout} = await run(folder, "build", "--watch", "--json", "--config", "nowhere.json");
    expect(JSON.parse(stdout.trimEnd()).diagnostics).toHaveLength(1);
    expect(stdout.trimEnd()).not.toContain("\n");
  });

  it("rejects an output that is a file, and missing paths for check", async () => {
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

  it("builds valid pages beside invalid ones and exits with 1; with 0 if all are valid", async () => {
    put("docs/good.md", "---\ntitle: Good\n---\n\nText.\n");
    put("docs/bad.md", "---js\n{title: 1}\n---\n");
    const first = await run(folder, "build", "--json");
    expect(first.code).toBe(1);
    const report = JSON.parse(first.stdout);
    expect(report.pages).toEqual({discovered: 2, emitted: 1, dropped: 1, drafts: 0, fresh: 1});
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
    put("docs/a.md", "---\ntitle: A\nsortt: 1\n---\n\nText.\n");
    expect((await run(folder, "build")).code).toBe(0);
    expect((await run(folder, "build", "--strict")).code).toBe(1);
  });
});
