import {join, posix} from "node:path";
import type {ConfigInput} from "#schemas/config.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import type {ReadSettings} from "../define.ts";
import {foldersBelow, localesOf} from "../toolkit/settings/locales.ts";
import {type PageFile, pagesBelow} from "../toolkit/settings/page-files.ts";
import {suffixLocales} from "../toolkit/settings/suffixes.ts";
import {isThere} from "../toolkit/static-config/read-file.ts";
import {readToml} from "../toolkit/static-config/read-toml.ts";
import {readYaml} from "../toolkit/static-config/read-yaml.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {checked, checkedRecord} from "../toolkit/static-config/shape.ts";
import {
  baseOf,
  defined,
  isForeign,
  languageOf,
  list,
  record,
  repositoryOf,
  text,
} from "../toolkit/static-config/values.ts";
import {enabledLanguages} from "./languages.ts";
import {menuOf} from "./menu.ts";
import {outputRedirects} from "./output-redirects.ts";
import {ownShortcodes} from "./own-shortcodes.ts";
import {rulesFor} from "./rules.ts";

/** Types of the settings that are read. */
const SHAPE = {
  ...{title: "string", baseURL: "string", contentDir: "string"},
  ...{defaultContentLanguage: "string", languageCode: "string"},
  ...{languages: "object", disableLanguages: "list", outputFormats: "object"},
  params: {description: "string", github_repo: "string", github_branch: "string", github_subdir: "string"},
  permalinks: {"*": "string|object"},
  menu: {"*": [{name: "string", url: "string", pageRef: "string"}]},
  menus: {"*": [{name: "string", url: "string", pageRef: "string"}]},
} as const;

/** Reads `hugo.toml`, or its YAML and JSON equivalents: https://gohugo.io/configuration/ */
export const settings: ReadSettings = ({folder, file, files}) => {
  const own = checkedRecord(read(file, files), SHAPE, file, files);
  const config = {...own, ...configFolder(folder, own, files)};
  const params = record(config.params);
  const languages = enabledLanguages(config);
  const first = text(config.defaultContentLanguage) ?? "en";
  const {[first]: main, ...others} = languages;
  const ownDir = text(record(main).contentDir);
  const all = join(folder, text(config.contentDir) ?? "content");
  const content =
    ownDir !== undefined ? join(folder, ownDir) : isThere(join(all, first), files) ? join(all, first) : all;
  const sections = pagesBelow(
    content,
    "",
    files,
    name => /^_?index\.md$/.test(name),
    () => true,
  );
  const address = text(config.baseURL);
  const {redirects, known: printed} = outputRedirects(folder, config, files);
  const known = [...(taxonomies(config) ?? []), ...printed];
  const repo = text(params.github_repo) ?? text(params.BookRepo);
  const branch = text(params.github_branch) ?? "main";
  const editedIn = posix.join(text(params.github_subdir) ?? "", relativePath(folder, content));
  return defined({
    content,
    title: text(record(main).title) ?? text(config.title),
    description: text(record(record(main).params).description) ?? text(params.description),
    lang:
      (Object.keys(others).length === 0 ? languageOf(config.languageCode) : undefined) ?? languageOf(first),
    locales:
      suffixLocales(all, languageOf(first) ?? "en", files, Object.keys(others)) ??
      localesOf(
        {lang: languageOf(first) ?? "en", label: record(main).languageName ?? record(main).label},
        foldersBelow(all, others).map(found => ({
          ...found,
          folder: join(folder, text(record(found.value).contentDir) ?? `content/${found.key}`),
          label: record(found.value).languageName ?? record(found.value).label,
          isUsual: false,
        })),
      ),
    base: address && isForeign(address) ? undefined : baseOf(address),
    site: address && /^https?:/.test(address) ? address : undefined,
    repository: repo ? repositoryOf(`${repo.replace(/\/$/, "")}/edit/${branch}/${editedIn}`) : undefined,
    public: staticFolders(folder, config),
    exclude: unpublished(sections, config.cascade),
    permalinks: permalinksOf(config.permalinks),
    redirects: Object.keys(redirects).length > 0 ? redirects : undefined,
    known: known.length > 0 ? known : undefined,
    // The effect of a custom render hook on links is unknown, as are pages mounted from elsewhere.
    rules: rulesFor(folder, config, files),
    navigation: menuOf(record(config.menu).main ?? record(config.menus).main, sections),
    slug: slugSteps(config.markup),
    variables: {
      ...cascaded(config.cascade),
      ...params,
      params,
      ...cascadesOf(sections),
      ...ownShortcodes(folder, {params, address: address?.replace(/\/*$/, "/") ?? "/"}, files),
    },
  });
};

/**
 * Returns the slug steps of `blackfriday`, a rule for heading ids from older versions: https://gohugo.io/configuration/markup/.
 * Returns `undefined` for others.
 */
function slugSteps(markup: unknown): ConfigInput["slug"] {
  const {autoHeadingIDType: type} = record(record(record(markup).goldmark).parser);
  if (type !== "blackfriday") return undefined;
  return [
    {replace: String.raw`[^\p{L}\p{N}]+`, flags: "gu", with: "-"},
    {replace: "^-"},
    {replace: "-$"},
    "lowercase",
  ];
}

/** Parses a config file in any format. */
const read = (file: string, files: SettingsFiles): unknown =>
  (file.endsWith(".toml") ? readToml : readYaml)(file, files);

/** Types of the files in the config folder, by their names without extension. */
const FILES = {
  ...{cascade: "object|list", markup: "object", languages: "object", module: "object", taxonomies: "object"},
  ...{menu: SHAPE.menu, menus: SHAPE.menus, params: SHAPE.params, permalinks: SHAPE.permalinks},
};

/**
 * Returns the keys that have their own file in the config folder (`config/_default/params.yaml`), merged with their
 * values in the config file: https://gohugo.io/configuration/introduction/#configuration-directory
 */
function configFolder(
  folder: string,
  config: Record<string, unknown>,
  files: SettingsFiles,
): Record<string, unknown> {
  const found = Object.entries(FILES).flatMap(([key, shape]) => {
    const path = ["toml", "yaml", "yml", "json"]
      .map(ending => join(folder, "config/_default", `${key}.${ending}`))
      .find(path => isThere(path, files));
    if (path === undefined) return [];
    const value = checked(read(path, files), shape, path, files);
    return [[key, Array.isArray(value) ? value : {...record(config[key]), ...record(value)}] as const];
  });
  return Object.fromEntries(found);
}

/**
 * Returns the folders whose files are copied to the root of the site:
 * https://gohugo.io/configuration/module/#mounts
 */
function staticFolders(folder: string, config: Record<string, unknown>): string[] {
  const mounted = list(record(config.module).mounts).flatMap(entry => {
    const {source, target} = record(entry);
    const path = text(source);
    return text(target) === "static" && path !== undefined && !path.startsWith("/") ? [path] : [];
  });
  return [...new Set(["static", ...mounted])].map(path => join(folder, path));
}

/**
 * Returns the pages that are never rendered on their own: those with `headless` or `build`, and those below a
 * matching `cascade` in an index page or the site config.
 */
function unpublished(pages: readonly PageFile[], ofSite: unknown): string[] | undefined {
  const patterns = pages.flatMap(({path, frontMatter}) => {
    const folder = path.replace(/_?index\.md$/, "");
    const cascades = [frontMatter.cascade].flat().map(record);
    const isBelow = cascades.some(
      one => isNever(one) && one.target === undefined && one._target === undefined,
    );
    const own = frontMatter.build ?? frontMatter._build;
    if (frontMatter.headless === true || isNever(frontMatter) || (isBelow && own === undefined))
      return [`${folder}**/*.md`];
    return isBelow ? [`${folder}!(_index).md`, `${folder}*/**/*.md`] : [];
  });
  const targeted = [ofSite].flat().map(record).filter(isNever);
  const all = [...targeted.flatMap(one => targetPatterns(one.target ?? one._target)), ...patterns];
  return all.length > 0 ? [...new Set(all)] : undefined;
}

/** Returns the values that a `cascade` without a target applies to pages: https://gohugo.io/configuration/cascade/ */
function cascaded(cascade: unknown): Record<string, unknown> {
  const all = [cascade].flat().map(record);
  const whole = all.filter(({target, _target}) => target === undefined && _target === undefined);
  return whole.reduce<Record<string, unknown>>(
    (values, {params, build: _, _build: __, ...own}) => Object.assign(values, own, record(params)),
    {},
  );
}

/**
 * Returns the values that the `cascade` of index pages applies to the pages below them, by folder, outermost
 * first.
 */
function cascadesOf(sections: readonly PageFile[]): {cascade?: Record<string, Record<string, unknown>>} {
  const found = sections.flatMap(({path, frontMatter}) => {
    const values = cascaded(frontMatter.cascade);
    return Object.keys(values).length > 0 ? [[path.replace(/_?index\.md$/, ""), values] as const] : [];
  });
  const sorted = found.toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
  return sorted.length > 0 ? {cascade: Object.fromEntries(sorted)} : {};
}

/** Maximum number of brace alternatives that are expanded. */
const MOST_ALTERNATIVES = 50;

/** Returns patterns for the files that match the `path` of a target: `/drafts/**`, `{,/**}/_includes`. */
function targetPatterns(target: unknown): string[] {
  const open = [text(record(target).path) ?? ""];
  const found: string[] = [];
  for (let next = open.pop(); next !== undefined && found.length < MOST_ALTERNATIVES; next = open.pop()) {
    const [braces, choices = ""] = /\{([^{}]*)\}/.exec(next) ?? [];
    const path = next.replace(/^\/+/, "");
    if (braces !== undefined)
      for (const each of choices.split(",")) open.push(next.replace(braces, () => each));
    else if (path.endsWith("**")) found.push(path);
    else if (path !== "") found.push(`${path}.md`, `${path}/index.md`, `${path}/_index.md`);
  }
  return found.sort();
}

const isNever = (keys: Record<string, unknown>): boolean =>
  /^(?:never|link)$/.test(text(record(keys.build ?? keys._build).render) ?? "");

/** Returns the permalink patterns of sections. If patterns are listed by page kind, returns the ones for pages. */
function permalinksOf(value: unknown): Record<string, string> | undefined {
  const all = record(value);
  const found = Object.entries({...all, ...record(all.page)}).flatMap(([section, pattern]) => {
    const path = text(pattern)?.replaceAll(
      /:(?:filename|contentbasename|slugorfilename|slugorcontentbasename)\b/g,
      ":name",
    );
    return path?.startsWith("/") && /^[\w-]+(?:\/[\w-]+)*$/.test(section) ? [[section, path]] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/**
 * Returns the taxonomy lists (`/tags/`, `/categories/x/`), which are generated from front matter:
 * https://gohugo.io/content-management/taxonomies/
 */
function taxonomies(config: Record<string, unknown>): string[] | undefined {
  const own = Object.values(record(config.taxonomies ?? {category: "categories", tag: "tags"}));
  const never = new Set(list(config.disableKinds).map(String));
  if (never.has("taxonomy") && never.has("term")) return undefined;
  const known = own.map(text).filter(name => name !== undefined && /^[\w-]+(?:\/[\w-]+)*$/.test(name));
  return known.length > 0 ? known.map(name => `/${name}/`).sort() : undefined;
}
