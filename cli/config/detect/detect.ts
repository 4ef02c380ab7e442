import {readdirSync, readFileSync, statSync} from "node:fs";
import {join, relative, sep} from "node:path";
import type {ConfigInput} from "#schemas/config.ts";
import type {DialectName} from "#schemas/settings/dialects.ts";
import {makeCacheFolder} from "#support/files/cache-folder.ts";
import {contentHash} from "#support/files/hash.ts";
import {readStored, writeStored} from "#support/files/stored-json.ts";
import {findTool} from "./tools.ts";

/** A documentation tool that was found in a project, and its config as one of ours. */
export interface Detected {
  tool: string;
  /** Its config file, relative to the project. */
  file: string;
  dialect: DialectName;
  config: ConfigInput;
  /** What of its config can't be carried over, in words. */
  left: string[];
  /** Absolute paths of files and folders on which the config depends, whether they exist or not. */
  read: string[];
}

/** Dialect of the tool whose config is in a project; undefined where there is none. */
export const detectDialect = (root: string): DialectName | undefined => findTool(root)?.tool.dialect;

/**
 * Looks for a documentation tool in a project and reads its config, without running any of it. What can't be determined
 * that way is left out. Null where no tool is found.
 *
 * @param memory cache folder and version of the tool, by which what was read before is known again
 */
export async function detectProject(
  root: string,
  memory: {cache: string; tool: string} | null = null,
): Promise<Detected | null> {
  const found = findTool(root);
  if (!found) return null;
  const {tool, place} = found;
  const known = memory && remembered(memory, place.file);
  if (known) return known;
  const files = new Set<string>();
  const left: string[] = [];
  const config = await readConfig(tool.reader, {...place, files, left});
  if (!config) return null;
  const {hostRedirects} = await import("./redirects.ts");
  const folders = [root, ...(config.content === undefined ? [] : [config.content])];
  const redirects = {...config.redirects, ...hostRedirects(place.folder, folders, files)};
  const detected: Detected = {
    tool: tool.name,
    file: below(root, place.file),
    dialect: tool.dialect,
    left,
    read: [...files],
    config: {
      ...relativePaths(root, config),
      ...(Object.keys(redirects).length === 0 ? {} : {redirects}),
      ...(tool.dialect === "commonmark" ? {} : {dialect: tool.dialect}),
    },
  };
  if (memory) remember(memory, place.file, detected);
  return detected;
}

/** A config that can't be read at all is that of a tool of which nothing else is known. */
async function readConfig(
  reader: () => Promise<import("./reader.ts").Reader>,
  place: import("./reader.ts").ToolPlace,
): Promise<ConfigInput | null> {
  try {
    return (await reader())(place);
  } catch {
    return {};
  }
}

const below = (root: string, path: string): string => relative(root, path).split(sep).join("/") || ".";

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
  /** Hash of all that was read. */
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
    // A cache that can't be used is reported where it matters.
  }
}

const hashOf = (files: readonly string[]): string =>
  contentHash(
    ...files.map(file => {
      try {
        return statSync(file).isDirectory()
          ? readdirSync(file).sort().join("\n")
          : readFileSync(file, "utf8");
      } catch {
        return "";
      }
    }),
  );
