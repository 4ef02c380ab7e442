import type {Diagnostic} from "../../schemas/diagnostic.ts";

/** A node of a page's syntax tree (mdast). */
export interface MarkdownNode {
  type: string;
  children?: MarkdownNode[];
  value?: string;
  [key: string]: unknown;
}

/** What a plug-in may know of the page that it changes. */
export interface PluginPage {
  url: string;
  /** Relative to the project. */
  path: string;
  frontMatter: Readonly<Record<string, unknown>>;
}

/** What a plug-in may know of the site that it writes for. */
export interface PluginSite {
  title: string;
  base: string;
  pages: readonly (PluginPage & {title: string; description: string; section: string; date: string | null})[];
}

/** A file that a plug-in adds to the artifacts. */
export interface PluginFile {
  /** POSIX path below the output folder. */
  path: string;
  text: string;
}

/** The default export of a module named under `plugins` in the config. */
export interface Plugin {
  name: string;
  /** Part of the cache key, as is the text of the module: raise it when a file that the module uses changes. */
  version: string;
  /** Changes the syntax tree of a page, before headings and links are read. */
  transform?(tree: MarkdownNode, page: PluginPage): void;
  /** Writes further artifacts. */
  write?(site: PluginSite): Iterable<PluginFile>;
}

/** Where a project lies and how it is built. */
export interface ApiOptions {
  /** Default: the working directory of the process. */
  cwd?: string;
  /** As the flags of the command line. */
  config?: string;
  content?: string;
  out?: string;
  /** False: nothing is taken from or left in the cache. */
  cache?: boolean;
}

/** What a build did. */
export interface ApiBuild {
  /** Absolute path of the artifacts. */
  out: string;
  diagnostics: Diagnostic[];
  pages: {discovered: number; emitted: number; dropped: number; drafts: number; fresh: number};
  files: {written: number; kept: number; removed: number};
}

/** What `build` and `check` reject with where nothing can be built or read: config, disk, plug-in. */
export interface ApiError extends Error {
  name: "FatalError";
  /** What is wrong, with place and hint. */
  diagnostics: Diagnostic[];
}

/** What a check found. */
export interface ApiCheck {
  diagnostics: Diagnostic[];
  pages: number;
}

/** Builds the artifacts of a project. Rejects with an {@link ApiError} where nothing can be built; errors in the content are findings. */
export declare const build: (options?: ApiOptions) => Promise<ApiBuild>;

/** Checks the content of a project. Rejects with an {@link ApiError} where it can't be read. */
export declare const check: (options?: ApiOptions) => Promise<ApiCheck>;

/** Helps editors with the shape of a plug-in; gives it back as it is. */
export declare const definePlugin: (plugin: Plugin) => Plugin;
