import {diagnostic} from "#cli/report/diagnostic.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {asError} from "#support/files/as-error.ts";
import {jsonWithoutControls, plainText} from "#support/files/plain-text.ts";
import {MAX_FILE, readProblem, readRegularFile} from "#support/files/regular-file.ts";
import {numberBefore} from "#support/links/file-names.ts";
import type {Dialect} from "../model/dialect.ts";
import type {FolderMeta} from "../model/folder-meta.ts";
import type {SourceFile} from "../model/source-file.ts";

/**
 * Reads folder metadata: order and titles from metadata files, and the numeric prefixes of folder names, by tree path.
 * Unreadable and malformed files are reported (`tool-settings` and the codes of the reader).
 *
 * @param files content path → path on disk
 * @param readers the dialect's readers of metadata files
 * @param label returns the path of a file for messages
 */
export async function folderMetas(
  files: ReadonlyMap<string, string>,
  pages: readonly Pick<SourceFile, "contentPath" | "treePath">[],
  readers: Dialect["folderFiles"],
  label: (file: string) => string,
): Promise<{metas: Map<string, FolderMeta>; diagnostics: Diagnostic[]}> {
  const diagnostics: Diagnostic[] = [];
  const metas = new Map<string, FolderMeta>();
  const inTree = new Map<string, string>();
  for (const {contentPath, treePath = contentPath} of pages)
    if (treePath !== contentPath) noteFolders(contentPath, treePath, inTree, metas);
  for (const [path, file] of files) {
    const slash = path.lastIndexOf("/");
    const name = path.slice(slash + 1);
    const reader = readers.find(each => each.name.test(name));
    if (!reader) continue;
    const onDisk = path.slice(0, Math.max(0, slash));
    const folder = inTree.get(onDisk) ?? onDisk;
    let written: string;
    try {
      written = plainText(readRegularFile(file, MAX_FILE.settings));
    } catch (error) {
      const problem = readProblem(error);
      if (problem) diagnostics.push(diagnostic(problem.code, problem.message, {file: label(file)}));
      continue;
    }
    try {
      const value: unknown = name.endsWith(".json")
        ? JSON.parse(written)
        : (await import("yaml")).parse(written);
      metas.set(folder, {...metas.get(folder), ...jsonWithoutControls(reader.read(value))});
    } catch (error) {
      const [first = ""] = String(asError(error).message).split("\n");
      const message = `the settings in this file can't be read: ${first.replace(/:$/, "")}`;
      diagnostics.push(diagnostic("tool-settings", message, {file: label(file)}));
    }
  }
  return {metas, diagnostics};
}

/** Records the folders of a page, with their numeric prefixes as positions. */
function noteFolders(
  contentPath: string,
  treePath: string,
  inTree: Map<string, string>,
  metas: Map<string, FolderMeta>,
): void {
  const [disk, tree] = [contentPath.split("/").slice(0, -1), treePath.split("/").slice(0, -1)];
  for (; disk.length > 0 && tree.length > 0; disk.pop()) {
    const path = disk.join("/");
    if (inTree.has(path)) return;
    inTree.set(path, tree.join("/"));
    const [name, shown] = [disk.at(-1) ?? "", tree.at(-1) ?? ""];
    if (!name.endsWith(shown)) continue;
    const sort = name === shown ? null : numberBefore(name);
    if (sort !== null && !metas.has(tree.join("/"))) metas.set(tree.join("/"), {sort});
    tree.pop();
  }
}
