import {mkdirSync, symlinkSync} from "node:fs";
import {join} from "node:path";
import {describe, expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {detectFiles} from "#fixtures/support/detect-files.ts";
import {run} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {detectProject} from "./detect.ts";

const folder = temporaryFolder();

describe("invalid settings files", () => {
  it.each<[string, Record<string, string>, number | undefined]>([
    ["mkdocs.yml", {"mkdocs.yml": "site_name: X\nnav: [unclosed\n", "docs/a.md": "# A"}, 3],
    ["mkdocs.yml", {"mkdocs.yml": "a: b: c\n", "docs/a.md": "# A"}, 1],
    ["docs.json", {"docs.json": '{\n  "navigation": {"pages": ["a"},\n}', "a.mdx": "# A"}, 2],
    ["docfx.json", {"docfx.json": '{"build": {', "a.md": "# A"}, 1],
    [
      "toc.yml",
      {"docfx.json": '{"build": {"content": [{"files": "**"}]}}', "toc.yml": "- name: [", "a.md": "# A"},
      1,
    ],
    ["book.toml", {"book.toml": "[book]\ntitle =\n", "src/SUMMARY.md": "[A](a.md)", "src/a.md": "# A"}, 2],
    ["_config.yml", {"_config.yml": "title: 'x\n", "docs/a.md": "# A"}, 2],
    ["hugo.toml", {"hugo.toml": "title = 'x\n", "content/a.md": "# A"}, 1],
    [
      "docusaurus.config.js",
      {"docusaurus.config.js": "module.exports = {\n  title: 'a',,\n};", "docs/a.md": "# A"},
      2,
    ],
    ["mkdocs.yml", {"mkdocs.yml": `${"[".repeat(60_000)}`, "docs/a.md": "# A"}, undefined],
  ])("are reported with file and line: %s", async (name, files, line) => {
    const found = await detectFiles(folder, files);
    expect(found?.faults).toMatchObject([{code: "tool-settings", severity: "error", file: name}]);
    if (line !== undefined) expect(found?.faults[0]?.line).toBe(line);
  });

  it("do not occur in projects with valid settings or none", async () => {
    const found = await detectFiles(folder, {
      "mkdocs.yml": "site_name: X\nextra: {a: !ENV [A, b], c: !!python/name:x.y}\n",
      "docs/a.md": "# A",
    });
    expect(found?.faults).toEqual([]);
  });

  it("cause no parser warnings", async () => {
    const warnings: Error[] = [];
    const listen = (warning: Error): number => warnings.push(warning);
    process.on("warning", listen);
    await detectFiles(folder, {
      "_config.yml": "title: A\n? [b]\n: c\n",
      "_data/nav.yml": "? {a: b}\n: c\n",
      "docs/a.md": "---\n? [b]\n: c\n---\n\n# A",
    });
    await new Promise(setImmediate);
    process.off("warning", listen);
    expect(warnings).toEqual([]);
  });

  it("may be circular symbolic links", async () => {
    const root = join(folder, "loop");
    mkdirSync(root);
    writeFiles(root, {"docs/a.md": "# A"});
    symlinkSync("mkdocs.yml", join(root, "mkdocs.yml"));
    expect((await detectProject(root))?.faults).toMatchObject([{file: "mkdocs.yml"}]);
  });

  it("fail builds and checks, which still create the pages, and are named by init", async () => {
    const root = join(folder, "built");
    writeFiles(root, {"mkdocs.yml": "site_name: [unclosed\n", "docs/index.md": "# A\n"});
    const {code, pages, diagnostics} = await buildProject(root);
    expect({code, emitted: pages?.emitted}).toEqual({code: 1, emitted: 1});
    expect(diagnostics).toMatchObject([{code: "tool-settings", file: "mkdocs.yml", line: 2}]);
    const again = await buildProject(root);
    expect(again.diagnostics).toEqual(diagnostics);
    const checked = await run(root, "check");
    expect(checked.stdout + checked.stderr).toContain("mkdocs.yml:2");
    expect((await run(root, "init")).stderr).toContain("mkdocs.yml:2: the settings in this file");
  });
});
