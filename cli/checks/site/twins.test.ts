import {describe, expect, it} from "vitest";
import {run} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const page = (head: string): string => `---\n${head}\n---\n\nText.\n`;

async function found(rule: string, files: Record<string, string>): Promise<string[]> {
  const folder = temporaryFolder();
  writeFiles(folder, {"docs-index.config.json": '{"dates": "none"}'});
  writeFiles(
    folder,
    Object.fromEntries(Object.entries(files).map(([path, head]) => [`content/${path}`, page(head)])),
  );
  const {stdout} = await run(folder, "check", "--format", "json", "--no-cache", "--rule", rule);
  return JSON.parse(stdout).diagnostics.map(
    ({file, line}: {file: string; line: number}) => `${file}:${line}`,
  );
}

describe("sort-duplicate", () => {
  it("finds pages of the same folder and group, except index pages and dated sections", async () => {
    expect(
      await found("sort-duplicate", {
        "guides/index.md": "title: Guides\nsort: 1",
        "guides/a.md": "title: A\nsort: 1",
        "guides/b.md": "title: B\nsort: 1",
        "guides/c.md": "title: C\nsort: 1\ngroup: x",
        "guides/d.md": "title: D",
        "guides/e.md": "title: E",
        "guides/below/a.md": "title: F\nsort: 1",
        "blog/2020-01-01-a.md": "title: G\nsort: 1",
        "blog/2020-01-02-b.md": "title: H\nsort: 1",
      }),
    ).toEqual(["content/guides/b.md:3"]);
  });
});

describe("title-duplicate", () => {
  it("ignores case and Unicode normalization", async () => {
    expect(
      await found("title-duplicate", {
        "guides/a.md": "title: Caf\u00e9",
        "guides/b.md": "title: CAFE\u0301",
        "guides/c.md": "title: Cafe",
        "guides/d.md": "title: CAF\u00c9\ngroup: x",
      }),
    ).toEqual(["content/guides/a.md:2"]);
  });
});

describe("group-unknown", () => {
  const groups = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.map((name, i) => [`guides/p${i}.md`, `title: P${i}\ngroup: ${name}`]));
  it.each<[names: string[], places: string[]]>([
    [["Speed", "Speed", "Sped"], ["content/guides/p2.md:3"]],
    [
      ["Speed", "Speed", "Speed", "Speed", "Sped", "Sped"],
      ["content/guides/p4.md:3", "content/guides/p5.md:3"],
    ],
    [["Speed", "Speed", "Speed", "Sped", "Sped"], []],
    [["Speed", "Sped"], []],
    [["Version 4", "Version 5", "Version 5"], []],
  ])("%j", async (names, places) => expect(await found("group-unknown", groups(names))).toEqual(places));
});
