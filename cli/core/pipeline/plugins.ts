import {createRequire} from "node:module";
import {basename, join} from "node:path";
import {setTimeout} from "node:timers/promises";
import {pathToFileURL} from "node:url";
import type {Plugin, PluginPage, PluginSite} from "#cli/api/public.ts";
import type {Project} from "#cli/config/load.ts";
import {FatalError, fatal} from "#cli/report/diagnostic.ts";
import {MANIFEST} from "#core/emit/output-folder.ts";
import type {EmitFile} from "#core/model/emit-file.ts";
import type {ParsedPage} from "#core/model/parsed-page.ts";
import type {PluginRef} from "#core/model/plugin.ts";
import type {PlanInput} from "#core/render/documents/context.ts";
import {textFile} from "#core/render/documents/text-file.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {isObject} from "#schemas/rules/is-object.ts";
import {sha256} from "#support/files/hash.ts";
import {hasControls} from "#support/files/plain-text.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";
import {PLUGIN_LIMIT, TimeLimitError, withTimeLimit} from "#support/time-limit.ts";
import {withoutExit} from "#support/without-exit.ts";
import {configFindings} from "./config-findings/locate.ts";
import {markChanges, recordTree} from "./mark-changed-nodes.ts";
import {treeFault, typesIn} from "./plugin-tree.ts";
import {TakenPaths} from "./taken-paths.ts";

const loaded = new Map<string, Plugin>();

/** Returns the import specifier of a plug-in. It contains the hash, so that edits are loaded in watch mode. */
const keyOf = ({file, hash}: Pick<PluginRef, "file" | "hash">): string =>
  `${pathToFileURL(file).href}?v=${hash}`;

async function load(ref: Pick<PluginRef, "file" | "hash">): Promise<Plugin> {
  const key = keyOf(ref);
  const known = loaded.get(key);
  if (known) return known;
  const module: {default?: Plugin} = await withinLimit(import(key));
  const plugin = module.default;
  if (typeof plugin?.name !== "string" || typeof plugin.version !== "string")
    throw new Error("its default export has no name and version");
  loaded.set(key, plugin);
  return plugin;
}

/** Milliseconds that the module of a plug-in may take to load: a promise at its top level may never settle. */
const LOAD_LIMIT = 10_000;

/** Awaits a promise for at most `LOAD_LIMIT`. */
async function withinLimit<T>(promise: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const late = setTimeout(LOAD_LIMIT, null, {signal: timer.signal}).then(() => {
    throw new Error(`it did not load in ${LOAD_LIMIT / 1000} s`);
  });
  late.catch(() => {});
  try {
    return await Promise.race([promise, late]);
  } finally {
    timer.abort();
  }
}

/**
 * Resolves and loads the plug-ins of a config: paths relative to the config, or package names. A version from another
 * revision uses them too, although its project root is a checkout. Throws `plugin-failed`.
 */
export async function readPlugins({config, configFile, root}: Project): Promise<PluginRef[]> {
  const refs: PluginRef[] = [];
  for (const [i, name] of config.plugins.entries()) {
    try {
      const file = createRequire(configFile ?? join(root, "package.json")).resolve(name);
      const hash = sha256(readRegularFile(file, MAX_FILE.text));
      const plugin = await load({file, hash});
      refs.push({name: plugin.name, version: plugin.version, file, hash});
    } catch (error) {
      const message = `the plug-in ${name} can't be loaded: ${messageOf(error)}`;
      throw new FatalError(
        await configFindings(configFile, [{code: "plugin-failed", message, path: ["plugins", i]}]),
      );
    }
  }
  return refs;
}

/** Loads plug-ins that another thread has resolved. */
export async function loadPlugins(refs: readonly PluginRef[]): Promise<void> {
  for (const ref of refs) await load(ref);
}

/** Runs each plug-in on the tree of a page. Throws `plugin-failed`. */
export function transformPage<Page extends ParsedPage>(page: Page, refs: readonly PluginRef[]): Page {
  const {url, path} = page.source;
  const about: PluginPage = {url, path, frontMatter: {...page.extra, ...page.frontMatter}};
  if (refs.length === 0) return page;
  const types = typesIn(page.tree);
  const before = recordTree(page.tree);
  for (const ref of refs) {
    const plugin = loaded.get(keyOf(ref));
    const given = calling(ref, {file: path}, () => plugin?.transform?.(page.tree as never, about));
    if (isPromise(given)) {
      given.then(undefined, () => {});
      throw failure(ref, "`transform` returned a promise; it must be synchronous", {file: path});
    }
    const fault = treeFault(page.tree, types);
    if (fault !== null) throw failure(ref, `after its \`transform\`, ${fault}`, {file: path});
  }
  markChanges(page.tree, before);
  return page;
}

/**
 * Yields files, then the files that plug-ins add to the output, whose cache keys are hashes of their text. Throws
 * `plugin-failed`, also if a path is already taken.
 */
export function* withPluginFiles(
  files: Iterable<EmitFile>,
  refs: readonly PluginRef[],
  input: PlanInput,
): Iterable<EmitFile> {
  const taken = new TakenPaths();
  taken.take(MANIFEST);
  yield* taken.taking(files);
  const site: PluginSite = {
    title: input.config.title ?? "",
    base: input.config.base ?? "/",
    pages: [...input.arrangement.byUrl.values()].map(page => ({
      url: page.url,
      path: page.path,
      title: page.title,
      description: page.description,
      section: page.section,
      date: page.date,
      frontMatter: page.extra,
    })),
  };
  for (const ref of refs) {
    // Reported with its pages.
    if (endless.has(keyOf(ref))) continue;
    const given = calling(ref, {}, () => loaded.get(keyOf(ref))?.write?.(site)) ?? [];
    if (isPromise(given)) given.then(undefined, () => {});
    if (!(Symbol.iterator in Object(given)))
      throw failure(ref, "`write` must return a list of files or be a synchronous generator");
    const files = calling(ref, {}, () => firstOf<unknown>(given, MAX_FILES));
    if (files.length === MAX_FILES) throw failure(ref, `it writes ${MAX_FILES} files or more`);
    for (const file of files) {
      const {path, text}: {path?: unknown; text?: unknown} = Object(file);
      if (typeof path !== "string" || typeof text !== "string")
        throw failure(ref, "each file must be `{path, text}`, both strings");
      if (path.split("/").some(part => !isFileName(part)))
        throw failure(
          ref,
          `it writes to ${JSON.stringify(path)}, which is not a path inside the output folder`,
        );
      if (!taken.take(path)) throw failure(ref, `it writes to ${path}, where the output has another file`);
      yield textFile(path, text);
    }
  }
}

/** Reports whether a string is a valid file name on every disk. */
const isFileName = (name: string): boolean =>
  !/^\.{0,2}$|[\\/]/.test(name) && !hasControls(name) && Buffer.byteLength(name) <= 255;

/** Maximum number of files per plug-in, since a generator may be endless. */
const MAX_FILES = 100_000;

function firstOf<T>(items: Iterable<T>, most: number): T[] {
  const taken: T[] = [];
  for (const item of items) if (taken.push(item) === most) break;
  return taken;
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  isObject(value) && typeof value.then === "function";

/** Plug-ins that timed out once. They are not called again, since each page would time out. */
const endless = new Set<string>();

/** Calls a plug-in. Throws `plugin-failed` if it throws or times out. */
function calling<T>(ref: PluginRef, place: Partial<Diagnostic>, run: () => T): T {
  try {
    if (endless.has(keyOf(ref))) throw new Error("it was not called, because an earlier call did not end");
    return withoutExit(() => withTimeLimit(run, PLUGIN_LIMIT.milliseconds));
  } catch (error) {
    if (error instanceof TimeLimitError) endless.add(keyOf(ref));
    throw failure(ref, messageOf(error), {...place, ...thrownAt(ref, error)});
  }
}

const failure = ({name}: PluginRef, message: string, place: Partial<Diagnostic> = {}): FatalError =>
  fatal("plugin-failed", `the plug-in "${name}" failed: ${message}`, {hint: FIX, ...place});

const FIX = "Fix it, or remove it from `plugins` of the config.";

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";

/** Returns the position in the plug-in that threw an error. */
function thrownAt({file}: PluginRef, error: unknown): Partial<Diagnostic> {
  const [, rest = ""] = (error instanceof Error ? (error.stack ?? "") : "").split(pathToFileURL(file).href);
  const [, line, column] = /^\?v=\w+:(\d+):(\d+)/.exec(rest) ?? [];
  if (line === undefined) return {};
  return {
    related: [{file: basename(file), line: Number(line), column: Number(column), message: "thrown here"}],
  };
}
