import {readdirSync, statSync} from "node:fs";
import {dirname, join} from "node:path";
import {diagnostic} from "#cli/report/diagnostic.ts";
import {PLAIN} from "#dialects/index.ts";
import {entriesOf} from "#dialects/toolkit/static-config/read-file.ts";
import {SettingsFiles, type SettingsProblem} from "#dialects/toolkit/static-config/settings-files.ts";
import type {ConfigInput} from "#schemas/config.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {isWithin, relativePath} from "#schemas/rules/disk-path.ts";
import type {DialectName} from "#schemas/settings/dialects.ts";
import {asError} from "#support/files/as-error.ts";
import {makeCacheFolder} from "#support/files/cache-folder.ts";
import {contentHash, linesHash, sha256} from "#support/files/hash.ts";
import {MAX_FILE, readProblem, readRegularFile} from "#support/files/regular-file.ts";
import {readStored, writeStored} from "#support/files/stored-json.ts";
import {repositoryAbove} from "#support/links/code-host.ts";
import {type FoundTool, findTool} from "./find-tool.ts";
import {withinLimits} from "./limits.ts";
import {publicBeside} from "./public-beside.ts";
import {withValidValues} from "./valid-values.ts";

/** Documentation tool found in a project, with its config converted to ours. */
export interface Detected {
  tool: string;
  /** Its config file, relative to the project. */
  file: string;
  dialect: DialectName;
  config: ConfigInput;
  /** Settings that can't be carried over, in words. */
  left: string[];
  /** Problems with settings files (`tool-settings`, `settings-limit`, codes of the file reader). */
  faults: Diagnostic[];
  /** Absolute paths of files and folders on which the config depends, whether they exist or not. */
  read: string[];
}

/** Returns the dialect of the tool that has a config in the project, or `undefined`. */
export const detectDialect = (root: string): DialectName | undefined => findTool(root)?.tool.name;

/**
 * Detects a project's documentation tool and reads its config without executing it. Settings that can't be
 * determined that way are omitted. Returns `null` if no tool is found.
 *
 * @param memory cache folder and tool version, which allow results of earlier runs to be reused
 */
export async function detectProject(
  root: string,
  memory: {cache: string; tool: string} | null = null,
): Promise<Detected | null> {
  const found = findTool(root);
  if (!found) return null;
  const {tool, folder, file} = found;
  const known = memory && remembered(memory, file);
  if (known) return known;
  const files = new SettingsFiles([root, ...pageFolders(root)]);
  const left: string[] = [];
  const {config: own, error} = await readConfig(found, files, left);
  // A damaged config does not reveal whether it belongs to another tool.
  if (!own && files.problems.size === 0) return null;
  const config = await withValidValues(
    withinLimits(withinRepository(root, own ?? {}, file, files), file, files),
    file,
    files,
  );
  const {hostRedirects} = await import("#dialects/toolkit/settings/redirects.ts");
  const folders = [root, ...(config.content === undefined ? [] : [config.content])];
  const host = hostRedirects(folder, folders, files, config.base);
  const redirects = {...config.redirects, ...host.redirects};
  const knownUrls = [...(config.known ?? []), ...host.known];
  const detected: Detected = {
    tool: tool.title,
    file: below(root, file),
    dialect: tool.name,
    left,
    faults: await faultsIn(root, found, files, error),
    read: [...files],
    config: {
      ...relativePaths(root, config),
      ...publicBeside(root, folder, config, files),
      ...(Object.keys(redirects).length === 0 ? {} : {redirects}),
      ...(knownUrls.length === 0 ? {} : {known: knownUrls}),
      ...(tool === PLAIN ? {} : {dialect: tool.name}),
    },
  };
  if (memory) remember(memory, file, detected);
  return detected;
}

/** Reads a tool's config. If it is unreadable, returns an empty config with the error. */
async function readConfig(
  {tool, ...found}: FoundTool,
  files: SettingsFiles,
  left: string[],
): Promise<{config: ConfigInput | null; error?: Error}> {
  try {
    return {config: (await tool.settings?.())?.settings({...found, files, left}) ?? null};
  } catch (error) {
    return {config: {}, error: asError(error)};
  }
}

/** Returns the problems with settings files or, if none explains why the reader failed, its error. */
async function faultsIn(
  root: string,
  {file}: FoundTool,
  files: SettingsFiles,
  error: Error | undefined,
): Promise<Diagnostic[]> {
  const {unreadableFiles} = await import("./unreadable.ts");
  const faults = await unreadableFiles(
    root,
    [...new Set([file, ...files])].filter(path => !files.sound.has(path)),
  );
  const known = new Set(faults.map(fault => fault.file));
  for (const problem of files.problems.values()) {
    const fault = diagnosticOf(problem, root);
    if (!known.has(fault.file)) faults.push(fault);
  }
  for (const problem of files.wrongValues) faults.push(diagnosticOf(problem, root));
  if (error === undefined || faults.length > 0) return faults;
  const reason = error instanceof RangeError ? "they are nested too deeply" : error.message.split("\n")[0];
  const message = `the settings in this file can't be read: ${reason}`;
  return [diagnostic("tool-settings", message, {file: below(root, file)})];
}

/** Returns the content folders that are symbolic links, which may lead out of the project. */
const pageFolders = (root: string): string[] =>
  entriesOf(root)
    .filter(entry => entry.isSymbolicLink() && PAGE_FOLDERS.has(entry.name))
    .map(({name}) => join(root, name));

const PAGE_FOLDERS = new Set(["content", "docs", "doc", "documentation", "src", "pages", "blog"]);

const diagnosticOf = ({file, code, message, line, column}: SettingsProblem, root: string): Diagnostic =>
  diagnostic(code, message, {
    file: below(root, file),
    ...(line === undefined ? {} : {line}),
    ...(column === undefined ? {} : {column}),
  });

/** Omits folders outside the repository or, without one, outside the project's parent folder. */
function withinRepository(
  root: string,
  config: ConfigInput,
  file: string,
  files: SettingsFiles,
): ConfigInput {
  const top = repositoryAbove(root) ?? dirname(root);
  const isInside = (path: string): boolean => {
    if (isWithin(path, top)) return true;
    const message = `the settings refer to ${relativePath(root, path)}, which is outside the project, so it is omitted`;
    files.report({file, code: "tool-settings", message});
    return false;
  };
  const {content, folders, ...rest} = config;
  return {
    ...(content === undefined || !isInside(content) ? {} : {content}),
    ...rest,
    ...(folders && {
      folders: Object.fromEntries(Object.entries(folders).filter(([, path]) => isInside(path))),
    }),
    ...(rest.public && {public: rest.public.filter(isInside)}),
    ...(rest.locales && {
      locales: rest.locales.filter(locale => locale.content === undefined || isInside(locale.content)),
    }),
    ...(rest.versions && {
      versions: rest.versions.filter(version => version.content === undefined || isInside(version.content)),
    }),
  };
}

const below = (root: string, path: string): string => relativePath(root, path) || ".";

const relativePaths = (root: string, config: ConfigInput): ConfigInput => ({
  ...config,
  ...(config.content === undefined ? {} : {content: below(root, config.content)}),
  ...(config.folders === undefined
    ? {}
    : {
        folders: Object.fromEntries(
          Object.entries(config.folders).map(([at, path]) => [at, below(root, path)]),
        ),
      }),
  ...(config.locales === undefined
    ? {}
    : {
        locales: config.locales.map(locale =>
          locale.content === undefined ? locale : {...locale, content: below(root, locale.content)},
        ),
      }),
  ...(config.versions === undefined
    ? {}
    : {versions: config.versions.map(version => relativeVersion(root, version))}),
  ...(config.public === undefined ? {} : {public: config.public.map(path => below(root, path))}),
});

const relativeVersion = (root: string, {content, locales, ...version}: Version): Version => ({
  ...version,
  ...(content === undefined ? {} : {content: below(root, content)}),
  ...(locales === undefined
    ? {}
    : {
        locales: Object.fromEntries(
          Object.entries(locales).map(([lang, folder]) => [lang, below(root, folder)]),
        ),
      }),
});

type Version = NonNullable<ConfigInput["versions"]>[number];

interface Memory {
  /** Hash of everything that was read. */
  hash: string;
  detected: Detected;
}

const FILE = "detected.json";

function remembered({cache, tool}: {cache: string; tool: string}, file: string): Detected | null {
  const memory = readStored<Memory>(join(cache, FILE), contentHash(tool, file));
  return memory && hashOf(memory.detected.read) === memory.hash ? memory.detected : null;
}

function remember({cache, tool}: {cache: string; tool: string}, file: string, detected: Detected): void {
  try {
    makeCacheFolder(cache);
    const memory: Memory = {hash: hashOf(detected.read), detected};
    writeStored(join(cache, FILE), contentHash(tool, file), memory);
  } catch {
    // An unusable cache is reported elsewhere.
  }
}

const hashOf = (files: readonly string[]): string =>
  linesHash(
    [],
    files.map(file => {
      try {
        return statSync(file).isDirectory()
          ? sha256(readdirSync(file).sort().join("\n"))
          : sha256(readRegularFile(file, MAX_FILE.text));
      } catch (error) {
        return readProblem(error)?.message ?? "";
      }
    }),
  );
