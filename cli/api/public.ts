import type {Diagnostic} from "../../schemas/diagnostic.ts";

/** Node of a page's syntax tree (mdast). */
export interface MarkdownNode {
  type: string;
  children?: MarkdownNode[];
  value?: string;
  [key: string]: unknown;
}

/** Page data available to plug-ins. */
export interface PluginPage {
  url: string;
  /** Path relative to the project. */
  path: string;
  frontMatter: Readonly<Record<string, unknown>>;
}

/** Site data available to plug-ins. */
export interface PluginSite {
  title: string;
  base: string;
  pages: readonly (PluginPage & {title: string; description: string; section: string; date: string | null})[];
}

/** File that a plug-in adds to the artifacts. */
export interface PluginFile {
  /** POSIX path relative to the output folder. */
  path: string;
  text: string;
}

/** Plug-in, the default export of a module listed under `plugins` in the config. */
export interface Plugin {
  name: string;
  /**
   * Version of the plug-in. It is part of the cache key, as is the module's source. Increase it when a file
   * used by the module changes.
   */
  version: string;
  /** Modifies the syntax tree of a page before headings and links are read. */
  transform?(tree: MarkdownNode, page: PluginPage): void;
  /** Returns additional artifacts. */
  write?(site: PluginSite): Iterable<PluginFile>;
}

/** Location of a project and build options. */
export interface ApiOptions {
  /** Working directory; defaults to the process's. */
  cwd?: string;
  /** Same as the command-line flag. */
  config?: string;
  content?: string;
  out?: string;
  /** False to disable the cache. */
  cache?: boolean;
}

/** Result of a build. */
export interface ApiBuild {
  /** Absolute path of the artifacts. */
  out: string;
  diagnostics: Diagnostic[];
  pages: {discovered: number; emitted: number; dropped: number; drafts: number; fresh: number};
  files: {written: number; kept: number; removed: number};
}

/**
 * Error with which `build` and `check` reject if nothing can be built or read, because of the config, the disk or a
 * plug-in.
 */
export interface ApiError extends Error {
  name: "FatalError";
  /** Diagnostics with position and hint. */
  diagnostics: Diagnostic[];
}

/** Result of a check. */
export interface ApiCheck {
  diagnostics: Diagnostic[];
  pages: number;
}

/**
 * Builds the artifacts of a project. Rejects with an {@link ApiError} if nothing can be built; errors in the
 * content are returned as diagnostics.
 */
export declare const build: (options?: ApiOptions) => Promise<ApiBuild>;

/** Checks the content of a project. Rejects with an {@link ApiError} if it can't be read. */
export declare const check: (options?: ApiOptions) => Promise<ApiCheck>;

/** Returns a plug-in unchanged, so that editors know its type. */
export declare const definePlugin: (plugin: Plugin) => Plugin;
