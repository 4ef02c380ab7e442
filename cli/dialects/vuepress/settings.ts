import {dirname} from "node:path";
import type {ReadSettings} from "../define.ts";
import {leaveOut} from "../toolkit/settings/left-out.ts";
import {foldersBelow, localesByPath, localesOf, withoutPath} from "../toolkit/settings/locales.ts";
import {iconOf} from "../toolkit/settings/theme.ts";
import {logoOf, navigationOf, sidebarOf} from "../toolkit/settings/vue-theme.ts";
import {evaluateConfig} from "../toolkit/static-config/evaluate.ts";
import {checkedRecord} from "../toolkit/static-config/shape.ts";
import {
  baseOf,
  defined,
  languageOf,
  list,
  record,
  repositoryOf,
  text,
} from "../toolkit/static-config/values.ts";
import {pluginVariables} from "../vitepress/plugins.ts";

/** Types of the settings that are read. */
const SHAPE = {
  ...{title: "string", description: "string", lang: "string", base: "string"},
  head: ["list"],
  locales: "object",
  themeConfig: {
    ...{docsRepo: "string", repo: "string", docsBranch: "string", docsDir: "string", hostname: "string"},
    ...{logo: "string|object", locales: "object", sidebar: "list|object|string|boolean"},
    nav: ["object|string"],
    navbar: ["object|string"],
  },
} as const;

/** Settings that have no equivalent. */
const LEFT_OUT = ["head", "plugins", "bundler", "themeConfig.footer", "themeConfig.algolia"];

/**
 * Reads `.vuepress/config.*`, including the default theme: https://vuepress.vuejs.org/reference/config.html
 */
export const settings: ReadSettings = ({file, files, left}) => {
  const config = checkedRecord(evaluateConfig(file, files), SHAPE, file, files);
  const {first, others} = localesByPath(config.locales);
  const root = record(first);
  const shared = themeOf(config);
  const themes = localesByPath(shared.locales);
  const theme = {...shared, ...record(themes.first)};
  const content = dirname(dirname(file));
  leaveOut(left, {...config, themeConfig: theme}, LEFT_OUT);
  const repo = text(theme.docsRepo) ?? text(theme.repo);
  const [, owner, name] = /^(?:https:\/\/github\.com\/)?([\w.-]+)\/([\w.-]+)\/?$/.exec(repo ?? "") ?? [];
  const branch = text(theme.docsBranch) ?? "main";
  const lang = languageOf(root.lang) ?? languageOf(config.lang);
  return defined({
    content,
    title: text(root.title) ?? text(config.title),
    description: text(root.description) ?? text(config.description),
    lang,
    locales: localesOf(
      {lang: lang ?? "en", label: theme.selectLanguageName},
      foldersBelow(content, others).map(found => ({
        ...found,
        label: record(themes.others[found.key]).selectLanguageName,
        own: localeOf(found.key, found.value, record(themes.others[found.key])),
      })),
    ),
    variables: pluginVariables(file, files),
    base: baseOf(config.base),
    site: siteOf(shared.hostname),
    logo: logoOf(theme.logo),
    icon: iconOf(config.head),
    public: [`${dirname(file)}/public`],
    repository:
      owner && name
        ? repositoryOf(`https://github.com/${owner}/${name}/edit/${branch}/${text(theme.docsDir) ?? ""}`)
        : undefined,
    navigation: navigationOf(menuOf(theme)),
    sidebar: sidebarOf(theme.sidebar),
  });
};

/** Returns the theme's options: from VuePress 1, or from the theme function's arguments in VuePress 2. */
function themeOf(config: Record<string, unknown>): Record<string, unknown> {
  if (config.themeConfig !== undefined) return record(config.themeConfig);
  const theme = record(config.theme);
  return Array.isArray(theme.args) ? record(theme.args[0]) : theme;
}

const siteOf = (hostname: unknown): string | undefined => {
  const host = text(hostname);
  return host === undefined || /^https?:/.test(host) ? host : `https://${host}`;
};

/** Returns the top bar entries under their VitePress names. A page may be given by its path alone. */
const menuOf = (theme: Record<string, unknown>): unknown[] =>
  list(theme.navbar ?? theme.nav).map(entry =>
    typeof entry === "string" ? {text: nameOf(entry), link: entry} : inWords(record(entry)),
  );

const inWords = (entry: Record<string, unknown>): Record<string, unknown> => ({
  ...entry,
  items: list(entry.children ?? entry.items).map(child =>
    typeof child === "string" ? {text: nameOf(child), link: child} : inWords(record(child)),
  ),
});

/** Derives a title from a path: `/guide/getting-started.md` → `Getting started`. */
function nameOf(path: string): string {
  const bare = path.replace(/(?:index|README)?\.(?:md|html)$/, "").replace(/(?<!\/)\/+$/, "");
  const words = bare.slice(bare.lastIndexOf("/") + 1).replaceAll("-", " ");
  return words === "" ? "Home" : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the settings of a language, with its path stripped from links. */
function localeOf(key: string, value: Record<string, unknown>, theme: Record<string, unknown>) {
  const found = {
    title: text(value.title),
    description: text(value.description),
    navigation: navigationOf(menuOf(theme)),
    sidebar: sidebarOf(theme.sidebar),
  };
  return defined(withoutPath(found, key));
}
