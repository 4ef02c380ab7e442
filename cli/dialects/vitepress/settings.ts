import {join} from "node:path";
import type {ConfigInput} from "#schemas/config.ts";
import {headingLevels} from "#schemas/rules/heading-levels.ts";
import {isRewritePattern} from "#schemas/rules/rewrite-pattern.ts";
import type {ReadSettings} from "../define.ts";
import {languageNames} from "../toolkit/settings/language-names.ts";
import {leaveOut} from "../toolkit/settings/left-out.ts";
import {foldersBelow, localesByPath, localesOf, withoutPath} from "../toolkit/settings/locales.ts";
import {iconOf, socialLinks} from "../toolkit/settings/theme.ts";
import {logoOf, navigationOf, sidebarOf} from "../toolkit/settings/vue-theme.ts";
import {evaluateConfig} from "../toolkit/static-config/evaluate.ts";
import {isCall, isFunction, isPattern} from "../toolkit/static-config/evaluation.ts";
import {checkedRecord} from "../toolkit/static-config/shape.ts";
import {textSteps} from "../toolkit/static-config/text-steps.ts";
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
import {pluginVariables} from "./plugins.ts";

/** Types of the settings that are read. */
const SHAPE = {
  ...{title: "string", description: "string", lang: "string", base: "string", srcDir: "string"},
  srcExclude: ["string"],
  rewrites: "object",
  head: ["list"],
  locales: "object",
  sitemap: {hostname: "string"},
  themeConfig: {
    siteTitle: "string|boolean",
    logo: "string|object",
    locales: "object",
    outline: "number|list|string|boolean|object",
    nav: ["object"],
    sidebar: "list|object",
    editLink: {pattern: "string"},
    socialLinks: ["object"],
    docFooter: "object",
  },
} as const;

/** Settings that have no equivalent. */
const LEFT_OUT = [
  "head",
  "vue",
  "vite",
  "transformHead",
  "transformPageData",
  "themeConfig.footer",
  "themeConfig.search",
  "themeConfig.carbonAds",
];

/** Reads `.vitepress/config.*`, including the default theme: https://vitepress.dev/reference/site-config */
export const settings: ReadSettings = ({folder, file, files, left}) => {
  const config = checkedRecord(evaluateConfig(file, files), SHAPE, file, files);
  const {first, others} = localesIn(config);
  const root = record(first);
  const shared = record(config.themeConfig);
  // Versions before 1.0 have the theme's settings of all languages in one place, like VuePress.
  const older = localesByPath(shared.locales);
  const theme = {...shared, ...record(older.first), ...record(root.themeConfig)};
  const source = text(config.srcDir)?.replace(/^\.\/|\/$/g, "");
  const docs = join(folder, source ?? ".");
  // `rewrites: {"en/:rest*": ":rest*"}` means that the default language has a folder, too.
  const rootAt = rootFolder(config.rewrites);
  const content = rootAt === undefined ? docs : join(docs, rootAt);
  const lang = languageOf(config.lang) ?? languageOf(root.lang);
  const repository = repositoryOf(knownStart(record(theme.editLink).pattern));
  leaveOut(left, {...config, themeConfig: theme}, LEFT_OUT);
  leavePrograms(left, theme, "");
  return defined({
    content,
    exclude: list(config.srcExclude).filter((pattern): pattern is string => typeof pattern === "string"),
    title: text(theme.siteTitle) ?? text(root.title) ?? knownStart(config.title),
    description: text(root.description) ?? text(config.description),
    lang,
    locales: localesOf(
      {lang: lang ?? "en", label: root.label ?? record(older.first).label},
      foldersBelow(docs, others).map(found => ({
        ...found,
        isUsual: rootAt === undefined,
        label: found.label ?? record(older.others[found.key]).label,
        own: localeOf(found.key, found.value, record(older.others[found.key]), left),
      })),
    ),
    slug: slugOf(record(record(config.markdown).anchor), left),
    codeLanguages: languageNames(record(config.markdown).languageAlias),
    rewrites: rootAt === undefined ? rewritesOf(config, left) : undefined,
    known: knownOf(config.ignoreDeadLinks),
    variables: pluginVariables(file, files),
    base: baseOf(config.base),
    site: text(record(config.sitemap).hostname),
    logo: logoOf(theme.logo),
    icon: iconOf(config.head),
    repository:
      rootAt === undefined
        ? repository
        : repository && {...repository, folder: `${repository.folder}/${rootAt}`},
    public: rootAt === undefined ? undefined : [join(docs, "public")],
    social: socialLinks(theme.socialLinks),
    outline: theme.aside === false ? false : headingLevels(theme.outline),
    pagination: isPagerOff(theme.docFooter) ? false : undefined,
    navigation: navigationOf(theme.nav),
    sidebar: sidebarOf(theme.sidebar, true),
  });
};

/**
 * Returns the default language and the others. Without `root`, the default is the folder with the site's own
 * language.
 */
function localesIn({lang, locales}: Record<string, unknown>): {
  first: unknown;
  others: Record<string, unknown>;
} {
  const {first: root, others} = localesByPath(locales);
  if (root !== undefined) return {first: root, others};
  const language = (tag: string | undefined): string | undefined => tag?.split("-")[0]?.toLowerCase();
  const own = language(languageOf(lang) ?? "en");
  const key = Object.keys(others).find(
    name => language(languageOf(record(others[name]).lang) ?? languageOf(name)) === own,
  );
  if (key === undefined) return {first: undefined, others};
  const {[key]: first, ...rest} = others;
  return {first, others: rest};
}

/** Reports whether pages have no links to previous and next pages. */
const isPagerOff = (footer: unknown): boolean =>
  record(footer).prev === false && record(footer).next === false;

/** Reports whether a setting exists but can't be determined without running the config. */
const isProgram = (settings: Record<string, unknown>, key: string): boolean =>
  Object.hasOwn(settings, key) && (settings[key] === undefined || isCall(settings[key]));

/** Reports the menus of a theme that only a program can determine, each once for all languages. */
function leavePrograms(left: string[], theme: Record<string, unknown>, path: string): void {
  for (const key of ["nav", "sidebar"]) {
    const note = `${path}themeConfig.${key}, which is computed`;
    if (isProgram(theme, key) && !left.includes(note)) left.push(note);
  }
}

/** Returns the project's own slug rule for heading ids. */
function slugOf(anchor: Record<string, unknown>, left: string[]): ConfigInput["slug"] {
  if (!Object.hasOwn(anchor, "slugify")) return undefined;
  const steps = textSteps(anchor.slugify);
  if (steps === null) left.push("markdown.anchor.slugify; heading ids follow VitePress's default rule");
  return steps ?? undefined;
}

/** Returns rewrite patterns; functions and library-specific syntax are omitted. */
function rewritesOf(config: Record<string, unknown>, left: string[]): ConfigInput["rewrites"] {
  if (isFunction(config.rewrites) || isProgram(config, "rewrites")) {
    left.push("rewrites, which are computed");
    return undefined;
  }
  const found = Object.entries(record(config.rewrites)).flatMap(([from, value]) => {
    const to = text(value);
    if (to !== undefined && isRewritePattern(from)) return [[from, to] as const];
    left.push(`the rewrite of ${from}`);
    return [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** Returns the links that may be broken: URLs, and patterns that contain a prefix. */
function knownOf(value: unknown): ConfigInput["known"] {
  const found = list(value).flatMap(entry => {
    if (typeof entry === "string") return entry.startsWith("/") ? [entry] : [];
    const start = isPattern(entry) ? /^\^((?:\\?\/[\w-]+)+)\\?\/?$/.exec(entry.pattern)?.[1] : undefined;
    return start === undefined ? [] : [start.replaceAll("\\", "")];
  });
  return found.length > 0 ? found : undefined;
}

/** Returns the folder whose pages are at the root of the site. */
const rootFolder = (rewrites: unknown): string | undefined =>
  Object.entries(record(rewrites)).flatMap(([from, to]) =>
    /^:\w+\*$/.test(String(to)) ? (/^([\w-]+)\/:\w+\*$/.exec(from)?.[1] ?? []) : [],
  )[0];

/** Returns the settings of a language, with its path stripped from links. */
function localeOf(
  key: string,
  value: Record<string, unknown>,
  older: Record<string, unknown>,
  left: string[],
) {
  const theme = {...older, ...record(value.themeConfig)};
  leavePrograms(left, theme, "locales.*.");
  const found = {
    title: text(theme.siteTitle) ?? text(value.title),
    description: text(value.description),
    navigation: navigationOf(theme.nav),
    sidebar: sidebarOf(theme.sidebar, true),
  };
  return defined(withoutPath(found, key));
}
