import {join} from "node:path";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {hasEntry} from "./regular-file.ts";

/** A file that a project keeps for the tool. */
export interface ProjectFile {
  path: string;
  /** Relative to the project root, for messages. */
  label: string;
}

/** Finds a file that may lie with the content, in its `data/`; where it does not, it is beside the config. */
export function projectFile({root, content}: {root: string; content: string}, name: string): ProjectFile {
  const withContent = join(content, "data", name);
  const path = hasEntry(withContent) ? withContent : join(root, name);
  return {path, label: relativePath(root, path)};
}
