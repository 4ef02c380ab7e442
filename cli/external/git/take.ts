import type {GitLockEntry} from "#schemas/project-files/lock.ts";
import {sha256} from "#support/files/hash.ts";
import {Fault} from "../fault.ts";
import type {CachedReadme} from "../last-good/cached-readme.ts";
import {isBlank, MAX_README} from "../readme-name.ts";
import type {Source} from "../source.ts";
import {Git, type GitSettings} from "./git.ts";
import {type Head, readHead} from "./remote.ts";
import {findBlob, readmeFolders, submodulePaths} from "./tree.ts";

/** Time limit of the first request to a host, in seconds. */
const PROBE_SECONDS = 10;

/** Options for fetching a README from a repository. */
export interface TakeOptions {
  settings: GitSettings;
  signal: AbortSignal;
  /** Whether this is the first source on its host. */
  probe: boolean;
  /** Called with the new URL if the repository has moved permanently. */
  onMoved?: ((address: string) => void) | undefined;
}

/**
 * Fetches the README of the current default branch, or of the requested ref. If the commit matches `known`,
 * only its name is transferred and `known` is returned.
 *
 * Throws a `Fault`.
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
    // Copies cached before dates were recorded are fetched again.
    if (known && isSame && entry.date !== undefined) return known;
    return readCommit(git, source, head, source.file);
  });
}

/**
 * Fetches exactly the README recorded in a lock entry, from its commit, wherever the branch points now.
 *
 * Throws a `Fault`; `changed` if the commit no longer exists (force push).
 */
export async function takeLocked(
  source: Source,
  entry: GitLockEntry,
  options: TakeOptions,
): Promise<CachedReadme> {
  return withRepository(source, options, async git => {
    const {bytes, entry: taken} = await readCommit(git, source, entry, entry.file);
    // The same lock must yield the same bytes, so the lock alone determines whether there is a date.
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
  // Fetches only the commit and its trees; blobs follow one by one (git-clone(1), partial clone).
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
