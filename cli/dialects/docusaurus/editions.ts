import {join} from "node:path";
import type {ConfigInput} from "#schemas/config.ts";
import {localesOf} from "../toolkit/settings/locales.ts";
import {isThere, readJson} from "../toolkit/static-config/read-file.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {languageOf, list, record, text} from "../toolkit/static-config/values.ts";
import {docusaurusSidebars, unfoldsAll} from "./sidebar.ts";

type Version = NonNullable<ConfigInput["versions"]>[number];

/** Documentation instance of a project: its location and options. */
interface Docs {
  /** Folder of the config. */
  folder: string;
  files: SettingsFiles;
  /** Folder of the pages, relative to the config. */
  path: string;
  options: Record<string, unknown>;
}

/** Pages of one version, and the location of their translations. */
interface Source {
  /** `current`, or the name of the version. */
  name: string;
  /** Folder of the pages, relative to the config. */
  path: string;
  /** Sidebar file, relative to the config; `undefined` for the one in the options. */
  sidebars: string | undefined;
}

/** Returns the version whose pages have no version in their path: https://docusaurus.io/docs/versioning */
export function lastVersion({folder, files, path, options}: Docs): Source {
  const names = versionNames({folder, files, options});
  const last = isMadeLater(options, names) ? "current" : (text(options.lastVersion) ?? names[0]);
  return sourceOf(last ?? "current", path);
}

/** Reports whether the last version is created from the current pages when the site is deployed. */
function isMadeLater(options: Record<string, unknown>, names: readonly string[]): boolean {
  const named = text(options.lastVersion);
  return named !== undefined && named !== "current" && !names.includes(named);
}

function versionNames({folder, files, options}: Omit<Docs, "path">): string[] {
  if (options.disableVersioning === true) return [];
  const only = list(options.onlyIncludeVersions);
  return list(readJson(join(folder, "versions.json"), files)).filter(
    (name): name is string =>
      typeof name === "string" &&
      (only.length === 0 || only.includes(name)) &&
      isThere(join(folder, "versioned_docs", `version-${name}`), files),
  );
}

const sourceOf = (name: string, path: string): Source =>
  name === "current"
    ? {name, path, sidebars: undefined}
    : {
        name,
        path: `versioned_docs/version-${name}`,
        sidebars: `versioned_sidebars/version-${name}-sidebars.json`,
      };

/** Returns all versions, newest first, or `undefined` if there is only one. */
export function versionsIn(
  docs: Docs,
  i18n: unknown,
  locales: ConfigInput["locales"],
): ConfigInput["versions"] {
  const {folder, files, path, options} = docs;
  const last = lastVersion(docs);
  const names = versionNames(docs);
  const withCurrent = options.includeCurrentVersion !== false && isThere(join(folder, path), files);
  const all = [...(withCurrent || last.name === "current" ? ["current"] : []), ...names];
  if (all.length < 2) return undefined;
  return all.map((name): Version => {
    const key =
      name === "current" && isMadeLater(options, names) ? (text(options.lastVersion) as string) : name;
    const {label, path: at} = record(record(options.versions)[key]);
    const title = text(label) ?? (key === "current" ? "Next" : key);
    if (name === last.name) return {name: title};
    const source = sourceOf(name, path);
    const {sidebars, lists} = docusaurusSidebars(
      source.sidebars ?? options.sidebarPath,
      {
        folder,
        files,
        prefix: "",
        pages: join(folder, source.path),
        programs: [],
        isOpen: unfoldsAll(options),
      },
      source.sidebars === undefined,
    );
    const sidebar = sidebars.flatMap(([, items]) => items);
    const translated = translationsOf(docs, i18n, source, new Set(locales?.map(({lang}) => lang)));
    return {
      name: title,
      path: (text(at) ?? (name === "current" ? "next" : name)).replace(/^\/+|\/+$/g, ""),
      content: join(folder, source.path),
      ...(Object.keys(translated).length === 0 ? {} : {locales: translated}),
      sidebar: sidebar.length === 0 ? [{folder: ""}] : sidebar,
      lists,
    };
  });
}

/** Returns the folder of a language's pages in a version. */
const translationOf = (folder: string, key: string, {name}: Source): string =>
  join(folder, "i18n", key, "docusaurus-plugin-content-docs", name === "current" ? name : `version-${name}`);

/** Returns the languages other than the default one, each with its folder name and settings. */
function foreignLocales(i18n: unknown): {key: string; settings: Record<string, unknown>}[] {
  const {locales, defaultLocale, localeConfigs} = record(i18n);
  return list(locales).flatMap(name => {
    const key = text(name);
    if (key === undefined || key === defaultLocale) return [];
    return [{key, settings: record(record(localeConfigs)[key])}];
  });
}

const translationsOf = (
  {folder, files}: Pick<Docs, "folder" | "files">,
  i18n: unknown,
  source: Source,
  known: ReadonlySet<string>,
): Record<string, string> =>
  Object.fromEntries(
    foreignLocales(i18n).flatMap(({key, settings}) => {
      const lang = languageOf(settings.htmlLang) ?? languageOf(key);
      const found = translationOf(folder, text(settings.path) ?? key, source);
      return lang !== undefined && known.has(lang) && isThere(found, files) ? [[lang, found]] : [];
    }),
  );

/**
 * Returns the languages of a project: https://docusaurus.io/docs/i18n/introduction. Sidebar titles and
 * navigation bar entries are translated in files beside the pages.
 */
export function localesIn(
  docs: Docs,
  i18n: unknown,
  {sidebar, navigation}: Pick<ConfigInput, "sidebar" | "navigation">,
): ConfigInput["locales"] {
  const {folder, files} = docs;
  const {defaultLocale, localeConfigs} = record(i18n);
  const last = lastVersion(docs);
  const withCurrent = docs.options.includeCurrentVersion !== false && isThere(join(folder, docs.path), files);
  const sources = [...(withCurrent ? ["current"] : []), ...versionNames(docs)].map(name =>
    sourceOf(name, docs.path),
  );
  const first = text(defaultLocale) ?? "en";
  const {label} = record(record(localeConfigs)[first]);
  const others = foreignLocales(i18n).map(({key, settings}) => {
    const at = text(settings.path) ?? key;
    const pages = translationOf(folder, at, last);
    files.add(pages);
    const ofSidebar = messages(
      readJson(`${pages}.json`, files),
      /^sidebar\.[^.]+\.(?:category|link|doc)\.(.+)$/,
    );
    const ofBar = messages(
      readJson(join(folder, "i18n", at, "docusaurus-theme-classic/navbar.json"), files),
      /^item\.label\.(.+)$/,
    );
    return {
      key,
      lang: settings.htmlLang,
      label: settings.label,
      folder: pages,
      isUsual: false,
      hasOtherVersions: sources.some(source => isThere(translationOf(folder, at, source), files)),
      own: {
        ...(sidebar && ofSidebar.size > 0 ? {sidebar: titled(sidebar, ofSidebar)} : {}),
        ...(navigation && ofBar.size > 0 ? {navigation: titled(navigation, ofBar)} : {}),
      },
    };
  });
  return localesOf({lang: languageOf(first) ?? "en", label}, others);
}

/** Reads a translation file as a map from original texts to translations. */
function messages(value: unknown, key: RegExp): Map<string, string> {
  return new Map(
    Object.entries(record(value)).flatMap(([name, entry]): [string, string][] => {
      const original = key.exec(name)?.[1];
      const message = text(record(entry).message);
      return original === undefined || message === undefined ? [] : [[original, message]];
    }),
  );
}

/** Translates all titles for which there is a translation. */
function titled<T>(value: T, texts: ReadonlyMap<string, string>): T {
  const visit = (found: unknown): unknown => {
    if (Array.isArray(found)) return found.map(visit);
    if (typeof found !== "object" || found === null) return found;
    return Object.fromEntries(
      Object.entries(found).map(([key, entry]) => [
        key,
        key === "title" && typeof entry === "string" ? (texts.get(entry) ?? entry) : visit(entry),
      ]),
    );
  };
  return visit(value) as T;
}
