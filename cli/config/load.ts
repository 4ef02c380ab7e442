import {existsSync, realpathSync} from "node:fs";
import {basename, dirname, join, resolve} from "node:path";
import type {Config, ConfigInput} from "#schemas/config.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {isWithin, pathWithin} from "#schemas/rules/disk-path.ts";
import {asError} from "#support/files/as-error.ts";
import type {ContentLayer, Editions} from "../core/model/edition.ts";
import {FatalError, fatal} from "../report/diagnostic.ts";
import {contentHash} from "../support/files/hash.ts";
import {jsonWithoutControls} from "../support/files/plain-text.ts";
import {hasEntry, MAX_FILE, readRegularFile, UnfitFile} from "../support/files/regular-file.ts";
import {repositoryAbove} from "../support/links/code-host.ts";
import {detectDialect, detectProject} from "./detect/detect.ts";
import {editionFaults} from "./editions/check-editions.ts";
import {plainLayers} from "./editions/folders.ts";
import {projectTitle} from "./project-title.ts";
import {rememberConfig, rememberedConfig} from "./remembered.ts";

/** Name of the config file. */
export const CONFIG_FILE = "docs-index.config.json";

/** Project with its location and config; all paths are absolute. */
export interface Project {
  /**
   * Folder of the config file. Without one, the working directory, or the parent of the content folder if
   * that is elsewhere.
   */
  root: string;
  configFile: string | null;
  config: Config;
  content: string;
  /** Page folders, the content folder first. If two contain a page with the same URL, the first wins. */
  layers: ContentLayer[];
  /** Language and version of this edition; `null` for the whole project or the only edition. */
  editions: Editions | null;
  out: string;
  /** Default output folder of the site. */
  dist: string;
  /** Folder of fetched READMEs and snapshots. */
  fetched: string;
  cache: string;
  /** Documentation tool from which the settings were derived, if there is no config file. */
  detected: {tool: string; file: string; left: string[]; faults: Diagnostic[]; read: string[]} | null;
}

/** Project flags; paths are relative to the working directory. */
export interface ProjectFlags {
  config?: string | undefined;
  content?: string | undefined;
  out?: string | undefined;
}

/**
 * Finds and reads the config: the file given with `--config`, or else the nearest one in or above the folder
 * given with `--content` (a content folder belongs to the project around it), or else in or above the working
 * directory. The search ends at the root of a repository. Flags override the file, which overrides defaults. Without a
 * config, settings of another tool above the working directory apply if their pages contain it.
 *
 * Throws `config-missing`, `config-unreadable`, `config-syntax`, `config-value`, `config-unknown-key`,
 * `output-inside-content`.
 *
 * @param tool version of the tool; allows a config that the same version has already validated to be reused
 */
export async function loadProject(cwd: string, flags: ProjectFlags, tool?: string): Promise<Project> {
  const start = flags.content === undefined ? cwd : resolve(cwd, flags.content);
  const configFile = flags.config === undefined ? findConfig(start) : resolve(cwd, flags.config);
  const isFree = configFile === null && flags.content === undefined;
  const above = isFree ? await projectAbove(cwd) : null;
  if (above !== null) return await loadProject(above, withOut(flags, cwd), tool);
  const cache = join(configFile ? dirname(configFile) : cwd, ".docs-index", "cache");
  const memory = tool === undefined ? null : {cache, tool};
  const detected = isFree ? await detectProject(cwd, memory) : null;
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
  const config = jsonWithoutControls<Config>({
    ...own,
    ...(dialect === undefined ? {} : {dialect}),
    ...(title === undefined ? {} : {title}),
  });
  const home = configFile === null ? cwd : root;
  // If the output folder is a symbolic link, its target is replaced.
  const out = realPath(flags.out === undefined ? resolve(home, config.out) : resolve(cwd, flags.out));
  const realContent = realPath(content);
  // Output inside the content is excluded from it; content inside the output would be lost.
  if (isWithin(realContent, out)) {
    throw fatal(
      "output-inside-content",
      `the output folder ${out} is the content folder ${content}, or contains it`,
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

/** Flags whose paths are relative to another folder. */
const withOut = ({out, ...flags}: ProjectFlags, cwd: string): ProjectFlags =>
  out === undefined ? flags : {...flags, out: resolve(cwd, out)};

/**
 * Returns the nearest folder above the working directory in which another tool's settings are found, within the repository
 * and only if the working directory is among the tool's pages; otherwise `null`.
 */
async function projectAbove(cwd: string): Promise<string | null> {
  if (repositoryAbove(cwd) === null || detectDialect(cwd) !== undefined) return null;
  for (let folder = cwd; !existsSync(join(folder, ".git")); ) {
    folder = dirname(folder);
    const found = detectDialect(folder) === undefined ? null : await detectProject(folder);
    if (found === null) continue;
    const content = await contentFolder(folder, found.config.content);
    const folders = [
      content,
      ...Object.values(found.config.folders ?? {}).map(path => resolve(folder, path)),
    ];
    return folders.some(pages => pages !== folder && isWithin(cwd, pages)) ? folder : null;
  }
  return null;
}

/**
 * Returns the folder named in the config, or else the first usual name that exists, or else the folder with
 * pages.
 */
async function contentFolder(root: string, name: string | undefined): Promise<string> {
  if (name !== undefined) return resolve(root, name);
  const usual = ["content", "docs"].map(folder => join(root, folder)).find(folder => existsSync(folder));
  if (usual !== undefined) return usual;
  const {hasPages, plainContent} = await import("#dialects/plain/plain-content.ts");
  const found = plainContent(root);
  // A folder without pages is not searched further: it may be anything, such as a home directory.
  return found === "." && !hasPages(root) ? join(root, "docs") : resolve(root, found);
}

/** Reads and validates the config, or returns the result that an earlier run stored for the same text. */
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

/** Returns the name of the config file for diagnostics. */
const labelOf = (file: string | null, cwd: string): string =>
  file === null ? "" : (pathWithin(cwd, file) ?? basename(file));

function readConfigFile(file: string): string {
  try {
    const folder = dirname(file);
    return readRegularFile(file, MAX_FILE.text, [repositoryAbove(folder) ?? folder]).toString("utf8");
  } catch (error) {
    if (error instanceof UnfitFile) throw fatal("config-unreadable", `${file}: ${error.message}`);
    const {code = ""} = asError(error);
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
  // Detected settings have no positions, which are only needed for errors.
  const detected = label === "" ? config.safeParse(JSON.parse(text)) : undefined;
  const result = detected?.success
    ? {value: detected.data}
    : validateJson<Config>(text, config, label, CONFIG_CODES);
  if ("diagnostics" in result) throw new FatalError(result.diagnostics);
  checkRules(result.value.rules, text, label);
  return result.value;
}

/** Resolves all symbolic links in the existing part of a path. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return dirname(path) === path ? path : join(realPath(dirname(path)), basename(path));
  }
}
