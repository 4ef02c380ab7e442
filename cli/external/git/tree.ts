import {posix} from "node:path";
import {Fault} from "../fault.ts";
import {findReadme} from "../readme-name.ts";
import {isSafePath} from "../repository.ts";
import type {Git} from "./git.ts";

interface Entry {
  kind: "file" | "link" | "folder" | "submodule";
  id: string;
  name: string;
}

const KINDS: Record<string, Entry["kind"]> = {
  "040000": "folder",
  "100644": "file",
  "100755": "file",
  "120000": "link",
  "160000": "submodule",
};

/** README in a commit. */
export interface Blob {
  path: string;
  id: string;
}

/**
 * Returns the folders in which to look for a README, best first: the usual ones of code hosts, and the
 * package's folder in a monorepo.
 */
export const readmeFolders = (name: string, repositoryName: string): string[] => {
  const own = `packages/${name}`;
  return name === repositoryName ? ["", "docs", ".github", own] : [own, "", "docs", ".github"];
};

/**
 * Finds the README of a commit: at the given path, ignoring case, or in the first folder that has one. One
 * symbolic link within the repository is followed.
 *
 * Throws `missing`.
 */
export async function findBlob(
  git: Git,
  commit: string,
  file: string | null,
  folders: string[],
): Promise<Blob> {
  if (file !== null) {
    const folder = folderOf(file);
    const entries = await list(git, commit, folder);
    const wanted = posix.basename(file).toLowerCase();
    const found =
      entries.find(entry => join(folder, entry.name) === file) ??
      entries.find(entry => entry.name.toLowerCase() === wanted);
    if (!found || found.kind === "folder" || found.kind === "submodule") {
      throw new Fault("missing", `there is no ${file} in the repository`);
    }
    return follow(git, commit, folder, found);
  }
  for (const folder of folders) {
    const entries = (await list(git, commit, folder)).filter(({kind}) => kind === "file" || kind === "link");
    const name = findReadme(entries.map(entry => entry.name));
    const found = entries.find(entry => entry.name === name);
    if (found) return follow(git, commit, folder, found);
  }
  throw new Fault("missing", "the repository has no README in Markdown");
}

/**
 * Returns the paths of a commit's submodules. Lists the tree only if `.gitmodules` exists (gitmodules(5)).
 */
export async function submodulePaths(git: Git, commit: string): Promise<string[]> {
  const tree = ["ls-tree", "-z", "--full-tree"];
  if ((await git.text([...tree, commit, "--", ".gitmodules"])) === "") return [];
  const all = (await git.text([...tree, "-r", commit])).split("\0");
  return all.flatMap(entry => /^160000 commit [0-9a-f]+\t(.+)$/s.exec(entry)?.[1] ?? []);
}

/** Lists a folder of a commit; empty if the folder does not exist. */
async function list(git: Git, commit: string, folder: string): Promise<Entry[]> {
  const args = ["ls-tree", "-z", "--full-tree", commit, "--"];
  return parseTree(await git.text(folder === "" ? args : [...args, `${folder}/`]));
}

/** Parses the output of `git ls-tree -z`. */
function parseTree(output: string): Entry[] {
  const entries: Entry[] = [];
  for (const record of output.split("\0")) {
    const match = /^(\d{6}) \w+ ([0-9a-f]+)\t(.+)$/s.exec(record);
    const kind = match && KINDS[match[1] ?? ""];
    if (match && kind) entries.push({kind, id: match[2] ?? "", name: posix.basename(match[3] ?? "")});
  }
  return entries;
}

async function follow(git: Git, commit: string, folder: string, {kind, id, name}: Entry): Promise<Blob> {
  const path = join(folder, name);
  if (kind === "file") return {path, id};
  const target = posix.join(folder, (await git.text(["cat-file", "blob", id])).trim());
  if (!isSafePath(target)) throw new Fault("missing", `${path} is a link that points outside the repository`);
  const entry = (await list(git, commit, folderOf(target))).find(({name}) => name === posix.basename(target));
  if (entry?.kind !== "file")
    throw new Fault("missing", `${path} is a link to ${target}, which does not exist`);
  return {path: target, id: entry.id};
}

const folderOf = (path: string): string => (path.includes("/") ? posix.dirname(path) : "");
const join = (folder: string, name: string): string => (folder === "" ? name : `${folder}/${name}`);
