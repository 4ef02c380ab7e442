import {readFileSync, renameSync, rmSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {simpleGit} from "simple-git";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {run, temporaryCopy} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import type {SiteChanges} from "./changes.ts";

const copy = temporaryCopy(join(import.meta.dirname, "../../fixtures/check-project"));
afterAll(() => copy.remove());

const file = (path: string): string => join(copy.path, "content", path);
const edit = (path: string, old: string, now: string): void => {
  const text = readFileSync(file(path), "utf8");
  if (!text.includes(old)) throw new Error(`${path} does not hold ${old}`);
  writeFileSync(file(path), text.replace(old, now));
};

const redirect = (from: string, to: string): void =>
  edit("data/redirects.json", "[\n", `[\n    {"from": "${from}", "to": "${to}"},\n`);

/** Twenty changes, named after their effect on readers. `EXPECTED` contains their reports. */
const CHANGES: Readonly<Record<string, () => void>> = {
  "a page added": () =>
    writeFileSync(file("guides/deploying.md"), "---\ntitle: Deploying\n---\n\nCopy the files.\n"),
  "a page added in another section": () =>
    writeFileSync(file("concepts/cache.md"), "---\ntitle: Cache\n---\n\nKeeps what did not change.\n"),
  "a page removed": () => rmSync(file("guides/assets.md")),
  "a page removed with a redirect": () => {
    rmSync(file("guides/upgrading.md"));
    redirect("/guides/upgrading/", "/guides/");
  },
  "a page moved": () => renameSync(file("guides/caching.md"), file("guides/long-term-caching.md")),
  "a page moved with a redirect": () => {
    renameSync(file("concepts/runtime.mdx"), file("concepts/loading.mdx"));
    redirect("/concepts/runtime/", "/concepts/loading/");
  },
  "a title": () => edit("guides/names.md", "title: Names", "title: File names"),
  "another title": () => edit("concepts/graph.md", "title: Module graph", "title: Graph of modules"),
  "a sort changed": () => edit("guides/hashes.mdx", "sort: 2", "sort: 9"),
  "a sort taken away": () => edit("concepts/output.mdx", "sort: 3\n", ""),
  "a group": () => edit("guides/splitting.mdx", "sort: 3", "sort: 3\ngroup: Loading"),
  "another group": () => edit("concepts/graph.md", "sort: 1", "sort: 1\ngroup: Basics"),
  "a heading removed": () => edit("glossary.md", "## Entry\n\n", ""),
  "a lower heading removed": () => edit("guides/names.md", "### Folders\n\n", ""),
  "a heading renamed": () => edit("guides/hashes.mdx", "## Length", "## Length of hashes"),
  "an id set by hand": () => edit("concepts/chunks.md", "## Kinds", "## Kinds {#kinds-of-chunks}"),
  "a heading renamed on a page that gets another": () =>
    edit("guides/testing.mdx", "## In Node", "## In Node.js"),
  "a heading added": () =>
    edit("concepts/output.mdx", "## Bundle", "## Public path\n\nWhere it is served.\n\n## Bundle"),
  "a heading added between two": () =>
    edit("guides/testing.mdx", "## In a browser", "## In the terminal\n\nText.\n\n## In a browser"),
  "text alone": () => edit("index.md", "first.", "first, slowly."),
};

const EXPECTED: Omit<SiteChanges, "sizes"> = {
  added: [
    {url: "/concepts/cache/", title: "Cache"},
    {url: "/guides/deploying/", title: "Deploying"},
  ],
  removed: [
    {url: "/guides/assets/", title: "Assets", redirect: null},
    {url: "/guides/upgrading/", title: "Upgrading", redirect: "/guides/"},
  ],
  moved: [
    {from: "/concepts/runtime/", to: "/concepts/loading/", title: "Runtime", redirected: true},
    {from: "/guides/caching/", to: "/guides/long-term-caching/", title: "Caching", redirected: false},
  ],
  redirects: [{from: "/guides/caching/", to: "/guides/long-term-caching/"}],
  titles: [
    {url: "/concepts/graph/", before: "Module graph", after: "Graph of modules"},
    {url: "/guides/names/", before: "Names", after: "File names"},
  ],
  sorts: [
    {url: "/concepts/output/", before: 3, after: null},
    {url: "/guides/hashes/", before: 2, after: 9},
  ],
  groups: [
    {url: "/concepts/graph/", before: null, after: "Basics"},
    {url: "/guides/splitting/", before: null, after: "Loading"},
  ],
  anchors: [
    {
      url: "/concepts/chunks/",
      added: [],
      removed: [],
      renamed: [{from: "kinds", to: "kinds-of-chunks", title: "Kinds"}],
    },
    {url: "/concepts/output/", added: [{id: "public-path", title: "Public path"}], removed: [], renamed: []},
    {url: "/glossary/", added: [], removed: [{id: "entry", title: "Entry"}], renamed: []},
    {
      url: "/guides/hashes/",
      added: [],
      removed: [],
      renamed: [{from: "length", to: "length-of-hashes", title: "Length of hashes"}],
    },
    {url: "/guides/names/", added: [], removed: [{id: "folders", title: "Folders"}], renamed: []},
    {
      url: "/guides/testing/",
      added: [{id: "in-the-terminal", title: "In the terminal"}],
      removed: [],
      renamed: [{from: "in-node", to: "in-nodejs", title: "In Node.js"}],
    },
  ],
  brokenLinks: [
    {page: "/concepts/graph/", target: "/guides/assets/", now: null},
    {page: "/concepts/loading/", target: "/concepts/chunks/#kinds", now: "/concepts/chunks/#kinds-of-chunks"},
    {page: "/concepts/output/", target: "/guides/names/#folders", now: null},
    {page: "/glossary/", target: "/concepts/chunks/#kinds", now: "/concepts/chunks/#kinds-of-chunks"},
    {page: "/guides/", target: "/guides/hashes/#length", now: "/guides/hashes/#length-of-hashes"},
    {
      page: "/guides/long-term-caching/",
      target: "/guides/hashes/#length",
      now: "/guides/hashes/#length-of-hashes",
    },
    {page: "/guides/splitting/", target: "/glossary/#entry", now: null},
    {page: "/guides/splitting/", target: "/concepts/chunks/#kinds", now: "/concepts/chunks/#kinds-of-chunks"},
    {page: "/guides/testing/", target: "/guides/assets/#limits", now: null},
  ],
};

const git = simpleGit({baseDir: copy.path});
const diff = (...args: string[]) => run(copy.path, "diff", ...args);

beforeAll(async () => {
  await git.init(["--initial-branch=main"]);
  for (const [key, value] of [
    ["user.name", "Test"],
    ["user.email", "test@example.org"],
  ] as const)
    await git.addConfig(key, value);
  writeFileSync(file("guides/upgrading.md"), "---\ntitle: Upgrading\n---\n\nTake one major at a time.\n");
  await git.add(".");
  await git.commit("before");
  for (const change of Object.values(CHANGES)) change();
});

describe("docs-index diff", () => {
  it("finds twenty changes, and nothing else, compared with a revision", async () => {
    const {code, stdout, stderr} = await diff("main", "--format", "json");
    expect({code, stderr}).toEqual({code: 0, stderr: ""});
    const {sizes, ...changes} = JSON.parse(stdout) as SiteChanges;
    expect(changes).toEqual(EXPECTED);
    // Each change is one entry; redirects to add, broken links and sizes are only consequences.
    const {added, removed, moved, titles, sorts, groups, anchors} = changes;
    const ofAnchors = anchors.flatMap(page => [...page.added, ...page.removed, ...page.renamed]);
    const entries = [...added, ...removed, ...moved, ...titles, ...sorts, ...groups, ...ofAnchors];
    expect(Object.keys(CHANGES)).toHaveLength(20);
    expect(entries).toHaveLength(20 - ["text alone"].length);
    // Byte counts follow from the texts above, so the page that only grew is representative.
    expect(sizes.map(({url}) => url)).toEqual([
      "/",
      "/concepts/chunks/",
      "/concepts/graph/",
      "/concepts/output/",
      "/glossary/",
      "/guides/hashes/",
      "/guides/names/",
      "/guides/splitting/",
      "/guides/testing/",
    ]);
    expect(sizes[0]).toMatchObject({after: (sizes[0]?.before ?? 0) + ", slowly".length});
  });

  it("does not change the repository", async () => {
    expect(await git.raw("worktree", "list", "--porcelain")).toContain("branch refs/heads/main");
    expect((await git.status()).current).toBe("main");
  });

  it("prints nothing if nothing changed", async () => {
    expect((await diff("main", "main")).stdout).toBe("No changes for readers.\n");
    expect((await diff("main", "main", "--format", "markdown")).stdout).toContain("No changes");
  });

  it("prints lists in Markdown, most severe first", async () => {
    const {stdout} = await diff("main", "--format", "markdown");
    expect(
      [...stdout.matchAll(/\*\*(.+?)\*\* \((\d+)\)/g)].map(([, title, count]) => `${title} ${count}`),
    ).toEqual([
      "Links that break 9",
      "Pages removed 2",
      "Pages moved 2",
      "Redirects to add in the config 1",
      "Pages added 2",
      "Anchors removed 2",
      "Anchors renamed 3",
      "Anchors added 2",
      "Titles 2",
      "Sort 2",
      "Group 2",
      "Sizes 9",
    ]);
    expect(stdout).toMatch(/- `"\/[^"]+": "\/[^"]+"`\n/);
    expect(stdout).toContain("- `/guides/splitting/` links to `/glossary/#entry`\n");
  });

  it.each([
    ["removed-anchors,broken-links", 1],
    ["missing-redirects", 1],
    ["", 0],
  ])("--fail-on %j exits with %i", async (kinds, code) =>
    expect((await diff("main", "--fail-on", kinds)).code).toBe(code),
  );

  it("succeeds if the kind does not occur", async () =>
    expect((await diff("main", "main", "--fail-on", "removed-pages,titles")).code).toBe(0));

  it("rejects unknown kinds and revisions", async () => {
    const kind = await diff("main", "--fail-on", "removed-anchor");
    expect(kind).toMatchObject({code: 2, stderr: expect.stringContaining("Did you mean removed-anchors?")});
    for (const state of ["nowhere", "--upload-pack=x", "content"]) {
      expect((await diff("--", state)).code).toBe(2);
    }
  });
});

it("runs plug-ins of a revision that import installed packages, also in a folder of the repository", async () => {
  for (const folder of ["", "site/"]) {
    const root = temporaryFolder();
    writeFiles(root, {
      ".gitignore": "node_modules\n",
      [`${folder}docs-index.config.json`]: '{"plugins": ["./plugin.mjs"], "dates": "none"}',
      [`${folder}content/index.md`]: "# Home\n",
      [`${folder}plugin.mjs`]:
        'import {name} from "some-package";\nexport default {name, version: "1", transform: tree => tree};\n',
      "node_modules/some-package/package.json": '{"type": "module", "exports": "./index.js"}',
      "node_modules/some-package/index.js": 'export const name = "some";\n',
    });
    const repository = simpleGit({baseDir: root, config: ["user.name=Test", "user.email=test@example.org"]});
    await repository.init(["--initial-branch=main"]);
    await repository.add(".");
    await repository.commit("first");
    const {code, stderr} = await run(join(root, folder), "diff", "main");
    expect({code, stderr}).toEqual({code: 0, stderr: ""});
  }
});
