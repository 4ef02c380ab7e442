import {existsSync, readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import type {DialectName} from "#schemas/settings/dialects.ts";
import type {Reader, ToolPlace} from "./reader.ts";
import {nextContent} from "./readers/next/next-content.ts";
import {isNuxtContent, numberedContent} from "./readers/numbered-content.ts";

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
    reader: async () => (await import("./readers/vitepress.ts")).readVitepress,
  },
  {
    name: "VitePress",
    dialect: "vitepress",
    inside: ".vitepress/config",
    config: /^index\.(?:[cm]?[jt]s)$/,
    reader: async () => (await import("./readers/vitepress.ts")).readVitepress,
  },
  {
    name: "Docusaurus",
    dialect: "docusaurus",
    config: /^docusaurus\.config\.(?:[cm]?[jt]s)$/,
    reader: async () => (await import("./readers/docusaurus/docusaurus.ts")).readDocusaurus,
  },
  {
    name: "Starlight",
    dialect: "starlight",
    config: /^astro\.config\.(?:[cm]?[jt]s)$/,
    reader: async () => (await import("./readers/starlight.ts")).readStarlight,
  },
  {
    name: "Rspress",
    dialect: "rspress",
    config: /^(?:rspress|rstack)\.config\.(?:[cm]?[jt]s)$/,
    reader: async () => (await import("./readers/rspress.ts")).readRspress,
  },
  {
    name: "MkDocs",
    dialect: "mkdocs",
    config: /^mkdocs\.ya?ml$/,
    reader: async () => (await import("./readers/mkdocs.ts")).readMkdocs,
  },
  {
    name: "mdBook",
    dialect: "mdbook",
    config: /^book\.toml$/,
    reader: async () => (await import("./readers/mdbook.ts")).readMdbook,
  },
  {
    name: "VuePress",
    dialect: "vuepress",
    inside: ".vuepress",
    config: /^config\.(?:[cm]?[jt]s)$/,
    reader: async () => (await import("./readers/vuepress.ts")).readVuepress,
  },
  {
    name: "Hugo",
    dialect: "hugo",
    config: /^(?:hugo|config)\.(?:toml|ya?ml|json)$/,
    accepts: folder => existsSync(join(folder, "content")) || existsSync(join(folder, "hugo.toml")),
    reader: async () => (await import("./readers/hugo.ts")).readHugo,
  },
  {
    name: "Hugo",
    dialect: "hugo",
    inside: "config/_default",
    config: /^(?:hugo|config)\.(?:toml|ya?ml|json)$/,
    reader: async () => (await import("./readers/hugo.ts")).readHugo,
  },
  {
    name: "Jekyll",
    dialect: "jekyll",
    config: /^_config\.ya?ml$/,
    reader: async () => (await import("./readers/jekyll/jekyll.ts")).readJekyll,
  },
  {
    name: "Eleventy",
    dialect: "eleventy",
    config: /^(?:\.eleventy\.js|eleventy\.config\.[cm]?js)$/,
    reader: async () => (await import("./readers/eleventy.ts")).readEleventy,
  },
  {
    name: "Markdoc",
    dialect: "markdoc",
    config: /^next\.config\.(?:[cm]?[jt]s)$/,
    accepts: folder => isMarkdoc(folder) && nextContent(folder) !== undefined,
    reader: async () => (await import("./readers/next/nextjs.ts")).readNextjs,
  },
  {
    name: "Next.js",
    dialect: "nextjs",
    config: /^next\.config\.(?:[cm]?[jt]s)$/,
    accepts: folder => nextContent(folder) !== undefined,
    reader: async () => (await import("./readers/next/nextjs.ts")).readNextjs,
  },
  {
    name: "Nuxt Content",
    dialect: "nuxt",
    config: /^(?:nuxt|content)\.config\.(?:[cm]?[jt]s)$/,
    accepts: folder => existsSync(join(folder, "content")),
    reader: async () => (await import("./readers/nuxt.ts")).readNuxt,
  },
  {
    name: "Nuxt Content",
    dialect: "nuxt",
    config: /^\d+\.[\w-]+$/,
    accepts: isNuxtContent,
    reader: async () => (await import("./readers/nuxt.ts")).readNuxt,
  },
  {
    name: "GitBook",
    dialect: "gitbook",
    config: /^(?:\.gitbook\.ya?ml|SUMMARY\.md)$/,
    accepts: folder => existsSync(join(folder, "README.md")) || existsSync(join(folder, ".gitbook.yaml")),
    reader: async () => (await import("./readers/gitbook.ts")).readGitbook,
  },
  {
    name: "Markdoc",
    dialect: "markdoc",
    config: /^markdoc\.config\.(?:[cm]?[jt]s)$/,
    reader: async () => (await import("./readers/markdoc.ts")).readMarkdoc,
  },
  {
    name: "Docsify",
    dialect: "docsify",
    config: /^index\.html$/,
    accepts: folder => isDocsify(folder),
    reader: async () => (await import("./readers/docsify.ts")).readDocsify,
  },
];

/** Pages of which nothing else is known; any tool comes before it. */
const NUMBERED: Tool = {
  name: "folders ordered by numbers",
  dialect: "commonmark",
  config: /./,
  reader: async () => (await import("./readers/nuxt.ts")).readNumbered,
};

/** Whether a project of Next.js has its pages read as Markdoc: https://markdoc.dev/docs/nextjs */
const isMarkdoc = (folder: string): boolean =>
  existsSync(join(folder, "markdoc")) ||
  ["package.json", ...entriesOf(folder).filter(name => /^next\.config\./.test(name))].some(name =>
    textOf(join(folder, name)).includes("@markdoc/next.js"),
  );

const textOf = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

/** Whether the page of a folder starts Docsify. */
const isDocsify = (folder: string): boolean =>
  /\$docsify|docsify(?:@[\w.]+)?(?:\/|\.min|\.js)/.test(textOf(join(folder, "index.html")));

/** Folders of a repository that documentation is in. */
const FOLDERS = ["", "docs", "website", "site", "www", "doc", "documentation", "book"];

/** The tool whose config is in a project, at its root first; null where there is none. */
export function findTool(root: string): {tool: Tool; place: Omit<ToolPlace, "files" | "left">} | null {
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
  const numbered = numberedContent(root);
  return numbered === undefined ? null : {tool: NUMBERED, place: {folder: root, file: join(root, numbered)}};
}

/** Names in a folder; none where it is missing, a file, or closed to the user, which is reported where content is read. */
function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
