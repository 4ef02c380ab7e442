import {existsSync, readdirSync} from "node:fs";
import {beforeAll, describe, expect, test} from "vitest";
import {commit, createRepository, git, SITUATIONS} from "#fixtures/support/git-repositories.ts";
import {testSource} from "#fixtures/support/source.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import type {GitLockEntry} from "#schemas/project-files/lock.ts";
import type {Source} from "../source.ts";
import type {GitSettings} from "./git.ts";
import {writeLauncher} from "./launcher.ts";
import {takeLocked, takeNewest} from "./take.ts";

const upstream = temporaryFolder();
const temporary = temporaryFolder();
let settings: GitSettings;

beforeAll(async () => {
  settings = {
    temporary,
    launcher: await writeLauncher(temporary),
    env: {...process.env, GIT_DIR: "/nowhere", GIT_CONFIG_COUNT: "1"},
    allowFile: true,
    timeoutSeconds: 20,
  };
});

const options = (): Parameters<typeof takeNewest>[2] => ({
  settings,
  signal: new AbortController().signal,
  probe: false,
});
const newest = (source: Source): ReturnType<typeof takeNewest> => takeNewest(source, null, options());

describe("finds the README", () => {
  test.each([
    ["main-loader", "main", "README.md"],
    ["master-loader", "master", "README.md"],
    ["trunk-loader", "trunk", "README.md"],
    ["case-loader", "main", "ReadMe.md"],
    ["folder-loader", "main", "docs/README.md"],
    ["markdown-loader", "main", "README.markdown"],
    ["submodule-loader", "main", "README.md"],
    ["link-loader", "main", "docs/guide.md"],
  ] as const)("of %s: branch %s, file %s", async (name, branch, file) => {
    const repository = SITUATIONS[name](upstream);
    const copy = await newest(testSource(repository.url));
    expect(copy.entry).toMatchObject({
      origin: "git",
      branch,
      file,
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    expect(copy.bytes.toString()).toContain("Text with a [link]");
    expect(existsSync("pwned")).toBe(false);
    expect(readdirSync(temporary)).toEqual(["git-group.sh"]);
  });

  test("and the submodules, whose files can't be linked", async () => {
    const repository = SITUATIONS["submodule-loader"](upstream);
    expect((await newest(testSource(repository.url))).entry).toMatchObject({submodules: ["docs"]});
    const {url} = SITUATIONS["main-loader"](upstream);
    expect((await newest(testSource(url))).entry).not.toHaveProperty("submodules");
  });

  test("of one package in a monorepo, by its name or by its path in any case", async () => {
    const {url} = SITUATIONS["package-loader"](upstream);
    expect((await newest(testSource(url, {name: "x"}))).entry.file).toBe("packages/x/README.md");
    expect((await newest(testSource(url, {file: "packages/x/readme.md"}))).entry.file).toBe(
      "packages/x/README.md",
    );
    expect((await newest(testSource(url))).entry.file).toBe("README.md");
  });

  test("of a branch or tag set in the config", async () => {
    const {folder, url} = createRepository(upstream, "tagged-loader");
    commit(folder, {"README.md": "# First\n"});
    const first = git(folder, "rev-parse", "HEAD");
    git(folder, "tag", "-a", "v1", "-m", "v1");
    commit(folder, {"README.md": "# Second\n"});
    const copy = await newest(testSource(url, {ref: "v1"}));
    expect(copy.entry).toMatchObject({branch: "v1", commit: first});
    await expect(newest(testSource(url, {ref: "v9"}))).rejects.toMatchObject({kind: "missing"});
  });
});

describe("reports why there is none", () => {
  test.each([
    ["bare-loader", "missing", "no README"],
    ["empty-loader", "missing", "empty"],
    ["huge-loader", "too-large", "3145728 bytes"],
    ["escape-loader", "missing", "points outside the repository"],
  ] as const)("%s", async (name, kind, message) => {
    const repository = SITUATIONS[name](upstream);
    await expect(newest(testSource(repository.url))).rejects.toMatchObject({
      kind,
      message: expect.stringContaining(message),
    });
  });

  test("a repository that does not exist", async () => {
    await expect(newest(testSource(`file://${upstream}/none`))).rejects.toMatchObject({kind: "missing"});
  });
});

describe("a lock entry", () => {
  test("yields the same bytes after the branch was renamed and advanced", async () => {
    const {folder, url} = createRepository(upstream, "renamed-loader", "master");
    commit(folder, {"README.md": "# First\n"});
    const source = testSource(url);
    const first = await newest(source);
    git(folder, "branch", "-m", "master", "main");
    commit(folder, {"README.md": "# Second\n"});
    const again = await takeLocked(source, first.entry as GitLockEntry, options());
    expect(again).toEqual(first);
    expect((await takeNewest(source, first, options())).entry).toMatchObject({branch: "main"});
  });

  test("without a date has none; the latest state has the date of its commit", async () => {
    const {folder, url} = createRepository(upstream, "undated-loader");
    commit(folder, {"README.md": "# First\n"});
    git(folder, "commit", "--quiet", "--amend", "--no-edit", "--date=2020-01-01T00:00:00Z");
    const source = testSource(url);
    const first = await newest(source);
    const {date, ...entry} = first.entry as GitLockEntry;
    const seconds = Number(git(folder, "log", "-1", "--format=%ct"));
    expect(date).toBe(new Date(seconds * 1000).toISOString().slice(0, 10));
    expect(await takeLocked(source, entry, options())).toEqual({...first, entry});
    expect(await takeNewest(source, {...first, entry}, options())).toEqual(first);
  });

  test("whose commit was removed by a force push is reported as changed", async () => {
    const {folder, url} = createRepository(upstream, "forced-loader");
    commit(folder, {"README.md": "# First\n"});
    const source = testSource(url);
    const first = await newest(source);
    git(folder, "commit", "--quiet", "--amend", "-m", "Other");
    git(folder, "reflog", "expire", "--expire=now", "--all");
    git(folder, "gc", "--quiet", "--prune=now");
    await expect(takeLocked(source, first.entry as GitLockEntry, options())).rejects.toMatchObject({
      kind: "changed",
      hint: expect.stringContaining("--update"),
    });
  });

  test("that is up to date requires no transfer", async () => {
    const {url} = SITUATIONS["main-loader"](upstream);
    const source = testSource(url);
    const first = await newest(source);
    expect(await takeNewest(source, first, options())).toBe(first);
  });
});

test("file: is rejected by git itself if it is not allowed", async () => {
  const {url} = SITUATIONS["main-loader"](upstream);
  settings = {...settings, allowFile: false};
  await expect(newest(testSource(url))).rejects.toMatchObject({
    message: expect.stringContaining("not allowed"),
  });
  settings = {...settings, allowFile: true};
});
