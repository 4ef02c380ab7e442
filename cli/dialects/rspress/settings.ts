import {existsSync} from "node:fs";
import {join} from "node:path";
import type {ConfigInput} from "#schemas/config.ts";
import type {ReadSettings} from "../define.ts";
import {leaveOut} from "../toolkit/settings/left-out.ts";
import {foldersBelow, localesOf, withoutPath} from "../toolkit/settings/locales.ts";
import {listedRedirects} from "../toolkit/settings/redirects.ts";
import {socialLinks} from "../toolkit/settings/theme.ts";
import {logoOf, navigationOf, sidebarOf} from "../toolkit/settings/vue-theme.ts";
import {evaluateConfig} from "../toolkit/static-config/evaluate.ts";
import {readJson} from "../toolkit/static-config/read-file.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {checked, checkedRecord} from "../toolkit/static-config/shape.ts";
import {
  baseOf,
  defined,
  knownStart,
  languageOf,
  list,
  record,
  repositoryOf,
  text,
} from "../toolkit/static-config/values.ts";

/** Types of the settings that are read. */
const SHAPE = {
  ...{root: "string", lang: "string", title: "string", description: "string", base: "string", icon: "string"},
  logo: "string|object",
  multiVersion: {default: "string", versions: ["string"]},
  plugins: "list",
  route: {exclude: ["string"]},
  themeConfig: {
    editLink: {docRepoBaseUrl: "string"},
    socialLinks: ["object"],
    outline: "boolean|object",
    nav: "list|object",
    sidebar: "object",
    locales: ["object"],
  },
} as const;

/** Settings that have no equivalent. */
const LEFT_OUT = ["head", "plugins", "globalStyles", "globalUIComponents", "themeConfig.footer"];

/**
 * Reads `rspress.config.*`: https://rspress.rs/api/config/config-basic. The order of pages is in `_meta.json`
 * files.
 */
export const settings: ReadSettings = ({folder, file, files, left}) => {
  const config = checkedRecord(evaluateConfig(file, files), SHAPE, file, files);
  const theme = record(config.themeConfig);
  leaveOut(left, config, LEFT_OUT);
  const docs = join(folder, text(config.root)?.replace(/^(?:\.\/|\/)/, "") ?? "docs");
  const lang = text(config.lang);
  const [current, ...older] = versionNames(config.multiVersion);
  const root = current === undefined ? docs : join(docs, current);
  const content = lang !== undefined && existsSync(join(root, lang)) ? join(root, lang) : root;
  const repository = repositoryOf(knownStart(record(theme.editLink).docRepoBaseUrl));
  const plugins = list(config.plugins).map(record);
  const address = plugins.flatMap(plugin => text(record(list(plugin.args)[0]).siteUrl) ?? [])[0];
  return defined({
    content,
    exclude: excluded(record(config.route).exclude, content === root ? [] : languagesOf(lang, config)),
    title: text(config.title),
    description: text(config.description),
    lang: languageOf(lang),
    locales: content === root ? undefined : localesIn(root, lang as string, config, files),
    base: baseOf(config.base),
    site: address,
    logo: logoOf(config.logo),
    icon: text(config.icon),
    versions:
      current === undefined
        ? undefined
        : [{name: current}, ...older.map(name => versionIn(docs, name, lang, config))],
    versionsFirst: older.length > 0 ? true : undefined,
    repository: repository && {
      ...repository,
      folder: [repository.folder, current, content === root ? undefined : lang].filter(Boolean).join("/"),
    },
    social: socialLinks(theme.socialLinks),
    redirects: listedRedirects(
      plugins
        .filter(({call}) => /redirect/i.test(String(call)))
        .flatMap(({args}) => list(record(list(args)[0]).redirects)),
    ),
    public: [join(docs, "public")],
    outline: theme.outline === false ? false : undefined,
    navigation: navigationOf(theme.nav ?? readNav(content, files)),
    sidebar: sidebarOf(theme.sidebar ?? ofLanguage(theme, lang).sidebar),
  });
};

/** Returns the versions, the one at the site root first: https://rspress.rs/guide/basic/multi-version */
function versionNames(value: unknown): string[] {
  const {default: first, versions} = record(value);
  const names = list(versions).flatMap(name => text(name) ?? []);
  const current = text(first) ?? names[0];
  return current === undefined ? [] : [current, ...names.filter(name => name !== current)];
}

type Version = NonNullable<ConfigInput["versions"]>[number];

/** Returns another version, whose languages are in its own folders. */
function versionIn(
  docs: string,
  name: string,
  lang: string | undefined,
  config: Record<string, unknown>,
): Version {
  const own = join(docs, name);
  if (lang === undefined || !existsSync(join(own, lang))) return {name, content: own};
  const others = languagesOf(lang, config).filter(key => key !== lang && existsSync(join(own, key)));
  const locales = others.flatMap(key => {
    const tag = languageOf(key);
    return tag === undefined ? [] : [[tag, join(own, key)] as const];
  });
  return {
    name,
    content: join(own, lang),
    ...(locales.length === 0 ? {} : {locales: Object.fromEntries(locales)}),
  };
}

/** Returns the theme settings of a language. */
const ofLanguage = (theme: Record<string, unknown>, lang: string | undefined): Record<string, unknown> =>
  list(theme.locales)
    .map(record)
    .find(entry => entry.lang === lang) ?? {};

/** Returns the keys of all languages, each of which is a folder name. */
const languagesOf = (lang: string | undefined, {locales, themeConfig}: Record<string, unknown>): string[] =>
  [
    lang,
    ...[...list(locales), ...list(record(themeConfig).locales)].map(entry => record(entry).lang),
  ].flatMap(key => text(key) ?? []);

/** Returns exclude patterns relative to a language's folder, which is the content folder here. */
function excluded(patterns: unknown, languages: readonly string[]): string[] {
  const written = list(patterns).flatMap(pattern => text(pattern)?.replace(/^\.?\//, "") ?? []);
  const below = written.map(pattern => {
    const [, folder, rest = ""] = /^(?:\*\*\/)?([^/]+)\/(.+)$/s.exec(pattern) ?? [];
    return folder !== undefined && languages.includes(folder) ? rest : pattern;
  });
  return [...new Set(below)];
}

/**
 * Returns the languages, each with its own folder. Texts and links are in the config, or in files of that
 * folder.
 */
function localesIn(
  root: string,
  lang: string,
  config: Record<string, unknown>,
  files: SettingsFiles,
): ConfigInput["locales"] {
  const theme = record(config.themeConfig);
  const entries = [...list(config.locales), ...list(theme.locales)].map(record);
  const byKey = new Map<string, Record<string, unknown>>();
  for (const entry of entries) {
    const key = text(entry.lang);
    if (key !== undefined) byKey.set(key, {...byKey.get(key), ...entry});
  }
  const others = foldersBelow(root, Object.fromEntries(byKey)).filter(({key}) => key !== lang);
  return localesOf(
    {lang, label: byKey.get(lang)?.label},
    others.map(found => {
      const {key, folder, value} = found;
      const own = {
        title: text(value.title),
        description: text(value.description),
        navigation: navigationOf(value.nav ?? readNav(folder, files)),
        sidebar: sidebarOf(value.sidebar),
      };
      return {...found, isUsual: false, own: defined(withoutPath(own, key))};
    }),
  );
}

/** Reads the `_nav.json` of a folder. Returns `undefined` if there is none. */
function readNav(folder: string, files: SettingsFiles): unknown {
  const file = join(folder, "_nav.json");
  return checked(
    readJson(file, files),
    [{text: "string", link: "string", items: "list"}, "object"],
    file,
    files,
  );
}
