import {existsSync, symlinkSync} from "node:fs";
import {join} from "node:path";
import {describe, expect, it} from "vitest";
import {run} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {loadProject} from "./load.ts";

/** Creates a folder with pages at many locations, and a working directory in it. */
function projects(): {here: string; elsewhere: string} {
  const folder = temporaryFolder();
  const page = "# A\n\n[gone](gone.md)\n";
  writeFiles(folder, {"here/a.md": page, "here/docs/inner/b.md": page, "elsewhere/docs/c.md": page});
  return {here: join(folder, "here"), elsewhere: join(folder, "elsewhere")};
}

describe("a content folder given by a flag, without a config", () => {
  it.each([
    [".", "a.md"],
    ["docs", "docs/inner/b.md"],
    ["docs/inner", "docs/inner/b.md"],
  ])(
    "in the working directory: findings name files from there, and everything is written there (%s)",
    async (content, file) => {
      const {here} = projects();
      const project = await loadProject(here, {content});
      expect(project).toMatchObject({
        root: here,
        content: join(here, content),
        out: join(here, "artifacts"),
        dist: join(here, "dist"),
        fetched: join(here, ".docs-index"),
      });
      const {stderr} = await run(here, "build", "--content", content);
      expect(stderr).toContain(`${file}:3:1  error  link-page`);
      expect(existsSync(join(here, "artifacts/data/site.json"))).toBe(true);
    },
  );

  it("elsewhere: the project is its parent folder, and output goes to the working directory", async () => {
    const {here, elsewhere} = projects();
    expect(await loadProject(here, {content: "../elsewhere/docs"})).toMatchObject({
      root: elsewhere,
      out: join(here, "artifacts"),
      dist: join(here, "dist"),
    });
  });
});

it.each([
  ["outside of the project", "elsewhere/config.json", false],
  ["in the same repository", "project/config.json", true],
])("a config may be a symbolic link, but only within the repository: %s", async (_, target, isRead) => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    [target]: '{"title": "Linked"}',
    "project/.git/HEAD": "",
    "project/site/docs/a.md": "# A\n",
  });
  symlinkSync(join(folder, target), join(folder, "project/site/docs-index.config.json"));
  const project = loadProject(join(folder, "project/site"), {});
  if (isRead) expect((await project).config.title).toBe("Linked");
  else await expect(project).rejects.toThrow(/docs-index\.config\.json: the symbolic link points outside/);
});

describe("settings of another tool above the working directory", () => {
  const mkdocs = {
    "repo/.git/HEAD": "",
    "repo/mkdocs.yml": "site_name: Above\n",
    "repo/docs/index.md": "# A\n",
    "repo/docs/guide/deep/b.md": "# B\n",
    "repo/other/c.md": "# C\n",
  };

  it.each(["docs", "docs/guide", "docs/guide/deep"])("apply in %s", async folder => {
    const root = temporaryFolder();
    writeFiles(root, mkdocs);
    expect(await loadProject(join(root, "repo", folder), {out: "here"})).toMatchObject({
      root: join(root, "repo"),
      content: join(root, "repo/docs"),
      out: join(root, "repo", folder, "here"),
      detected: {tool: "MkDocs", file: "mkdocs.yml"},
    });
  });

  it.each<[string, string, Record<string, string>]>([
    ["the folder is none of its pages", "repo/other", {}],
    ["a config is nearer", "repo/docs", {"repo/docs/docs-index.config.json": "{}"}],
    ["another tool is nearer", "repo/docs", {"repo/docs/book.toml": ""}],
    ["they are outside of the repository", "repo/docs/inner", {"repo/docs/inner/.git/HEAD": ""}],
  ])("do not apply if %s", async (_, folder, files) => {
    const root = temporaryFolder();
    writeFiles(root, {...mkdocs, "repo/docs/inner/x.md": "# X\n", ...files});
    expect((await loadProject(join(root, folder), {})).config.title).not.toBe("Above");
  });
});
