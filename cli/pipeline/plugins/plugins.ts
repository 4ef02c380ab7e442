import {readFileSync} from "node:fs";
import {createRequire} from "node:module";
import {join} from "node:path";
import {pathToFileURL} from "node:url";
import type {Plugin, PluginPage, PluginSite} from "../../api/public.ts";
import {sha256} from "../../files/hash.ts";
import type {EmitFile} from "../../model/emit-file.ts";
import type {ParsedPage} from "../../model/parsed-page.ts";
import type {PluginRef} from "../../model/plugin.ts";
import {fatal} from "../../report/diagnostic.ts";
import type {PlanInput} from "../../stages/render/documents/context.ts";
import {textFile} from "../../stages/render/documents/text-file.ts";

const loaded = new Map<string, Plugin>();

/** Modules of other text are other modules, so that an edit counts while a build watches. */
const keyOf = ({file, hash}: Pick<PluginRef, "file" | "hash">): string =>
  `${pathToFileURL(file).href}?v=${hash}`;

async function load(ref: Pick<PluginRef, "file" | "hash">): Promise<Plugin> {
  const key = keyOf(ref);
  const known = loaded.get(key);
  if (known) return known;
  const module = (await import(key)) as {default?: Plugin};
  const plugin = module.default;
  if (typeof plugin?.name !== "string" || typeof plugin.version !== "string")
    throw new Error("its default export has no name and version");
  loaded.set(key, plugin);
  return plugin;
}

/**
 * Finds and loads the plug-ins of a config: paths from the project root, or names of packages. Throws `plugin-failed`.
 *
 * @param names as the config lists them
 */
export async function readPlugins(names: readonly string[], root: string): Promise<PluginRef[]> {
  const refs: PluginRef[] = [];
  for (const name of names) {
    try {
      const file = createRequire(join(root, "package.json")).resolve(name);
      const hash = sha256(readFileSync(file));
      const plugin = await load({file, hash});
      refs.push({name: plugin.name, version: plugin.version, file, hash});
    } catch (error) {
      throw fatal(
        "plugin-failed",
        `the plug-in ${name} can't be used: ${(error as Error).message.split("\n")[0]}`,
      );
    }
  }
  return refs;
}

/** Loads plug-ins that another thread has found. */
export async function loadPlugins(refs: readonly PluginRef[]): Promise<void> {
  for (const ref of refs) await load(ref);
}

/** Lets each plug-in change the tree of a page. */
export function transformPage<Page extends ParsedPage>(page: Page, refs: readonly PluginRef[]): Page {
  const about: PluginPage = {
    url: page.source.url,
    path: page.source.path,
    frontMatter: {...page.extra, ...page.frontMatter},
  };
  for (const ref of refs) loaded.get(keyOf(ref))?.transform?.(page.tree as never, about);
  return page;
}

/** Files that plug-ins add to the output; those that name a place of others are refused. Throws `plugin-failed`. */
export function* pluginFiles(refs: readonly PluginRef[], input: PlanInput): Iterable<EmitFile> {
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
    for (const {path, text} of loaded.get(keyOf(ref))?.write?.(site) ?? []) {
      if (path.startsWith("/") || path.split("/").some(part => part === ".." || part === "" || part === "."))
        throw fatal(
          "plugin-failed",
          `the plug-in ${ref.name} writes to ${path}, which is not a path inside the output folder`,
        );
      yield textFile(path, text);
    }
  }
}
