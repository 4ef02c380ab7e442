import {join} from "node:path";
import type {ConfigInput} from "#schemas/config.ts";
import {headingLevels} from "#schemas/rules/heading-levels.ts";
import {isRewritePattern} from "#schemas/rules/rewrite-pattern.ts";
import type {SidebarItem} from "#schemas/settings/sidebar.ts";
import type {ReadSettings} from "../define.ts";
import {foldersBelow, localesOf, withoutPath} from "../toolkit/settings/locales.ts";
import {iconOf, socialLinks} from "../toolkit/settings/theme.ts";
import {evaluateConfig} from "../toolkit/static-config/evaluate.ts";
import {isFunction, isPattern} from "../toolkit/static-config/evaluation.ts";
import {textSteps} from "../toolkit/static-config/text-steps.ts";
import {
  baseOf,
  defined,
  isForeign,
  knownStart,
  languageOf,
  linkTo,
  list,
  pageUrl,
  record,
  repositoryOf,
  text,
} from "../toolkit/static-config/values.ts";

/** `.vitepress/config.*`: https://vitepress.dev/reference/site-config, and its default theme. */
export const settings: ReadSettings = ({folder, file, files, left}) => {
  const config = record(evaluateConfig(file, files));
  const {first, others} = localesIn(config);
  const root = record(first);
  const theme = {...record(config.themeConfig), ...record(root.themeConfig)};
  const source = text(config.srcDir)?.replace(/^\.\/|\/$/g, "");
  const docs = join(folder, source ?? ".");
  // `rewrites: {"en/:rest*": ":rest*"}`: the default language has a folder, too.
  const rootAt = rootFolder(config.rewrites);
  const content = rootAt === undefined ? docs : join(docs, rootAt);
  const lang = languageOf(config.lang) ?? languageOf(root.lang);
  const repository = repositoryOf(knownStart(record(theme.editLink).pattern));
  for (const key of ["nav", "sidebar"])
    if (isProgram(theme, key)) left.push(`themeConfig.${key}, which a program makes`);
  return defined({
    content,
    exclude: list(config.srcExclude).filter((pattern): pattern is string => typeof pattern === "string"),
    title: text(theme.siteTitle) ?? text(root.title) ?? knownStart(config.title),
    description: text(root.description) ?? text(config.description),
    lang,
    locales: localesOf(
      {lang: lang ?? "en", label: root.label},
      foldersBelow(docs, others).map(found => ({
        ...found,
        isUsual: rootAt === undefined,
        own: localeOf(found.key, found.value),
      })),
    ),
    slug: slugOf(record(record(config.markdown).anchor), left),
    rewrites: rootAt === undefined ? rewritesOf(config, left) : undefined,
    known: knownOf(config.ignoreDeadLinks),
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
    sidebar: sidebarOf(theme.sidebar),
  });
};

/** The default language, and the others. Without `root`, the default one is the folder of the site's own language. */
function localesIn({lang, locales}: Record<string, unknown>): {
  first: unknown;
  others: Record<string, unknown>;
} {
  const {root, ...others} = record(locales);
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

/** Whether pages end without links to both neighbors. */
const isPagerOff = (footer: unknown): boolean =>
  record(footer).prev === false && record(footer).next === false;

/** Whether a setting is there, but only running the config would tell its value. */
const isProgram = (settings: Record<string, unknown>, key: string): boolean =>
  Object.hasOwn(settings, key) &&
  (settings[key] === undefined || typeof record(settings[key]).call === "string");

/** The project's own rule for ids of headings. */
function slugOf(anchor: Record<string, unknown>, left: string[]): ConfigInput["slug"] {
  if (!Object.hasOwn(anchor, "slugify")) return undefined;
  const steps = textSteps(anchor.slugify);
  if (steps === null)
    left.push("markdown.anchor.slugify; ids of headings are those that VitePress gives without it");
  return steps ?? undefined;
}

/** Patterns of paths; a function, or a sign that only their library knows, is left out. */
function rewritesOf(config: Record<string, unknown>, left: string[]): ConfigInput["rewrites"] {
  if (isFunction(config.rewrites) || isProgram(config, "rewrites"))
    left.push("rewrites, which a program makes");
  if (isFunction(config.rewrites)) return undefined;
  const found = Object.entries(record(config.rewrites)).flatMap(([from, value]) => {
    const to = text(value);
    if (to !== undefined && isRewritePattern(from)) return [[from, to] as const];
    left.push(`the rewrite of ${from}`);
    return [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** Links that may lead nowhere: addresses, and patterns that name the beginning of one. */
function knownOf(value: unknown): ConfigInput["known"] {
  const found = list(value).flatMap(entry => {
    if (typeof entry === "string") return entry.startsWith("/") ? [entry] : [];
    const start = isPattern(entry) ? /^\^((?:\\?\/[\w-]+)+)\\?\/?$/.exec(entry.pattern)?.[1] : undefined;
    return start === undefined ? [] : [start.replaceAll("\\", "")];
  });
  return found.length > 0 ? found : undefined;
}

/** The folder whose pages stand at the root of the site. */
const rootFolder = (rewrites: unknown): string | undefined =>
  Object.entries(record(rewrites)).flatMap(([from, to]) =>
    /^:\w+\*$/.test(String(to)) ? (/^([\w-]+)\/:\w+\*$/.exec(from)?.[1] ?? []) : [],
  )[0];

/** What a language says for itself; links in it begin with its path. */
function localeOf(key: string, value: Record<string, unknown>) {
  const theme = record(value.themeConfig);
  const found = {
    title: text(theme.siteTitle) ?? text(value.title),
    description: text(value.description),
    navigation: navigationOf(theme.nav),
    sidebar: sidebarOf(theme.sidebar),
  };
  return defined(withoutPath(found, key));
}

export function logoOf(value: unknown): ConfigInput["logo"] {
  const both = record(value);
  const light = text(value) ?? text(both.src) ?? text(both.light);
  const dark = text(both.dark);
  if (light === undefined) return dark;
  if (both.replacesTitle === true) return {light, dark: dark ?? light, alone: true};
  return dark === undefined ? light : {light, dark};
}

/** Entries of the top bar; a menu leads to the first of its links, and shows those to pages where readers are at one. */
export function navigationOf(nav: unknown): ConfigInput["navigation"] {
  const entries = list(nav).flatMap(entry => {
    const {text: title, link, activeMatch, items} = record(entry);
    const first = text(link) ?? firstLink(items);
    const name = text(title);
    if (name === undefined || first === undefined) return [];
    const match = text(activeMatch)?.replace(/^\^/, "");
    const prefix = match && /^\/[\w/-]*$/.test(match) ? match : undefined;
    const url = isForeign(first) ? first : pageUrl(first);
    const links = pageLinks(items);
    return [
      {
        title: name,
        url,
        ...(prefix ? {activeFor: [prefix]} : {}),
        ...(links.length > 1 ? {items: links} : {}),
      },
    ];
  });
  return entries.length > 0 ? entries : undefined;
}

/** The first address in a menu, that of a group in it included. */
const firstLink = (items: unknown): string | undefined =>
  list(items)
    .map(item => text(record(item).link) ?? firstLink(record(item).items))
    .find(found => found !== undefined);

/** Links of a menu to pages of the site, those of its groups among them. */
function pageLinks(items: unknown): {title: string; url: string}[] {
  return list(items).flatMap(item => {
    const {text: title, link, items: below} = record(item);
    const [name, address] = [text(title), text(link)];
    const own = name !== undefined && address !== undefined && !isForeign(address);
    return [...(own ? [{title: name, url: pageUrl(address)}] : []), ...pageLinks(below)];
  });
}

/** Sidebars: one for all pages, or by the beginning of urls. */
export function sidebarOf(value: unknown): ConfigInput["sidebar"] {
  if (Array.isArray(value)) return value.flatMap(entry => itemOf(entry, "", "/"));
  const byPrefix = Object.entries(record(value)).map(([prefix, entries]) => {
    const {base, items} = record(entries);
    const found = Array.isArray(entries) ? entries : list(items);
    const read = found.flatMap(entry => itemOf(entry, text(base) ?? "", prefix));
    // One that a program makes probably lists what lies there.
    const isUnread = read.length === 0 && prefix !== "/" && !(Array.isArray(entries) && found.length === 0);
    return [pageUrl(prefix), isUnread ? [{folder: prefix}] : read] as const;
  });
  return byPrefix.length > 0 ? Object.fromEntries(byPrefix) : undefined;
}

function itemOf(value: unknown, above: string, prefix: string): SidebarItem[] {
  // VuePress names a page by its path alone, and has other words for links and items.
  if (typeof value === "string")
    return isForeign(value) ? [] : [pageUrl(value.startsWith("/") ? value : prefix + value)];
  const found = record(value);
  const entry: Record<string, unknown> = {
    ...found,
    items: found.items ?? found.children,
    text: found.text ?? found.title,
    link: found.link ?? found.path,
  };
  const title = text(entry.text);
  const base = text(entry.base) ?? above;
  const link = text(entry.link);
  const page = link === undefined || isForeign(link) ? undefined : pageUrl(base + link);
  if (!Array.isArray(entry.items) && link !== undefined && isForeign(link)) return linkTo(link, title);
  if (!Array.isArray(entry.items)) return page === undefined ? [] : [{page, ...(title ? {title} : {})}];
  const items = entry.items.flatMap(child => itemOf(child, base, prefix));
  return title === undefined ? items : [{title, items, ...(page ? {page} : {})}];
}
