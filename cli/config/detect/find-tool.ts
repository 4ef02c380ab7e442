import {existsSync} from "node:fs";
import {join} from "node:path";
import type {FoundConfig, Tool} from "#dialects/define.ts";
import {PLAIN, TOOLS} from "#dialects/index.ts";

/** Usual names of the folder that contains the documentation of a repository or of a workspace. */
const NAMES = ["docs", "website", "site", "www", "doc", "documentation", "book"];

/** Folders that may contain the documentation of a repository: at its root, and in its workspaces. */
const FOLDERS = [
  "",
  ...NAMES,
  ...["packages", "apps"].flatMap(parent => [parent, ...NAMES.map(name => `${parent}/${name}`)]),
];

/** Documentation tool and the location of its config. */
export interface FoundTool extends Pick<FoundConfig, "folder" | "file"> {
  tool: Tool;
}

/** Finds the tool with a config in a project, at its root first, or returns `null`. */
export function findTool(root: string): FoundTool | null {
  const folders = FOLDERS.map(name => join(root, name)).filter(folder => existsSync(folder));
  for (const folder of folders) {
    for (const tool of TOOLS) {
      const file = tool === PLAIN ? null : tool.detect?.(folder);
      if (file) return {tool, folder, file};
    }
  }
  const file = PLAIN.detect?.(root);
  return file ? {tool: PLAIN, folder: root, file} : null;
}
