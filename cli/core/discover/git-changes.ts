import {existsSync, realpathSync, statSync} from "node:fs";
import {dirname, join} from "node:path";
import type {SimpleGit} from "simple-git";
import {diagnostic} from "#cli/report/diagnostic.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {detached} from "#schemas/rules/detached.ts";
import {localGit} from "#support/files/local-git.ts";
import type {Change} from "../model/arrangement.ts";
import type {ContentLayer} from "../model/edition.ts";
import {withoutSuffix} from "./urls/without-suffix.ts";

/** Last change of each file by content path, and the commit that the history was read at. */
export interface GitChanges {
  head: string | null;
  changes: Record<string, Change>;
}

/**
 * Returns the changes by page path in the site: with the prefix of the layer and without the language suffix of the
 * file name.
 */
export function changesInSite(
  changes: GitChanges["changes"],
  {prefix, suffix}: Pick<ContentLayer, "prefix" | "suffix"> = {prefix: ""},
): GitChanges["changes"] {
  if (prefix === "" && suffix === undefined) return changes;
  const named = Object.entries(changes).map(([path, change]) => ({
    path,
    bare: withoutSuffix(path, suffix),
    change,
  }));
  // A page of this language takes precedence over the one that it translates.
  named.sort((a, b) => Number(a.bare !== a.path) - Number(b.bare !== b.path));
  return Object.fromEntries(named.map(({bare, change}) => [prefix + bare, change]));
}

/** Result outside of git, or if dates are disabled. */
export const NO_CHANGES: GitChanges = {head: null, changes: {}};

/** Reports whether git has the same history as before. */
export const isSameCommit = (
  {git, diagnostics}: {git: GitChanges; diagnostics: readonly Diagnostic[]},
  known: GitChanges,
): boolean => git.head === known.head && diagnostics.length === 0;

/**
 * Finds the last commit that changed each file in a folder, and its day (UTC). Returns none outside of git, and none in a
 * shallow clone, whose oldest commit seems to add every file (git-rev-parse(1)).
 *
 * Reports `git-shallow` and `git-unavailable`.
 *
 * @param known changes from an earlier run, reused if the commit is the same
 */
export async function gitChanges(
  folder: string,
  known: GitChanges,
): Promise<{git: GitChanges; diagnostics: Diagnostic[]}> {
  if (!isBelowRepository(folder)) return {git: NO_CHANGES, diagnostics: []};
  const git = await localGit(folder);
  let head: string;
  try {
    const [commit, shallow] = (await git.raw("rev-parse", "HEAD", "--is-shallow-repository"))
      .trim()
      .split("\n");
    if (shallow === "true")
      return {git: NO_CHANGES, diagnostics: [diagnostic("git-shallow", "the clone is shallow")]};
    head = commit ?? "";
  } catch {
    return {git: NO_CHANGES, diagnostics: []};
  }
  if (head === known.head) return {git: known, diagnostics: []};
  try {
    return {git: {head, changes: await readLog(git)}, diagnostics: []};
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    return {git: NO_CHANGES, diagnostics: [diagnostic("git-unavailable", `git log failed: ${reason}`)]};
  }
}

/**
 * Reports whether a folder is in a git repository, without starting git, which would take longer than the rest of a build
 * outside of one. Returns false if the path is not a folder, which is reported elsewhere.
 */
function isBelowRepository(folder: string): boolean {
  let start: string;
  try {
    if (!statSync(folder).isDirectory()) return false;
    start = realpathSync(folder);
  } catch {
    return false;
  }
  for (let path = start; ; path = dirname(path)) {
    if (existsSync(join(path, ".git"))) return true;
    if (dirname(path) === path) return false;
  }
}

/**
 * Reads the log, newest commit first, so the first change found for a file is its last one. A commit that only renames a
 * file does not change it, so the file is followed to its older name. A file moved into the folder is new there.
 */
async function readLog(git: SimpleGit): Promise<Record<string, Change>> {
  const log = await git.raw(
    ...["log", "--format=format:%x01%ct%n%H", "--name-status", "-M100%", "--diff-filter=AMRT"],
    ...["--relative", "-z", "--", "."],
  );
  const changes: Record<string, Change> = Object.create(null);
  /** Current names by older name. */
  const now = new Map<string, string[]>();
  for (const commit of log.split("\x01").slice(1)) {
    const [stamp = "", id = "", ...fields] = commit.split(/[\n\0]/).filter(field => field !== "");
    const date = new Date(Number(stamp) * 1000).toISOString().slice(0, 10);
    const change: Change = {date, commit: detached(id)};
    const renames: [older: string, newer: string][] = [];
    const added: string[] = [];
    for (let i = 0; i < fields.length; i += 2) {
      const [status = "", path = ""] = fields.slice(i, i + 2);
      if (status.startsWith("R")) renames.push([path, fields[++i + 1] ?? ""]);
      else for (const name of now.get(path) ?? [path]) changes[name.normalize("NFC")] ??= change;
      if (status === "A") added.push(path);
    }
    const followed = renames.map(([older, newer]): [string, string[]] => [older, now.get(newer) ?? [newer]]);
    // Before a file was added or renamed, its name may have belonged to another file.
    for (const name of [...added, ...renames.map(([, newer]) => newer)]) now.set(name, []);
    for (const [older, names] of followed) now.set(older, names);
  }
  return changes;
}
