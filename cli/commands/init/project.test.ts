import {readFileSync} from "node:fs";
import {join} from "node:path";
import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {parse} from "yaml";
import {run} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {addIgnored, addScripts} from "./project-files.ts";
import {WORKFLOW_FILES, workflow} from "./workflow.ts";

const GIT = {
  ".git/HEAD": "ref: refs/heads/topic\n",
  ".git/refs/remotes/origin/HEAD": "ref: refs/remotes/origin/trunk\n",
  ".git/config": '[remote "origin"]\n  url = git@github.com:owner/project.git\n',
};

const PAGE = {"docs/index.md": "# Home\n"};

async function init(files: Record<string, string>, ...flags: string[]) {
  const folder = temporaryFolder();
  writeFiles(folder, files);
  const result = await run(folder, "init", ...flags);
  const read = (path: string): string => readFileSync(join(folder, path), "utf8");
  return {...result, folder, read, config: () => JSON.parse(read("docs-index.config.json"))};
}

describe("init", () => {
  it("takes name and homepage from package.json, and the repository from git", async () => {
    const manifest = {name: "@scope/tool", homepage: "https://tool.example.org/docs/#readme"};
    const {config, code} = await init({...GIT, ...PAGE, "package.json": JSON.stringify(manifest)});
    expect(code).toBe(0);
    expect(config()).toMatchObject({
      title: "tool",
      site: "https://tool.example.org/docs/",
      repository: {owner: "owner", name: "project", branch: "trunk", folder: "docs"},
    });
  });

  it.each([
    ["github:a/b", {owner: "a", name: "b"}],
    ["a/b", {owner: "a", name: "b"}],
    [
      {type: "git", url: "git+https://github.com/a/b.git"},
      {owner: "a", name: "b"},
    ],
    [{url: "git+ssh://git@gitlab.com/a/sub/b.git"}, {owner: "a/sub", name: "b", host: "https://gitlab.com"}],
    ["git@bitbucket.org:a/b.git", {owner: "a", name: "b", host: "https://bitbucket.org"}],
    [{url: 3}, undefined],
    ["", undefined],
  ])("reads the repository %j of package.json", async (repository, expected) => {
    const {config} = await init({...PAGE, "package.json": JSON.stringify({name: "x", repository})});
    if (expected) expect(config().repository).toMatchObject(expected);
    else expect(config()).not.toHaveProperty("repository");
  });

  it.each(["https://github.com/a/b#readme", "javascript:alert(1)", "", 3])(
    "does not use %j as the URL of the site",
    async homepage => {
      const {config} = await init({...PAGE, "package.json": JSON.stringify({name: "x", homepage})});
      expect(config()).not.toHaveProperty("site");
    },
  );

  it("adds scripts and ignored folders once, in the style of each file", async () => {
    const {read, folder, stderr} = await init({
      ...GIT,
      ...PAGE,
      "package.json": '{\r\n\t"name": "x",\r\n\t"scripts": {\r\n\t\t"docs:dev": "own"\r\n\t}\r\n}\r\n',
      ".gitignore": "node_modules\r\ndist",
    });
    expect(read("package.json")).toBe(
      '{\r\n\t"name": "x",\r\n\t"scripts": {\r\n\t\t"docs:dev": "own",\r\n\t\t"docs:check": "docs-index check",\r\n\t\t"docs:build": "docs-index site"\r\n\t}\r\n}\r\n',
    );
    expect(read(".gitignore")).toBe("node_modules\r\ndist\r\n/artifacts/\r\n");
    expect(stderr).toContain("Added scripts to package.json: docs:check, docs:build.");
    expect(stderr).toContain("package.json already has docs:dev; unchanged.");
    expect([addScripts(folder), addIgnored(folder)]).toEqual([{added: [], kept: ["docs:dev"]}, []]);
  });

  it("ignores installed packages unless the project or repository does", () => {
    const installed = {"docs/node_modules/x/package.json": "{}", "docs/index.md": "# Home\n"};
    const ignored = (files: Record<string, string>): string[] => {
      const folder = temporaryFolder();
      writeFiles(folder, {...GIT, ...installed, ...files});
      return addIgnored(join(folder, "docs"));
    };
    expect(ignored({})).toEqual(["/node_modules/", "/artifacts/", "/dist/"]);
    for (const file of [".gitignore", "docs/.gitignore"])
      expect(ignored({[file]: "node_modules/\n"})).toEqual(["/artifacts/", "/dist/"]);
  });

  it("does not change a package.json that it can't parse", async () => {
    for (const text of ["", "[]", "3", '{"scripts": null', '{"scripts": 3}', '{"scripts": {'])
      expect((await init({...PAGE, "package.json": text})).read("package.json")).toBe(text);
  });

  it.each(["github", "gitlab"] as const)(
    "writes the workflow of %s, next to a config that exists",
    async service => {
      const first = await init({...GIT, ...PAGE}, "--ci", service);
      expect(first.stderr).toContain(`Wrote ${WORKFLOW_FILES[service]}`);
      expect(first.read(WORKFLOW_FILES[service])).toBe(workflow(service, {branch: "trunk", folder: ""}));
      expect(first.config().site).toBe(service === "github" ? "https://owner.github.io/project/" : undefined);
      const own = {"docs-index.config.json": '{"content": "docs"}', [WORKFLOW_FILES[service]]: "own"};
      const second = await init({...PAGE, ...own}, "--ci", service);
      expect(second.code).toBe(0);
      for (const [path, text] of Object.entries(own)) expect(second.read(path)).toBe(text);
    },
  );
});

describe("advice after init", () => {
  const needing = (path: string) => ({
    "package.json": JSON.stringify({devDependencies: {"docs-index": `file:${path}`}}),
  });

  it("says that CI lacks a package outside the repository", async () => {
    const outside = await init({...GIT, ...PAGE, ...needing("../docs-index-0.1.0.tgz")}, "--ci", "github");
    expect(outside.stderr).toContain("Copy ../docs-index-0.1.0.tgz into the repository");
    const inside = await init({...GIT, ...PAGE, ...needing("vendor/docs-index-0.1.0.tgz")}, "--ci", "github");
    expect(inside.stderr).not.toContain("into the repository");
  });

  it("asks for the URL of the site if nothing names it", async () => {
    expect((await init(PAGE)).stderr).toContain("Set site to the URL");
    const named = {"package.json": '{"homepage": "https://x.example/"}'};
    expect((await init({...PAGE, ...named})).stderr).not.toContain("Set site");
  });
});

describe("workflows", () => {
  it.each([
    ["github", "github-pages.md"],
    ["gitlab", "gitlab-pages.md"],
  ] as const)("of %s are what the documentation shows", (service, page) => {
    const text = readFileSync(join(import.meta.dirname, "../../../docs/content/deploy", page), "utf8");
    const [, indent = "", shown = ""] = /^( *)```yaml title="[^"]*"\n(.*?)^ *```$/ms.exec(text) ?? [];
    expect(shown.replaceAll(new RegExp(`^${indent}`, "gm"), "")).toBe(
      workflow(service, {branch: "main", folder: ""}),
    );
  });

  it("are valid YAML with every step, for any branch and folder", () => {
    fc.assert(
      fc.property(
        fc.string({minLength: 1, unit: "grapheme-ascii"}),
        fc.constantFrom("", "packages/a b", 'x"y'),
        (branch, folder) => {
          const github = parse(workflow("github", {branch, folder}));
          expect(github.on.push.branches).toEqual([branch]);
          const commands = github.jobs.build.steps.flatMap(({run: command}: {run?: string}) => command ?? []);
          expect(commands).toEqual([
            "npm ci",
            "npx docs-index check --format github",
            "npx docs-index site --host github-pages",
          ]);
          expect(github.jobs.build.defaults?.run["working-directory"] ?? "").toBe(folder);
          expect(github.jobs.build.steps.at(-1).with.path).toBe(folder === "" ? "dist" : `${folder}/dist`);
          expect(github.jobs.deploy).toMatchObject({
            needs: "build",
            steps: [{uses: "actions/deploy-pages@v4"}],
          });
          const gitlab = parse(workflow("gitlab", {branch, folder}));
          expect(gitlab.pages.script).toContain("npx docs-index site --host gitlab-pages");
          expect(gitlab.pages.artifacts.paths).toEqual(["public"]);
          expect(gitlab.check.script).toContain("npx docs-index check --format junit > check.xml");
        },
      ),
    );
  });
});
