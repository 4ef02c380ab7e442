import type {SyntaxDialect} from "#core/parse/file-scope.ts";
import type {ConfigInput} from "#schemas/config.ts";
import type {DialectName} from "#schemas/settings/dialects.ts";
import {GITHUB} from "#support/links/unique-ids.ts";
import {colonContainers} from "./toolkit/containers/containers.ts";
import {VIDEOS} from "./toolkit/html/videos.ts";
import {BRACES} from "./toolkit/id-notations.ts";
import {CATEGORY_FILE, META_FILE} from "./toolkit/order-files/folder-files.ts";
import type {SettingsFiles} from "./toolkit/static-config/settings-files.ts";

/** Config of a documentation tool found in a project. */
export interface FoundConfig {
  /** Absolute path of the folder that the tool works in. */
  folder: string;
  /** Absolute path of its config file. */
  file: string;
  /**
   * Collects every file read and every folder listed, because the result is cached until one of them changes.
   */
  files: SettingsFiles;
  /** Collects descriptions of settings that have no equivalent. */
  left: string[];
}

/**
 * Function that converts a tool's config to ours without executing it; paths are absolute. Returns `null` if
 * the config belongs to another tool.
 */
export type ReadSettings = (found: FoundConfig) => ConfigInput | null;

/**
 * Function that returns the absolute path of a tool's config for a project folder, or `null` if the tool is
 * not used there.
 */
export type Detect = (folder: string) => string | null;

/** Everything about one documentation tool. The `index.ts` of each tool's folder exports one by default. */
export interface Tool extends SyntaxDialect {
  /** Name in the config. */
  name: DialectName;
  /** Display name. */
  title: string;
  /** URLs of the tool's own documentation of its syntax and settings. */
  docs: readonly string[];
  /** Descriptions of detection and syntax, for the table in the documentation. */
  detectedBy: string;
  understands: string;
  detect?: Detect;
  /**
   * Loads the settings reader on demand, because it may depend on parsers that a build with its own config
   * does not need.
   */
  settings?(): Promise<{settings: ReadSettings}>;
}

/** Defaults: CommonMark and GFM in `.md`, MDX in `.mdx`, and groups of code blocks. */
const DEFAULTS: SyntaxDialect = {
  mdx: [".mdx"],
  frontMatter: {fields: {}, known: []},
  urls: {slug: null, id: null, numbers: false, readme: true},
  folderFiles: [CATEGORY_FILE, META_FILE],
  links: {},
  headings: {slug: GITHUB, ids: [BRACES], title: false},
  containers: {colons: {"code-group": {as: "tabs"}}, others: null},
  asides: {T: "tip", W: "warning", "?": "todo"},
  fences: {meta: false},
  math: false,
  syntax: {
    beforeParse: [],
    markers: [colonContainers],
    afterParse: [],
    blocks: [],
    tags: VIDEOS,
    code: [],
    inline: [],
  },
  imports: {aliases: {}, functions: {}, programs: false},
  html: {silent: [], bindings: [], components: false},
  components: {},
};

/** Groups of settings in which every member has its own default. */
const GROUPS = [
  "frontMatter",
  "urls",
  "links",
  "headings",
  "containers",
  "fences",
  "syntax",
  "imports",
  "html",
] as const;
type Group = (typeof GROUPS)[number];
type Own = Exclude<keyof Tool, keyof SyntaxDialect>;

/** Definition of a tool by the settings that differ from the defaults. */
export type ToolInput = Pick<Tool, Own> &
  Partial<Omit<SyntaxDialect, Group>> & {[key in Group]?: Partial<SyntaxDialect[key]>};

/** Defines a documentation tool. Everything it does not set works as in CommonMark and GFM. */
export function defineDialect(input: ToolInput): Tool {
  const groups = GROUPS.map(key => [key, {...DEFAULTS[key], ...input[key]}]);
  const tool: Tool = {...DEFAULTS, ...input, ...Object.fromEntries(groups)};
  return {...tool, syntax: {...tool.syntax, tags: {...DEFAULTS.syntax.tags, ...tool.syntax.tags}}};
}
