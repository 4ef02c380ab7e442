import {dirname, join} from "node:path";
import {type CollectionTag, type ScalarTag, YAMLSeq} from "yaml";
import type {ConfigInput} from "#schemas/config.ts";
import {append} from "#schemas/rules/long-lists.ts";
import {unescapeHtml} from "#schemas/rules/markup.ts";
import type {SidebarItem} from "#schemas/settings/sidebar.ts";
import type {ReadSettings} from "../define.ts";
import {ignoredPatterns} from "../toolkit/settings/ignore-file.ts";
import {leaveOut} from "../toolkit/settings/left-out.ts";
import {reportCycle} from "../toolkit/settings/menu-limits.ts";
import {filesBelow} from "../toolkit/settings/page-files.ts";
import {listedRedirects} from "../toolkit/settings/redirects.ts";
import {suffixLocales} from "../toolkit/settings/suffixes.ts";
import {socialLinks} from "../toolkit/settings/theme.ts";
import {readToml} from "../toolkit/static-config/read-toml.ts";
import {readYaml} from "../toolkit/static-config/read-yaml.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {checkedRecord, type Shape} from "../toolkit/static-config/shape.ts";
import {
  defined,
  headingUrl,
  isForeign,
  languageOf,
  list,
  pageUrl,
  record,
  repositoryOf,
  text,
} from "../toolkit/static-config/values.ts";
import {customFences, FENCES} from "./custom-fences.ts";
import {excludedByPlugin, readmesBesideIndexes} from "./excluded.ts";
import {optionsOf, SLUG_TAGS, slugStepsOf} from "./extension-slugs.ts";
import {MENU_FILES, menuOfFolders} from "./folder-menus.ts";
import {INCLUDE_FOLDER} from "./macros.ts";
import {COMBINED, TABS} from "./tab-ids.ts";

/** Types of a menu entry. */
const ENTRY: Record<string, Shape> = {"": "string"};
ENTRY["*"] = [ENTRY, "string"];

const REDIRECTS = {redirect_maps: {"*": "string"}};
const EXCLUDE = {glob: ["string", "string"], regex: ["string", "string"]} as const;

/** Types of the settings that are read. */
const SHAPE = {
  ...{INHERIT: "string", site_name: "string", site_description: "string", site_url: "string"},
  ...{docs_dir: "string", repo_url: "string", edit_uri: "string"},
  theme: {"": "string", language: "string", logo: "string", favicon: "string"},
  extra: {social: [{icon: "string", link: "string", name: "string"}]},
  exclude_docs: "string",
  draft_docs: "string",
  plugins: [{"": "string", redirects: REDIRECTS, exclude: EXCLUDE}, "object"],
  nav: [ENTRY],
} as const;

/** Settings that have no equivalent. */
const LEFT_OUT = [
  "extra_css",
  "extra_javascript",
  "hooks",
  "copyright",
  "theme.custom_dir",
  "extra.analytics",
];

/**
 * Reads `mkdocs.yml`, including settings of Material for MkDocs, and the same settings in `properdocs.yml` and `zensical.toml`:
 * https://www.mkdocs.org/user-guide/configuration/, https://zensical.org/docs/setup/basics/
 */
export const settings: ReadSettings = ({folder, file, files, left}) => {
  const config = inherited(file, files);
  const plugins = pluginsOf(config.plugins);
  const theme = record(config.theme);
  leaveOut(left, config, LEFT_OUT);
  const repo = text(config.repo_url)?.replace(/\/$/, "");
  const edit = text(config.edit_uri) ?? "edit/master/docs/";
  const content = join(folder, text(config.docs_dir) ?? "docs");
  return defined({
    content,
    title: text(config.site_name),
    description: text(config.site_description),
    lang: languageOf(theme.language),
    locales: hasPlugin(plugins, "i18n")
      ? suffixLocales(content, languageOf(theme.language) ?? "en", files)
      : undefined,
    site: text(config.site_url),
    logo: text(theme.logo),
    icon: text(theme.favicon),
    repository: repo ? repositoryOf(isForeign(edit) ? edit : `${repo}/${edit}`) : undefined,
    social: socialLinks(list(record(config.extra).social)),
    exclude: excluded(config, plugins, readmesBesideIndexes(content, files), left),
    permalinks: hasPlugin(plugins, "blog") ? {"blog/posts": "/blog/:year/:month/:day/:slug/"} : undefined,
    // Lists that the plug-in makes.
    known: hasPlugin(plugins, "blog")
      ? ["archive", "author", "category", "page"].map(name => `/blog/${name}/*`)
      : undefined,
    sidebar: sidebarOf(config.nav ?? menusIn(content, plugins, files)),
    slug: slugStepsOf(config.markdown_extensions, "toc"),
    variables: variablesOf(config, plugins),
    redirects: redirectsOf(plugins),
  });
};

/**
 * Returns the names of `extra` and the config if pages use templates: by `mkdocs-macros`, by Zensical's extension of that name,
 * or by a hook of the project, which may fill in anything. The slug rule of tabs and the custom fences are among them, because
 * only this tool has them.
 */
function variablesOf(config: Record<string, unknown>, plugins: readonly unknown[]): ConfigInput["variables"] {
  const ofTabs = slugStepsOf(config.markdown_extensions, "pymdownx.tabbed");
  const isCombined = optionsOf(config.markdown_extensions, "pymdownx.tabbed").combine_header_slug === true;
  const fences = customFences(pluginsOf(config.markdown_extensions));
  const hasTemplates =
    hasPlugin(plugins, "macros") ||
    hasPlugin(pluginsOf(config.markdown_extensions), "zensical.extensions.macros") ||
    list(config.hooks).length > 0;
  const folder = text(optionsOf(config.plugins, "macros").include_dir);
  const names = hasTemplates && {
    ...record(config.extra),
    ...(folder !== undefined && {[INCLUDE_FOLDER]: folder.replace(/^\.?\//, "").replace(/\/$/, "")}),
    config: defined({
      site_name: text(config.site_name),
      site_url: text(config.site_url),
      repo_url: text(config.repo_url)?.replace(/\/$/, ""),
    }),
  };
  return names || ofTabs || fences
    ? {
        ...names,
        ...(ofTabs && {[TABS]: ofTabs, ...(isCombined && {[COMBINED]: true})}),
        ...(fences && {[FENCES]: fences}),
      }
    : undefined;
}

/** Environment values (`!ENV NAME`, `!ENV [NAME, default]`), of which only the default is known. */
const TAGS: (ScalarTag | CollectionTag)[] = [
  {tag: "!ENV", resolve: () => null},
  {
    tag: "!ENV",
    collection: "seq",
    resolve: value => (value instanceof YAMLSeq && value.items.length > 1 ? value.items.at(-1) : null),
  },
  ...SLUG_TAGS,
];

/** Merges a config with the one it inherits from. Other tags refer to Python code and are ignored. */
function inherited(
  file: string,
  files: SettingsFiles,
  within: readonly string[] = [],
): Record<string, unknown> {
  if (within.includes(file)) {
    reportCycle("the chain of `INHERIT`", file, files);
    return {};
  }
  const read = file.endsWith(".toml")
    ? record(readToml(file, files)).project
    : readYaml(file, files, {customTags: TAGS});
  const own = checkedRecord(read, SHAPE, file, files);
  const parent = text(own.INHERIT);
  return parent === undefined
    ? own
    : merged(inherited(join(dirname(file), parent), files, [...within, file]), own);
}

const merged = (below: Record<string, unknown>, above: Record<string, unknown>): Record<string, unknown> => ({
  ...below,
  ...Object.fromEntries(
    Object.entries(above).map(([key, value]) => {
      const own = record(value);
      return [key, Object.keys(own).length > 0 ? merged(record(below[key]), own) : value];
    }),
  ),
});

/** Returns glob patterns of excluded files, or `undefined` if there are none. */
function excluded(
  {exclude_docs, draft_docs}: Record<string, unknown>,
  plugins: readonly unknown[],
  readmes: readonly string[],
  left: string[],
): string[] | undefined {
  const patterns = ignoredPatterns([exclude_docs, draft_docs].map(value => text(value) ?? ""));
  append(patterns, readmes);
  for (const plugin of plugins) {
    const own = excludedByPlugin(record(plugin).exclude);
    append(patterns, own.patterns);
    for (const expression of own.unread) left.push(`plugins.exclude.regex: ${expression}`);
  }
  return patterns.length > 0 ? patterns : undefined;
}

/** Returns the plug-ins, which are a list or a map. */
const pluginsOf = (plugins: unknown): unknown[] =>
  Array.isArray(plugins)
    ? plugins
    : Object.entries(record(plugins)).map(([name, options]) => ({[name]: options}));

/**
 * Reports whether a plug-in is used, such as `mkdocs-macros`, which replaces double braces with values from
 * `extra`.
 */
const hasPlugin = (plugins: readonly unknown[], name: string): boolean =>
  plugins.some(
    plugin => bare(plugin) === name || Object.keys(record(plugin)).some(key => bare(key) === name),
  );

const bare = (name: unknown): string => String(name).replace(/^material\//, "");

/** Reads the redirects of `mkdocs-redirects`, which maps old files to new ones. */
function redirectsOf(plugins: readonly unknown[]): ReturnType<typeof listedRedirects> {
  const maps = plugins.flatMap(plugin => {
    const {redirect_maps: map} = record(record(plugin).redirects);
    return Object.entries(record(map)).map(([from, to]) => {
      const target = text(to) ?? "";
      const [, path = "", rest = ""] = /^([^#?]*)(.*)$/s.exec(target) ?? [];
      return {from: pageUrl(from), to: isForeign(target) ? target : `${pageUrl(path)}${rest}`};
    });
  });
  return listedRedirects(maps);
}

/** Returns the menu that files in the folders describe, if a plug-in reads them. */
function menusIn(content: string, plugins: readonly unknown[], files: SettingsFiles): unknown {
  const name = Object.keys(MENU_FILES).find(plugin => hasPlugin(plugins, plugin));
  const file = name === undefined ? undefined : MENU_FILES[name];
  if (file === undefined || filesBelow(content, "", one => one === file).length === 0) return undefined;
  return menuOfFolders(content, file, files);
}

function sidebarOf(nav: unknown): ConfigInput["sidebar"] {
  const items = list(nav).flatMap(itemOf);
  return items.length > 0 ? items : undefined;
}

function itemOf(value: unknown): SidebarItem[] {
  if (typeof value === "string") return isForeign(value) ? [] : [pageUrl(value)];
  return Object.entries(record(value)).flatMap(([written, entry]): SidebarItem[] => {
    const title = plainTitle(written);
    if (Array.isArray(entry)) return [{title, items: entry.flatMap(itemOf)}];
    return typeof entry !== "string" || isForeign(entry) ? [] : [{page: headingUrl(entry), title}];
  });
}

/** Returns the text of a title, which may be HTML. */
const plainTitle = (title: string): string =>
  unescapeHtml(title.replaceAll(/<\/?[a-z][^<>]*>/gi, ""))
    .replaceAll(/\s+/g, " ")
    .trim() || title;
