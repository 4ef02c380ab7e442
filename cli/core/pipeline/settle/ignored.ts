import {join} from "node:path";
import type {CodeHost} from "#core/model/code-host.ts";
import {isWithin, relativePath} from "#schemas/rules/disk-path.ts";
import {localGit} from "#support/files/local-git.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";

/** Maximum number of paths passed to git. */
const MOST = 5000;
/** File name that no ignore rule matches by itself. */
const PROBE = "docs-index-probe.md";

/**
 * Returns the given files that git ignores, presumably because a program generates them. Returns none if git ignores
 * the whole folder.
 */
export async function ignoredFiles(
  folder: string,
  {folder: top}: CodeHost,
  files: readonly string[],
): Promise<ReadonlySet<string>> {
  const git = await localGit(folder);
  // git rejects all paths if one is outside of the repository or invalid.
  const isAsked = (file: string): boolean => isWithin(file, top) && !/[\n\0]/.test(file);
  const asked = [join(folder, PROBE), ...files.filter(isAsked).slice(0, MOST)];
  const ignored = new Set<string>();
  try {
    for (let at = 0; at < asked.length; at += 500)
      for (const file of await git.checkIgnore(asked.slice(at, at + 500))) ignored.add(file);
  } catch {
    return new Set();
  }
  return ignored.has(join(folder, PROBE)) ? new Set() : ignored;
}

/** Returns the absolute paths of a repository's submodules. */
export function submodules({folder}: CodeHost): string[] {
  try {
    const text = readRegularFile(join(folder, ".gitmodules"), MAX_FILE.settings).toString("utf8");
    return [...text.matchAll(/^[ \t]*path[ \t]*=[ \t]*(\S.*)$/gm)].map(([, path = ""]) =>
      join(folder, path.trimEnd()),
    );
  } catch {
    return [];
  }
}

/** Returns the relative path of the submodule that contains a file; undefined if there is none. */
export function submoduleOf(file: string, found: readonly string[], {folder}: CodeHost): string | undefined {
  const holder = found.find(each => isWithin(file, each));
  return holder && relativePath(folder, holder);
}
