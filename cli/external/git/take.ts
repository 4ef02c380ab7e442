import type {GitLockEntry} from "#schemas/project-files/lock.ts";
import {sha256} from "#support/files/hash.ts";
import {Fault} from "../fault.ts";
import type {CachedReadme} from "../last-good/cached-readme.ts";
import {isBlank, MAX_README} from "../readme-name.ts";
import type {Source} from "../source.ts";
import {Git, type GitSettings} from "./git.ts";
import {type Head, readHead} from "./remote.ts";
import {findBlob, readmeFolders, submodulePaths} from "./tree.ts";

/** Seconds after which the first look at a host is given up. */
const PROBE_SECONDS = 10;

/** How a README is taken from a repository. */
export interface TakeOptions {
  settings: GitSettings;
  signal: AbortSignal;
  /** True for the first source on a host. */
  probe: boolean;
  /** Told where the repository has moved for good. */
  onMoved?: ((address: string) => void) | undefined;
}

/**
 * Takes the README of the present default branch (or of the wanted ref). Where the commit is still the one of `known`,
 * nothing but the name of the commit is transferred and `known` comes back.
 *
 * @throws a fault
 */
export async function takeNewest(
  source: Source,
  known: CachedReadme | null,
  options: TakeOptions,
): Promise<CachedReadme> {
  return withRepository(source, options, async git => {
    const limit = options.settings.timeoutSeconds;
    const head = await readHead(git, source.ref, options.probe ? Math.min(PROBE_SECONDS, limit) : limit);
    const {entry} = known ?? {};
    const isSame = entry?.origin === "git" && entry.commit === head.commit && entry.branch === head.branch;
    // A copy from before dates were recorded is taken again.
    if (known && isSame && entry.date !== undefined) return known;
    return readCommit(git, source, head, source.file);
  });
}

/**
 * Takes exactly the README that a lock entry names, from its commit, wherever the branch points by now.
 *
 * @throws a fault; `changed` where the commit is gone (force-push)
 */
export async function takeLocked(
  source: Source,
  entry: GitLockEntry,
  options: TakeOptions,
): Promise<CachedReadme> {
  return withRepository(source, options, async git => {
    const {bytes, entry: taken} = await readCommit(git, source, entry, entry.file);
    // The same lock gives the same bytes, so only it decides whether there is a date.
    const {date: _, ...undated} = taken;
    return {bytes, entry: entry.date === undefined ? undated : {...undated, date: entry.date}};
  });
}

async function withRepository(
  source: Source,
  options: TakeOptions,
  use: (git: Git) => Promise<CachedReadme>,
): Promise<CachedReadme> {
  const {repository, key} = source;
  const where = repository.host === "file://" ? repository.web : new URL(repository.host).host;
  const remote = {name: key.replaceAll("/", "__"), url: repository.git, where};
  const git = new Git(options.settings, remote, options.signal);
  try {
    return await use(git);
  } finally {
    const {movedTo: moved} = git.answered();
    if (moved !== undefined) options.onMoved?.(moved);
    await git.dispose();
  }
}

async function readCommit(
  git: Git,
  source: Source,
  {branch, commit}: Head,
  file: string | null,
): Promise<{bytes: Buffer; entry: GitLockEntry}> {
  await git.create();
  // Only the commit and its folders are transferred; contents follow one by one (git-clone(1), partial clone).
  await git.text([
    "fetch",
    "--quiet",
    "--depth=1",
    "--filter=blob:none",
    "--no-tags",
    "--no-write-fetch-head",
    "--no-recurse-submodules",
    "--",
    "origin",
    commit,
  ]);
  const blob = await findBlob(git, commit, file, readmeFolders(source.name, source.repository.name));
  const bytes = await git.bytes(["blob", blob.id]);
  if (bytes.length > MAX_README) {
    throw new Fault("too-large", `${blob.path} has ${bytes.length} bytes, more than ${MAX_README}`);
  }
  if (isBlank(bytes)) throw new Fault("missing", `${blob.path} is empty`);
  const {web: repo} = source.repository;
  const submodules = await submodulePaths(git, commit);
  const seconds = Number(await git.text(["log", "-1", "--format=%ct", commit, "--"]));
  return {
    bytes,
    entry: {
      origin: "git",
      repo,
      file: blob.path,
      sha256: sha256(bytes),
      date: new Date(seconds * 1000).toISOString().slice(0, 10),
      branch,
      commit,
      ...(submodules.length > 0 && {submodules}),
    },
  };
}
