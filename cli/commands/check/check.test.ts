import {mkdirSync} from "node:fs";
import {join} from "node:path";
import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {run} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const folder = temporaryFolder();
writeFiles(folder, {
  "docs/docs-index.config.json": '{"dates": "none", "rules": {"link-text": "error", "table-cells": "off"}}',
  "docs/content/guides/a.md": "---\ntitle: A\n---\n\n[here](/guides/b)\n\n| A |\n| --- |\n| 1 | 2 |\n",
  "docs/content/guides/b.md": "---\ntitle: B\n---\n\n[gone](/x/)\n",
});
const docs = join(folder, "docs");

const codes = async (...flags: string[]): Promise<string[]> => {
  const {stdout} = await run(docs, "check", "--format", "json", ...flags);
  return JSON.parse(stdout).diagnostics.map(
    ({code, severity}: Record<string, string>) => `${code} ${severity}`,
  );
};

describe("docs-index check", () => {
  it("takes severities from the config", async () =>
    expect(await codes()).toEqual(["link-slash info", "link-text error", "link-page error"]));

  it("gives the same result from the cache", async () =>
    expect(await codes()).toEqual(await codes("--no-cache")));

  it("reports only the given paths, from any working directory", async () => {
    expect(await codes("content/guides/b.md")).toEqual(["link-page error"]);
    mkdirSync(join(docs, "content/empty"), {recursive: true});
    expect(await codes("content/empty")).toEqual([]);
    const {stdout} = await run(
      folder,
      "check",
      "--config",
      "docs/docs-index.config.json",
      "--format",
      "json",
      "docs/content/guides/b.md",
    );
    expect(JSON.parse(stdout).diagnostics).toHaveLength(1);
  });

  it("reports only the named rules, with their severity", async () => {
    expect(await codes("--rule", "link-page=warning", "--rule", "table-cells=info")).toEqual([
      "table-cells info",
      "link-page warning",
    ]);
    expect(await codes("--rule", "link-bare")).toEqual([]);
  });

  it("rejects rules and severities that do not exist", async () => {
    expect(await run(docs, "check", "--rule", "link-pgae")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("Did you mean link-page?"),
    });
    expect((await run(docs, "check", "--rule", "link-page=bad")).code).toBe(2);
  });

  it("exits with 1 on errors, and with --strict also on warnings", async () => {
    expect((await run(docs, "check")).code).toBe(1);
    expect((await run(docs, "check", "--rule", "link-slash")).code).toBe(0);
    expect((await run(docs, "check", "--rule", "link-page=warning")).code).toBe(0);
    expect((await run(docs, "check", "--strict", "--rule", "link-page=warning")).code).toBe(1);
  });

  it("counts information for people, and lists it on request", async () => {
    const {stdout, stderr} = await run(docs, "check");
    expect(stdout).toBe("");
    expect(stderr).toContain("info: 1 link-slash (--info lists them)\n1 finding can be fixed with --fix\n");
    expect((await run(docs, "check", "--info")).stderr).toContain("info  link-slash");
  });

  it("prints machine-readable paths relative to the checkout", async () => {
    const {stdout} = await run(
      folder,
      "check",
      "--config",
      "docs/docs-index.config.json",
      "--format",
      "github",
    );
    expect(stdout).toContain("::error file=docs/content/guides/b.md,line=5");
    expect(stdout).not.toContain("::notice");
  });

  it.each(["sarif", "junit", "json", "github"])("%s prints only to stdout", async format => {
    const {stdout, stderr} = await run(docs, "check", "--format", format);
    expect(stdout).not.toBe("");
    expect(stderr).toBe("");
  });

  it("announces as many findings to fix as it then fixes, however many rounds that takes", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom("/other", "/Other", "Other.md", "./other", "/other/"), {maxLength: 5}),
        async links => {
          const root = temporaryFolder();
          writeFiles(root, {
            "docs-index.config.json": '{"content": "docs", "dates": "none"}',
            "docs/index.md": `# Home\n\n${links.map(link => `[Other](${link})`).join("\n")}\n`,
            "docs/other.md": "# Other\n",
          });
          const announced = /(\d+) findings? can be fixed/.exec((await run(root, "check")).stderr)?.[1];
          const {stderr} = await run(root, "check", "--fix");
          expect(/(\d+) findings? fixed/.exec(stderr)?.[1]).toBe(announced);
          expect((await run(root, "check")).stderr).not.toContain("can be fixed");
        },
      ),
      {numRuns: 8, examples: [[["/Other"]]]},
    );
  });
});
