import {readFileSync} from "node:fs";
import {join} from "node:path";
import {fatal} from "#cli/report/diagnostic.ts";
import type {DirectoryNode, FileNode} from "#schemas/page-index.ts";
import {asError} from "#support/files/as-error.ts";

/** Lists the pages of a page-index directory recursively. */
export function* filesBelow(directory: DirectoryNode): Iterable<FileNode> {
  for (const child of directory.children) {
    if (child.type === "directory") yield* filesBelow(child);
    else yield child;
  }
}

/** Reads a JSON artifact from a build folder. Throws `diff-artifacts`. */
export function readArtifact<T>(folder: string, path: string): T {
  try {
    return JSON.parse(readFileSync(join(folder, path), "utf8"));
  } catch (error) {
    throw fatal("diff-artifacts", `${path} of ${folder} can't be read: ${asError(error).message}`);
  }
}
