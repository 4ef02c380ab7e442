import {existsSync} from "node:fs";
import {join} from "node:path";
import type {ReadSettings} from "../define.ts";
import {filesBelow, frontMatterOf} from "../toolkit/settings/page-files.ts";
import {readPage} from "../toolkit/static-config/read-file.ts";
import {readYaml} from "../toolkit/static-config/read-yaml.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {checkedRecord} from "../toolkit/static-config/shape.ts";
import {baseOf, defined, isForeign, languageOf, list, record, text} from "../toolkit/static-config/values.ts";
import {jekyllSidebar} from "./sidebar.ts";

/** Keys of `_config.yml` that concern the build and are not values for pages. */
const BUILD =
  /^(?:plugins|gems|exclude|include|defaults|collections|sass|kramdown|markdown|keep_files|whitelist)$/;

/** Layouts, included files, data, and folders that the tool itself ignores. */
const INNER = ["_includes", "_layouts", "_data", "_site", "_sass", "_drafts", "vendor", "node_modules"];

/** Permalink styles by name; `date` is the default: https://jekyllrb.com/docs/permalinks/ */
const STYLES: Readonly<Record<string, string>> = {
  date: "/:categories/:year/:month/:day/:title",
  pretty: "/:categories/:year/:month/:day/:title/",
  none: "/:categories/:title",
};

/** Types of the settings that are read. */
const SHAPE = {
  ...{title: "string", name: "string", description: "string", lang: "string", locale: "string"},
  ...{source: "string", collections_dir: "string", baseurl: "string", url: "string", permalink: "string"},
  collections: "list|object",
  exclude: ["string"],
  defaults: [{scope: {path: "string", type: "string"}, values: {permalink: "string"}}],
} as const;

/**
 * Reads `_config.yml`: https://jekyllrb.com/docs/configuration/options/. The folders of collections become
 * sections.
 */
export const settings: ReadSettings = ({folder, file, files}) => {
  const config = checkedRecord(readYaml(file, files), SHAPE, file, files);
  const content = join(folder, text(config.source) ?? ".");
  const collections = Array.isArray(config.collections)
    ? Object.fromEntries(list(config.collections).map(name => [String(name), {}]))
    : record(config.collections);
  const base = join(content, text(config.collections_dir) ?? ".");
  const folders = Object.fromEntries(
    [...new Set([...Object.keys(collections), "posts"])]
      .filter(name => /^[\w-]+$/.test(name) && existsSync(join(base, `_${name}`)))
      .map(name => [name, join(base, `_${name}`)]),
  );
  const site = Object.fromEntries(Object.entries(config).filter(([key]) => !BUILD.test(key)));
  const url = text(config.url);
  // The site's own URLs are relative to its root, whatever its base path.
  if (text(config.baseurl)) Object.assign(site, {baseurl: "", url: `${url ?? ""}${text(config.baseurl)}`});
  return defined({
    content,
    folders: Object.keys(folders).length > 0 ? folders : undefined,
    permalinks: permalinksOf(config, collections, Object.keys(folders)),
    exclude: [
      ...INNER.map(name => `${name}/**`),
      ...Object.keys(folders).map(name => `_${name}/**`),
      ...list(config.exclude)
        .filter((path): path is string => typeof path === "string" && !path.startsWith("/"))
        .map(path => path.replace(/(?<!\/)\/+$/, "")),
    ],
    title: text(config.title) ?? text(config.name),
    description: text(config.description),
    lang: languageOf(config.lang) ?? languageOf(config.locale),
    base: baseOf(config.baseurl),
    site: url && isForeign(url) ? url : undefined,
    known: htmlPages(content, files),
    sidebar: jekyllSidebar(content, folders, files),
    variables: {site},
  });
};

/** Returns the URLs of HTML pages, which are recognized by their front matter and rendered by layouts. */
function htmlPages(content: string, files: SettingsFiles): string[] | undefined {
  const urls = filesBelow(content, "/", name => /\.html?$/.test(name)).flatMap(({path, file}) => {
    const source = readPage(file, files);
    if (!/^\uFEFF?---[ \t]*\r?\n/.test(source)) return [];
    const permalink = text(frontMatterOf(source).permalink);
    return [permalink ?? path.replace(/\.html?$/, "").replace(/(?<=\/)index$/, "")];
  });
  const known = urls.filter(url => /^\/[^\s?#*]/.test(url));
  return known.length > 0 ? [...new Set(known)].sort() : undefined;
}

/** Returns the permalink patterns of collections and posts, and those that `defaults` sets for a folder. */
function permalinksOf(
  config: Record<string, unknown>,
  collections: Record<string, unknown>,
  names: readonly string[],
): Record<string, string> | undefined {
  const found: [string, string][] = [];
  for (const name of names) {
    const own = text(record(collections[name]).permalink) ?? (name === "posts" ? ofPosts(config) : undefined);
    if (own !== undefined) found.push([name, own]);
  }
  for (const entry of list(config.defaults)) {
    const {path, type} = record(record(entry).scope);
    const own = text(record(record(entry).values).permalink);
    const at = text(path)?.replace(/^\/?_?|\/+$/g, "") ?? text(type);
    if (own !== undefined && at !== undefined && at !== "pages") found.push([at, own]);
  }
  const patterns = found.flatMap(([at, pattern]): [string, string][] => {
    const ours = STYLES[pattern] ?? pattern;
    return /^\/[^?#\s]*$/.test(ours) && /^[^/\\?#\s*]+(?:\/[^/\\?#\s*]+)*$/.test(at)
      ? [[at, renamed(ours)]]
      : [];
  });
  return patterns.length > 0 ? Object.fromEntries(patterns) : undefined;
}

const ofPosts = ({permalink}: Record<string, unknown>): string => text(permalink) ?? "date";

/** Renames placeholders to ours. The title of a post is its file name. */
const renamed = (pattern: string): string =>
  pattern
    .replaceAll(/:(?:title|slug|name)\b/g, ":name")
    .replaceAll(":collection", ":section")
    .replaceAll(/:output_ext|\.html$/g, "");
