import {describe, expect, test} from "vitest";
import {testEntry} from "#fixtures/support/readme.ts";
import {testSource} from "#fixtures/support/source.ts";
import type {LockEntry} from "#schemas/project-files/lock.ts";
import {sha256} from "../support/files/hash.ts";
import {Fault} from "./fault.ts";
import type {Fetchers} from "./fetchers.ts";
import type {CachedReadme} from "./last-good/cached-readme.ts";
import {type Mode, type Outcome, obtain, type Present} from "./obtain.ts";
import type {Source} from "./source.ts";

const source: Source = testSource("acme/x-loader", {npm: "x-loader"});
const MODE: Mode = {update: false, frozen: false, offline: false};
const dead = new Fault("unreachable", "no answer", {hostWide: true});
const missing = new Fault("missing", "404");

const fromGit = (text: string, commit = "a"): CachedReadme => copyOf(text, {commit: commit.repeat(40)});
const fromNpm = (text: string, version = "1.0.0"): CachedReadme =>
  copyOf(text, {
    origin: "npm",
    package: "x-loader",
    version,
    integrity: `sha512-${version}`,
    commit: null,
    branch: undefined,
  });

function copyOf(text: string, extra: object): CachedReadme {
  const bytes = Buffer.from(text);
  const entry = JSON.parse(JSON.stringify({...testEntry, sha256: sha256(bytes), ...extra})) as LockEntry;
  return {bytes, entry};
}

/** Creates fetchers that return a copy, throw a fault, or fail the test if called. */
function fetchers(answers: {[K in keyof Fetchers]?: CachedReadme | Fault}): Fetchers {
  const answer = (name: keyof Fetchers) => async (): Promise<CachedReadme> => {
    const value = answers[name];
    if (value === undefined) throw new Error(`${name} must not be asked`);
    if (value instanceof Fault) throw value;
    return value;
  };
  return {newest: answer("newest"), published: answer("published"), locked: answer("locked")};
}

const run = (
  answers: Parameters<typeof fetchers>[0],
  present: Partial<Present> = {},
  mode: Partial<Mode> = {},
) => obtain(source, {entry: null, copy: null, ...present}, {...MODE, ...mode}, fetchers(answers));

const expectOutcome = (
  outcome: Outcome,
  status: Outcome["status"],
  copy: CachedReadme | null,
  lock: LockEntry | null,
) => expect([outcome.status, outcome.copy, outcome.lock]).toEqual([status, copy, lock]);

const git = fromGit("git");
const npm = fromNpm("npm");

describe("without a lock entry", () => {
  test("git is tried first", async () => expectOutcome(await run({newest: git}), "fetched", git, git.entry));

  test("then the published package", async () => {
    const outcome = await run({newest: dead, published: npm});
    expectOutcome(outcome, "npm", npm, npm.entry);
    expect(outcome.faults).toEqual([dead]);
  });

  test("then the last valid copy is kept", async () => {
    expectOutcome(await run({newest: dead, published: dead}, {copy: npm}), "stale", npm, null);
  });

  test("and otherwise it fails", async () => {
    const outcome = await run({newest: dead, published: missing});
    expectOutcome(outcome, "failed", null, null);
    expect(outcome.faults).toEqual([dead, missing]);
  });
});

describe("with a lock entry", () => {
  test("a matching copy is sufficient", async () => {
    expectOutcome(await run({}, {entry: git.entry, copy: git}), "unchanged", git, git.entry);
  });

  test("another state is fetched exactly", async () => {
    const old = fromGit("old", "b");
    expectOutcome(await run({locked: git}, {entry: git.entry, copy: old}), "fetched", git, git.entry);
    expectOutcome(await run({locked: npm}, {entry: npm.entry}), "npm", npm, npm.entry);
  });

  test("a damaged copy does not match", async () => {
    const damaged = {...git, bytes: Buffer.from("other")};
    expectOutcome(await run({locked: git}, {entry: git.entry, copy: damaged}), "fetched", git, git.entry);
  });

  test("the lock entry is kept if another copy is used instead", async () => {
    const old = fromGit("old", "b");
    expectOutcome(await run({locked: dead}, {entry: git.entry, copy: old}), "stale", old, git.entry);
    expectOutcome(await run({locked: dead, published: npm}, {entry: git.entry}), "npm", npm, git.entry);
    expectOutcome(await run({locked: dead}, {entry: npm.entry}), "failed", null, npm.entry);
  });

  test("an entry of another repository is ignored", async () => {
    const other = {...git, entry: {...git.entry, repo: "https://github.com/acme/other"}};
    expectOutcome(await run({newest: git}, {entry: other.entry, copy: other}), "fetched", git, git.entry);
  });
});

describe("--update", () => {
  const update = {update: true};

  test("fetches the latest state, or detects that it is up to date", async () => {
    const newer = fromGit("newer", "b");
    expectOutcome(
      await run({newest: newer}, {entry: git.entry, copy: git}, update),
      "fetched",
      newer,
      newer.entry,
    );
    expectOutcome(
      await run({newest: git}, {entry: git.entry, copy: git}, update),
      "unchanged",
      git,
      git.entry,
    );
    expectOutcome(
      await run({newest: dead, published: npm}, {entry: npm.entry, copy: npm}, update),
      "unchanged",
      npm,
      npm.entry,
    );
  });

  test("a repository state is not replaced by a release if a host is unreachable", async () => {
    expectOutcome(await run({newest: dead}, {entry: git.entry, copy: git}, update), "stale", git, git.entry);
  });

  test("but is if the repository is gone", async () => {
    const outcome = await run({newest: missing, published: npm}, {entry: git.entry, copy: git}, update);
    expectOutcome(outcome, "npm", npm, npm.entry);
  });
});

describe("--frozen", () => {
  const frozen = {frozen: true};

  test("fetches the locked state or fails", async () => {
    expectOutcome(await run({locked: git}, {entry: git.entry}, frozen), "fetched", git, git.entry);
    expectOutcome(
      await run({locked: dead}, {entry: git.entry, copy: fromGit("old", "b")}, frozen),
      "failed",
      null,
      git.entry,
    );
    expectOutcome(await run({}, {copy: git}, frozen), "failed", null, null);
  });
});

describe("--offline", () => {
  const offline = {offline: true};

  test("uses existing copies", async () => {
    expectOutcome(await run({}, {entry: git.entry, copy: git}, offline), "unchanged", git, git.entry);
    expectOutcome(await run({}, {copy: git}, offline), "unchanged", git, null);
    expectOutcome(await run({}, {entry: git.entry, copy: npm}, offline), "stale", npm, git.entry);
    expectOutcome(await run({}, {entry: git.entry}, offline), "failed", null, git.entry);
    expectOutcome(
      await run({}, {entry: git.entry, copy: npm}, {...offline, frozen: true}),
      "failed",
      null,
      git.entry,
    );
  });
});

test("an interrupt ends the run, and so does an internal fault", async () => {
  await expect(run({newest: new Fault("stopped", "stopped")})).rejects.toMatchObject({kind: "stopped"});
  await expect(run({})).rejects.toThrow("newest must not be asked");
});
