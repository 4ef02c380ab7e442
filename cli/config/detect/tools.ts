import {existsSync, readdirSync} from "node:fs";
import {join} from "node:path";
import type {DialectName} from "../../../schemas/config.ts";
import {nextContent} from "./next-content.ts";
import type {Reader, ToolPlace} from "./reader.ts";

/** A documentation tool that is known by its files. */
export interface Tool {
  name: string;
  dialect: DialectName;
  /** Names of its config file, below the folder that it works in. */
  config: RegExp;
  /** Folder of the config file, where it has one of its own. */
  inside?: string;
  /** Whether a folder with such a file is one of documentation at all; default: it is. */
  accepts?(folder: string): boolean;
  reader(): Promise<Reader>;
}

/** Readers are loaded where their tool is met. */
const TOOLS: readonly Tool[] = [
  {
    name: "VitePress",
    dialect: "vitepress",
    inside: ".vitepress",
    config: /^config\.(?:[cm]?[jt]s)$/,
    reader: async () => (await import("./vitepress.ts")).readVitepress,
  },
  {
    name: "VitePress",
    dialect: "vitepress",
    inside: ".vitepress/config",
    config: /^index\.(?:[cm]?[jt]s)$/,
    reader: async () => (await import("./vitepress.ts")).readVitepress,
  },
  {
    name: "Docusaurus",
    dialect: "docusaurus",
    config: /^docusaurus\.config\.(?:[cm]?[jt]s)$/,
    reader: async () => (await import("./docusaurus.ts")).readDocusaurus,
  },
  {
    name: "Starlight",
    dialect: "starlight",
    config: /^astro\.config\.(?:[cm]?[jt]s)$/,
    reader: async () => (await import("./starlight.ts")).readStarlight,
  },
  {
    name: "Rspress",
    dialect: "rspress",
    config: /^(?:rspress|rstack)\.config\.(?:[cm]?[jt]s)$/,
    reader: async () => (await import("./rspress.ts")).readRspress,
  },
  {
    name: "MkDocs",
    dialect: "mkdocs",
    config: /^mkdocs\.ya?ml$/,
    reader: async () => (await import("./mkdocs.ts")).readMkdocs,
  },
  {
    name: "mdBook",
    dialect: "commonmark",
    config: /^book\.toml$/,
    reader: async () => (await import("./mdbook.ts")).readMdbook,
  },
  {
    name: "Eleventy",
    dialect: "eleventy",
    config: /^(?:\.eleventy\.js|eleventy\.config\.[cm]?js)$/,
    reader: async () => (await import("./eleventy.ts")).readEleventy,
  },
  {
    name: "Next.js",
    dialect: "nextjs",
    config: /^next\.config\.(?:[cm]?[jt]s)$/,
    accepts: folder => nextContent(folder) !== undefined,
    reader: async () => (await import("./nextjs.ts")).readNextjs,
  },
];

/** Folders of a repository that documentation is in. */
const FOLDERS = ["", "docs", "website", "site", "www", "doc", "documentation", "book"];

/** The tool whose config is in a project, at its root first; null where there is none. */
export function findTool(root: string): {tool: Tool; place: Omit<ToolPlace, "files">} | null {
  for (const name of FOLDERS) {
    const folder = join(root, name);
    if (!existsSync(folder)) continue;
    for (const tool of TOOLS) {
      const holder = join(folder, tool.inside ?? "");
      const file = entriesOf(holder).find(entry => tool.config.test(entry));
      if (file !== undefined && (tool.accepts?.(folder) ?? true))
        return {tool, place: {folder, file: join(holder, file)}};
    }
  }
  return null;
}

/** Names in a folder; none where it is missing, a file, or closed to the user, which is reported where content is read. */
function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
