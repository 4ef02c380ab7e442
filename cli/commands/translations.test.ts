import {execFileSync} from "node:child_process";
import {renameSync} from "node:fs";
import {join} from "node:path";
import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {run} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const CONFIG = {
  lang: "en",
  locales: [{lang: "en"}, {lang: "de"}, {lang: "fr", path: "francais", content: "fr"}],
  repository: {owner: "o", name: "n", folder: "content"},
};

interface Repository {
  cwd: string;
  /** Writes files, commits everything, and returns the commit. */
  commit(files: Record<string, string>): string;
}

const git = (cwd: string, args: readonly string[], env: Record<string, string> = {}): string =>
  execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.org", ...args], {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    env: {...process.env, ...env},
  }).trim();

function repository(): Repository {
  const cwd = temporaryFolder();
  git(cwd, ["init", "-b", "trunk"]);
  let day = 0;
  writeFiles(cwd, {
    "docs-index.config.json": JSON.stringify(CONFIG),
    ".gitignore": ".docs-index\n",
    "content/index.md": page("Home"),
    "fr/own.md": page("Seul"),
  });
  return {
    cwd,
    commit(files) {
      writeFiles(cwd, files);
      const date = new Date(Date.UTC(2026, 0, ++day)).toISOString();
      git(cwd, ["add", "-A"]);
      git(cwd, ["commit", "-m", "change"], {GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date});
      return git(cwd, ["rev-parse", "HEAD"]);
    },
  };
}

const page = (text: string, matter = ""): string => `---\ntitle: ${text}\n${matter}---\n\n${text}.\n`;

const json = async (cwd: string, ...flags: string[]) => {
  const {code, stdout, stderr} = await run(cwd, "translations", "--format", "json", ...flags);
  expect([code, stderr]).toEqual([0, ""]);
  return JSON.parse(stdout).languages;
};

describe("docs-index translations", () => {
  it("lists missing and outdated pages of every language, with the commits since", async () => {
    const {cwd, commit} = repository();
    commit({"content/guides/a.md": page("A"), "content/b.md": page("B"), "content/c.md": page("C")});
    const translated = commit({
      "content/de/guides/a.md": page("A auf Deutsch"),
      "content/de/b.md": page("B auf Deutsch"),
    });
    commit({"content/guides/a.md": page("A, changed")});
    commit({"content/guides/a.md": page("A, changed again"), "content/c.md": page("C2")});
    commit({"content/de/index.md": page("Start"), "fr/b.md": page("B en français")});
    const [de, fr] = await json(cwd);
    expect(de).toEqual({
      lang: "de",
      label: "Deutsch",
      pages: 4,
      translated: 3,
      missing: [{url: "/c/", original: "content/c.md"}],
      outdated: [
        {
          url: "/de/guides/a/",
          translation: "content/de/guides/a.md",
          original: "content/guides/a.md",
          since: translated,
          date: "2026-01-02",
          changes: 2,
          difference: `https://github.com/o/n/compare/${translated}...main#diff-bc36eeb7b1a1310b1411721efb4088bcc159de6540442875391364e881fb0c6c`,
        },
      ],
      unknown: [],
    });
    expect([fr.lang, fr.translated, fr.missing.length, fr.outdated]).toEqual(["fr", 1, 3, []]);
    expect((await json(cwd, "--locale", "francais")).map(({lang}: {lang: string}) => lang)).toEqual(["fr"]);
    expect((await run(cwd, "translations", "--strict")).code).toBe(1);
    expect((await run(cwd, "translations", "--locale", "de")).stdout).toBe(
      "Language  Translated  Missing  Outdated  Unknown\n" +
        "de        3 of 4      1        1         0\n\n" +
        "de: missing\n  content/c.md\n\n" +
        "de: outdated\n  content/de/guides/a.md  2 changes since 2026-01-02\n",
    );
    const {stdout} = await run(cwd, "translations", "--locale", "de", "--format", "markdown");
    expect(stdout).toMatch(
      /^\| Language .*\n.*\n\| Deutsch \(de\) \| 3 of 4 \| 1 \| 1 \|\n\n## Deutsch \(de\)\n\n- \[ \] `content\/de\/guides\/a.md`: \[2 changes since 2026-01-02\]\(https:[^)]*\)\n- \[ \] `content\/c.md`: not translated\n$/,
    );
  });

  it.each([
    ["default_lang_commit: ID # patched", 2],
    ['sourceCommit: "ID"', 2],
    ["l10n:\n  sourceCommit: ID", 2],
    ["other: ID", 0],
  ])("prefers the commit that %j names to the translation's own", async (matter, changes) => {
    const {cwd, commit} = repository();
    const base = commit({"content/a.md": page("A")});
    commit({"content/a.md": page("A2")});
    commit({"content/a.md": page("A3")});
    commit({"content/de/a.md": page("A auf Deutsch", `${matter.replace("ID", base.slice(0, 12))}\n`)});
    const [de] = await json(cwd, "--locale", "de");
    expect(
      de.outdated.map((found: {changes: number; since: string}) => [found.changes, found.since]),
    ).toEqual(changes === 0 ? [] : [[changes, base]]);
  });

  it("reports a commit that does not exist, or a translation that is not in git", async () => {
    const {cwd, commit} = repository();
    commit({
      "content/de/index.md": page("Start", "default_lang_commit: --output=x\n"),
      "content/a.md": page("A"),
    });
    writeFiles(cwd, {"content/de/a.md": page("A")});
    const [{unknown}] = await json(cwd, "--locale", "de");
    expect(unknown.map(({reason}: {reason: string}) => reason)).toEqual([
      "there is no commit --output=x",
      "the translation is not in git yet",
    ]);
  });

  it("ignores renames, changes on other branches, and changes in the same commit", async () => {
    const {cwd, commit} = repository();
    commit({"content/a.md": page("A"), "content/de/a.md": page("A auf Deutsch")});
    renameSync(join(cwd, "content/a.md"), join(cwd, "content/b.md"));
    renameSync(join(cwd, "content/de/a.md"), join(cwd, "content/de/b.md"));
    commit({"content/b.md": page("A"), "content/de/index.md": page("Start")});
    git(cwd, ["checkout", "-b", "translation"]);
    commit({"content/de/b.md": page("B auf Deutsch")});
    git(cwd, ["checkout", "trunk"]);
    commit({"content/b.md": page("B, changed meanwhile")});
    git(cwd, ["merge", "translation", "--no-ff", "-m", "merge"]);
    const [{outdated}] = await json(cwd, "--locale", "de");
    expect(outdated.map(({url, changes}: {url: string; changes: number}) => [url, changes])).toEqual([
      ["/de/b/", 1],
    ]);
  });

  it("finds only missing pages outside git, and rejects a site with one language", async () => {
    const cwd = temporaryFolder();
    writeFiles(cwd, {
      "docs-index.config.json": JSON.stringify({...CONFIG, locales: CONFIG.locales.slice(0, 2)}),
      "content/a.md": page("A"),
      "content/b.md": page("B"),
      "content/de/a.md": page("A"),
    });
    const [{missing, outdated, unknown}] = await json(cwd);
    expect([missing.length, outdated, unknown]).toEqual([1, [], []]);
    for (const flags of [
      ["--locale", "xx"],
      ["--config", "one.json"],
    ]) {
      writeFiles(cwd, {"one.json": "{}"});
      expect(await run(cwd, "translations", ...flags)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining("translations-none"),
      });
    }
  });

  it("gives correct counts after any series of edits", async () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom("a", "b"), fc.boolean()), {minLength: 1, maxLength: 6}),
        async edits => {
          const {cwd, commit} = repository();
          const behind = new Map<string, number>();
          commit({
            ...Object.fromEntries(["a", "b"].map(name => [`content/${name}.md`, page("0")])),
            ...Object.fromEntries(["a", "b", "index"].map(name => [`content/de/${name}.md`, page("0")])),
          });
          for (const [index, [name, isOriginal]] of edits.entries()) {
            commit({[`content/${isOriginal ? "" : "de/"}${name}.md`]: page(`${index + 1}`)});
            behind.set(name, isOriginal ? (behind.get(name) ?? 0) + 1 : 0);
          }
          const [{outdated, missing}] = await json(cwd, "--locale", "de");
          expect(missing).toEqual([]);
          expect(
            Object.fromEntries(
              outdated.map(({url, changes}: {url: string; changes: number}) => [url.slice(4, -1), changes]),
            ),
          ).toEqual(Object.fromEntries([...behind].filter(([, count]) => count > 0)));
        },
      ),
      {numRuns: 5},
    ));
});
