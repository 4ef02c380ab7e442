import type {SyntaxDialect} from "#core/parse/file-scope.ts";
import type {ConfigInput} from "#schemas/config.ts";
import type {DialectName} from "#schemas/settings/dialects.ts";
import {GITHUB} from "#support/links/slugs.ts";
import {colonContainers} from "./toolkit/containers/containers.ts";
import {BRACES} from "./toolkit/heading-ids.ts";
import {CATEGORY_FILE, META_FILE} from "./toolkit/order-files/folder-files.ts";
import type {SettingsFiles} from "./toolkit/static-config/settings-files.ts";

/** Config of a documentation tool that was found in a project. */
export interface FoundConfig {
  /** Absolute path of the folder that the tool works in. */
  folder: string;
  /** Absolute path of its config file. */
  file: string;
  /** Collects every file that is read and every folder that is listed: the result is cached until one of them changes. */
  files: SettingsFiles;
  /** Collects descriptions of settings that have no equivalent. */
  left: string[];
}

/** Reads a tool's config as one of ours without running it; paths are absolute. Null if the config belongs to another tool. */
export type ReadSettings = (found: FoundConfig) => ConfigInput | null;

/** Returns the absolute path of a tool's config for a folder of a project, or null if the tool is not used there. */
export type Detect = (folder: string) => string | null;

/** Everything that is known about one documentation tool: `index.ts` of a folder exports one by default. */
export interface Tool extends SyntaxDialect {
  /** Name in the config. */
  name: DialectName;
  /** Name that people know it by. */
  title: string;
  /** The tool's own documentation of its syntax and settings. */
  docs: readonly string[];
  /** Detection and syntax in words, for the table in the documentation. */
  detectedBy: string;
  understands: string;
  detect?: Detect;
  /** Loads the settings reader, which may depend on parsers that a build with a config of its own does not need. */
  settings?(): Promise<{settings: ReadSettings}>;
}

/** Settings of CommonMark and GFM in `.md`, MDX in `.mdx`, and groups of code blocks. */
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
    tags: {},
    code: [],
    inline: [],
  },
  imports: {aliases: {}, programs: false},
  html: {silent: [], bindings: [], components: false},
  components: {},
};

/** Groups of settings whose missing members have a default each. */
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

/** A tool, with the settings that differ from the defaults. */
export type ToolInput = Pick<Tool, Own> &
  Partial<Omit<SyntaxDialect, Group>> & {[key in Group]?: Partial<SyntaxDialect[key]>};

/** Defines one documentation tool; whatever it does not set is as in CommonMark and GFM. */
export function defineDialect(input: ToolInput): Tool {
  const groups = GROUPS.map(key => [key, {...DEFAULTS[key], ...input[key]}]);
  return {...DEFAULTS, ...input, ...Object.fromEntries(groups)};
}
