import {existsSync, realpathSync} from "node:fs";
import {basename, dirname, join, resolve} from "node:path";
import type {Config, ConfigInput} from "#schemas/config.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {isWithin, pathWithin} from "#schemas/rules/disk-path.ts";
import type {ContentLayer, Editions} from "../core/model/edition.ts";
import {FatalError, fatal} from "../report/diagnostic.ts";
import {contentHash} from "../support/files/hash.ts";
import {hasEntry, MAX_FILE, readRegularFile, UnfitFile} from "../support/files/regular-file.ts";
import {repositoryAbove} from "../support/links/code-host.ts";
import {detectDialect, detectProject} from "./detect/detect.ts";
import {editionFaults} from "./editions/check-editions.ts";
import {plainLayers} from "./editions/folders.ts";
import {projectTitle} from "./project-title.ts";
import {rememberConfig, rememberedConfig} from "./remembered.ts";

/** Name of the config file. */
export const CONFIG_FILE = "docs-index.config.json";

/** A project: where it lies and how it is configured, all paths absolute. */
export interface Project {
  /** Folder of the config file; without one, the working directory, or the folder that holds a content folder elsewhere. */
  root: string;
  configFile: string | null;
  config: Config;
  content: string;
  /** Folders of pages, the content folder first; where two give a page the same url, the first one counts. */
  layers: ContentLayer[];
  /** Which language and version this is of several; null for the whole, or the only one. */
  editions: Editions | null;
  out: string;
  /** Folder of the finished site, where no flag names another. */
  dist: string;
  /** Folder of fetched READMEs and snapshots. */
  fetched: string;
  cache: string;
  /** What the settings were taken from where there is no config file: a documentation tool and its config. */
  detected: {tool: string; file: string; left: string[]; faults: Diagnostic[]; read: string[]} | null;
}

/** What flags say about the project; paths are relative to the working directory. */
export interface ProjectFlags {
  config?: string | undefined;
  content?: string | undefined;
  out?: string | undefined;
}

/**
 * Finds and reads the config: the file named by `--config`; else the nearest one in or above the folder given with
 * `--content` (a content folder belongs to the project that it is in), else in or above the working directory.
 * The search ends at the root of a repository. Flags win over the file, the file over defaults.
 *
 * Throws `config-missing`, `config-unreadable`, `config-syntax`, `config-value`, `config-unknown-key`, `output-inside-content`.
 *
 * @param tool version of the tool, where a config that this version found valid before need not be validated again
 */
export async function loadProject(cwd: string, flags: ProjectFlags, tool?: string): Promise<Project> {
  const start = flags.content === undefined ? cwd : resolve(cwd, flags.content);
  const configFile = flags.config === undefined ? findConfig(start) : resolve(cwd, flags.config);
  const cache = join(configFile ? dirname(configFile) : cwd, ".docs-index", "cache");
  const memory = tool === undefined ? null : {cache, tool};
  const detected =
    configFile === null && flags.content === undefined ? await detectProject(cwd, memory) : null;
  const given = flags.content === undefined ? undefined : resolve(cwd, flags.content);
  const isPlain = configFile === null && detected === null && detectDialect(start) === undefined;
  const contents = isPlain
    ? (await import("#dialects/plain/contents.ts")).tableOfContents(
        given ?? (await contentFolder(cwd, undefined)),
      )
    : undefined;
  const own = await readConfig(configFile, cwd, memory, detected?.config ?? contents);
  const dialect = own.dialect ?? detectDialect(configFile === null ? start : dirname(configFile));
  const isElsewhere = given !== undefined && !isWithin(given, cwd);
  const root = configFile !== null ? dirname(configFile) : isElsewhere ? dirname(given) : cwd;
  const content = given ?? (await contentFolder(root, own.content));
  const title = own.title ?? projectTitle(root, content, own.repository);
  const config: Config = {
    ...own,
    ...(dialect === undefined ? {} : {dialect}),
    ...(title === undefined ? {} : {title}),
  };
  const home = configFile === null ? cwd : root;
  // Where the output folder is a link, its target is what is swapped.
  const out = realPath(flags.out === undefined ? resolve(home, config.out) : resolve(cwd, flags.out));
  const realContent = realPath(content);
  // An output below the content is left out of it; content below the output would be lost.
  if (isWithin(realContent, out)) {
    throw fatal(
      "output-inside-content",
      `the output folder ${out} is the content folder ${content}, or holds it`,
    );
  }
  const faults = editionFaults(config, {root, content});
  if (faults.length > 0) {
    const {faultsOf} = await import("./editions/report-faults.ts");
    throw faultsOf(faults, configFile === null ? "" : readConfigFile(configFile), labelOf(configFile, cwd));
  }
  return {
    root,
    configFile,
    config,
    content,
    layers: plainLayers({root, content}, config),
    editions: null,
    out,
    dist: resolve(home, config.dist),
    fetched: join(root, ".docs-index"),
    cache,
    detected,
  };
}

function findConfig(start: string): string | null {
  for (let folder = start; ; folder = dirname(folder)) {
    const file = join(folder, CONFIG_FILE);
    if (hasEntry(file)) return file;
    if (existsSync(join(folder, ".git")) || dirname(folder) === folder) return null;
  }
}

/** The folder that the config names, else the first of the usual names that exists, else where the pages are. */
async function contentFolder(root: string, name: string | undefined): Promise<string> {
  if (name !== undefined) return resolve(root, name);
  const usual = ["content", "docs"].map(folder => join(root, folder)).find(folder => existsSync(folder));
  if (usual !== undefined) return usual;
  const {hasPages, plainContent} = await import("#dialects/plain/plain-content.ts");
  const found = plainContent(root);
  // A folder without pages of its own is not walked: it may be anything, as the home of a user.
  return found === "." && !hasPages(root) ? join(root, "docs") : resolve(root, found);
}

/** Reads and validates the config, or takes what an earlier run made of the same text. */
async function readConfig(
  file: string | null,
  cwd: string,
  memory: {cache: string; tool: string} | null,
  detected: ConfigInput = {},
): Promise<Config> {
  const text = file === null ? JSON.stringify(detected) : readConfigFile(file);
  const label = labelOf(file, cwd);
  const key = contentHash(memory?.tool ?? "", label, text);
  const known = memory && rememberedConfig(memory.cache, key);
  if (known) return known;
  const config = await validConfig(text, label);
  if (memory) rememberConfig(memory.cache, key, config);
  return config;
}

/** Name of the config file in findings. */
const labelOf = (file: string | null, cwd: string): string =>
  file === null ? "" : (pathWithin(cwd, file) ?? basename(file));

function readConfigFile(file: string): string {
  try {
    const folder = dirname(file);
    return readRegularFile(file, MAX_FILE.text, [repositoryAbove(folder) ?? folder]).toString("utf8");
  } catch (error) {
    if (error instanceof UnfitFile) throw fatal("config-unreadable", `${file}: ${error.message}`);
    const {code = ""} = error as NodeJS.ErrnoException;
    if (code === "EISDIR") throw fatal("config-unreadable", `${file} is a folder`, hintOf(file));
    if (code !== "ENOENT" && code !== "ENOTDIR") throw fatal("config-unreadable", `${file}: ${code}`);
    throw fatal("config-missing", `there is no config file at ${file}`);
  }
}

function hintOf(folder: string): {hint?: string} {
  const inside = join(folder, CONFIG_FILE);
  return existsSync(inside) ? {hint: `Did you mean ${inside}?`} : {};
}

async function validConfig(text: string, label: string): Promise<Config> {
  const [{config}, {CONFIG_CODES, validateJson}, {checkRules}] = await Promise.all([
    import("#schemas/config.ts"),
    import("../support/json/json-positions.ts"),
    import("./rules.ts"),
  ]);
  const result = validateJson<Config>(text, config, label, CONFIG_CODES);
  if ("diagnostics" in result) throw new FatalError(result.diagnostics);
  checkRules(result.value.rules, text, label);
  return result.value;
}

/** The path with all links resolved, as far as it exists. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return dirname(path) === path ? path : join(realPath(dirname(path)), basename(path));
  }
}
