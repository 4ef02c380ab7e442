import {join} from "node:path";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {hasEntry} from "./regular-file.ts";

/** File that belongs to the project and is read by this tool. */
export interface ProjectFile {
  path: string;
  /** Path relative to the project root, for messages. */
  label: string;
}

/** Locates a file in the content's `data/` folder or, if it isn't there, beside the config. */
export function projectFile({root, content}: {root: string; content: string}, name: string): ProjectFile {
  const withContent = join(content, "data", name);
  const path = hasEntry(withContent) ? withContent : join(root, name);
  return {path, label: relativePath(root, path)};
}
