import {execFileSync} from "node:child_process";
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {type GitChanges, gitChanges} from "./git-changes.ts";

const NONE = {head: null, changes: {}};
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dates-"));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

const datesOf = ({changes}: GitChanges): Record<string, string | null> =>
  Object.fromEntries(Object.entries(changes).map(([path, {date}]) => [path, date]));

function git(cwd: string, date: string, ...args: string[]): void {
  execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.org", ...args], {
    cwd,
    stdio: "ignore",
    env: {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date},
  });
}

function commit(repo: string, path: string, date: string): void {
  mkdirSync(join(repo, path, ".."), {recursive: true});
  writeFileSync(join(repo, path), date);
  git(repo, date, "add", ".");
  git(repo, date, "commit", "-m", "change");
}

function repository(): string {
  const repo = join(folder, "repo");
  mkdirSync(repo);
  git(repo, "", "init", "-b", "trunk");
  commit(repo, "content/guides/a b.md", "2024-01-01T12:00:00Z");
  commit(repo, "content/gå.md", "2024-02-02T12:00:00Z");
  commit(repo, "content/guides/a b.md", "2024-03-03T23:30:00-05:00");
  return repo;
}

describe("gitChanges", () => {
  it("returns the UTC day of the last commit, by path below the folder", async () => {
    const {git: found, diagnostics} = await gitChanges(join(repository(), "content"), NONE);
    expect(datesOf(found)).toEqual({"guides/a b.md": "2024-03-04", "gå.md": "2024-02-02"});
    expect(diagnostics).toEqual([]);
  });

  it("returns the commit of each change", async () => {
    const repo = repository();
    const of = (path: string): string =>
      execFileSync("git", ["log", "-1", "--format=%H", "--", path], {cwd: repo, encoding: "utf8"}).trim();
    const {changes} = (await gitChanges(join(repo, "content"), NONE)).git;
    for (const [path, {commit: id}] of Object.entries(changes)) expect(id).toBe(of(`content/${path}`));
    expect(new Set(Object.values(changes).map(({commit: id}) => id)).size).toBe(2);
  });

  const move = (repo: string, from: string, to: string, date: string): void => {
    mkdirSync(join(repo, to, ".."), {recursive: true});
    git(repo, date, "mv", from, to);
    git(repo, date, "commit", "-m", "move");
  };

  it("keeps the date of content that is only moved, any number of times", async () => {
    const repo = repository();
    move(repo, "content/gå.md", "content/guides/c.md", "2024-04-04T12:00:00Z");
    move(repo, "content/guides", "content/manual", "2024-05-05T12:00:00Z");
    const {git: found} = await gitChanges(join(repo, "content"), NONE);
    expect(datesOf(found)).toMatchObject({"manual/a b.md": "2024-03-04", "manual/c.md": "2024-02-02"});
    commit(repo, "content/manual/c.md", "2024-06-06T12:00:00Z");
    commit(repo, "content/gå.md", "2024-07-07T12:00:00Z");
    expect(datesOf((await gitChanges(join(repo, "content"), NONE)).git)).toMatchObject({
      "manual/a b.md": "2024-03-04",
      "manual/c.md": "2024-06-06",
      "gå.md": "2024-07-07",
    });
  });

  it("distinguishes files that swap names", async () => {
    const repo = repository();
    const date = "2024-04-04T12:00:00Z";
    git(repo, date, "mv", "content/gå.md", "content/x.md");
    git(repo, date, "mv", "content/guides/a b.md", "content/gå.md");
    git(repo, date, "mv", "content/x.md", "content/guides/a b.md");
    git(repo, date, "commit", "-m", "swap");
    const {git: found} = await gitChanges(join(repo, "content"), NONE);
    // Both names exist in both states, so git sees two changes. Only a name that no longer exists was moved.
    expect(datesOf(found)).toEqual({"guides/a b.md": "2024-04-04", "gå.md": "2024-04-04"});
  });

  it("does not read the history again for the same commit", async () => {
    const repo = repository();
    const {git: first} = await gitChanges(repo, NONE);
    const known = {...first, changes: {"x.md": {date: "2000-01-01", commit: null}}};
    expect((await gitChanges(repo, known)).git).toBe(known);
  });

  it("has no dates in a shallow clone, and reports it", async () => {
    const repo = repository();
    git(folder, "", "clone", "--depth", "1", `file://${repo}`, "shallow");
    const {git: found, diagnostics} = await gitChanges(join(folder, "shallow", "content"), NONE);
    expect(found).toEqual(NONE);
    expect(diagnostics.map(d => d.code)).toEqual(["git-shallow"]);
  });

  it.each(["missing", "file", "file/below", "loop"])(
    "has no dates where %s is given for a folder",
    async name => {
      const repo = repository();
      commit(repo, "file", "2024-01-02T10:00:00Z");
      symlinkSync("loop", join(repo, "loop"));
      expect(await gitChanges(join(repo, name), NONE)).toEqual({git: NONE, diagnostics: []});
    },
  );

  it("has no dates outside a repository or without commits", async () => {
    expect(await gitChanges(folder, NONE)).toEqual({git: NONE, diagnostics: []});
    git(folder, "", "init");
    expect(await gitChanges(folder, NONE)).toEqual({git: NONE, diagnostics: []});
  });
});
