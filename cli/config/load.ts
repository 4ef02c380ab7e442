import {existsSync, readFileSync} from "node:fs";
import {basename, dirname, join, resolve} from "node:path";
import type {Config} from "../../schemas/config.ts";
import {FatalError, fatal} from "../report/diagnostic.ts";

/** Name of the config file. */
export const CONFIG_FILE = "docs-index.config.json";

/** A project: where it lies and how it is configured, all paths absolute. */
export interface Project {
  /** Folder of the config file; without one, the folder that holds the content folder. */
  root: string;
  configFile: string | null;
  config: Config;
  content: string;
  out: string;
  /** Folder of fetched READMEs and snapshots. */
  fetched: string;
  cache: string;
}

/** What flags say about the project; paths are relative to the working directory. */
export interface ProjectFlags {
  config?: string | undefined;
  content?: string | undefined;
  out?: string | undefined;
}

/**
 * Finds and reads the config: the file named by `--config`; else the nearest one in or above the folder given with
 * `--content` (a content folder belongs to the project that it lies in), else in or above the working directory.
 * The search ends at the root of a repository. Flags win over the file, the file over defaults.
 *
 * Throws `config-missing`, `config-syntax`, `config-value`, `config-unknown-key`, `output-inside-content`.
 */
export async function loadProject(cwd: string, flags: ProjectFlags): Promise<Project> {
  const start = flags.content === undefined ? cwd : resolve(cwd, flags.content);
  const configFile = flags.config === undefined ? findConfig(start) : resolve(cwd, flags.config);
  const config = await readConfig(configFile, cwd);
  const content =
    flags.content !== undefined
      ? resolve(cwd, flags.content)
      : configFile !== null
        ? resolve(dirname(configFile), config.content)
        : defaultContent(cwd, config.content);
  const root = configFile === null ? dirname(content) : dirname(configFile);
  const out =
    flags.out !== undefined ? resolve(cwd, flags.out) : resolve(configFile ? root : cwd, config.out);
  if (within(out, content) || within(content, out)) {
    throw fatal(
      "output-inside-content",
      `the output folder ${out} and the content folder ${content} lie in each other`,
    );
  }
  return {
    root,
    configFile,
    config,
    content,
    out,
    fetched: join(root, ".docs-index"),
    cache: join(configFile ? root : cwd, ".docs-index", "cache"),
  };
}

function findConfig(start: string): string | null {
  for (let folder = start; ; folder = dirname(folder)) {
    const file = join(folder, CONFIG_FILE);
    if (existsSync(file)) return file;
    if (existsSync(join(folder, ".git")) || dirname(folder) === folder) return null;
  }
}

/** Without config and flag, the first of the usual names that exists. */
function defaultContent(cwd: string, name: string): string {
  const usual = [name, "docs"].map(folder => join(cwd, folder));
  return usual.find(folder => existsSync(folder)) ?? join(cwd, name);
}

async function readConfig(file: string | null, cwd: string): Promise<Config> {
  const [{config}, {CONFIG_CODES, validateJson}] = await Promise.all([
    import("../../schemas/config.ts"),
    import("../lib/json-positions.ts"),
  ]);
  if (file === null) return config.parse({});
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw fatal("config-missing", `there is no config file at ${file}`);
  }
  const label = file.startsWith(cwd) ? file.slice(cwd.length + 1) : basename(file);
  const result = validateJson<Config>(text, config, label, CONFIG_CODES);
  if ("diagnostics" in result) throw new FatalError(result.diagnostics);
  return result.value;
}

const within = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
