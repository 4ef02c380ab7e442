import {existsSync} from "node:fs";
import {basename, join} from "node:path";
import {slug as githubSlug} from "github-slugger";
import type {ConfigInput} from "#schemas/config.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {headingLevels} from "#schemas/rules/heading-levels.ts";
import type {SidebarItem} from "#schemas/settings/sidebar.ts";
import type {ReadSettings} from "../define.ts";
import {languageNames} from "../toolkit/settings/language-names.ts";
import {leaveOut} from "../toolkit/settings/left-out.ts";
import {foldersBelow, localesOf, spelled} from "../toolkit/settings/locales.ts";
import {openGroup} from "../toolkit/settings/open-group.ts";
import {mappedRedirects} from "../toolkit/settings/redirects.ts";
import {iconOf, socialLinks} from "../toolkit/settings/theme.ts";
import {logoOf} from "../toolkit/settings/vue-theme.ts";
import {evaluateConfig} from "../toolkit/static-config/evaluate.ts";
import {checkedRecord} from "../toolkit/static-config/shape.ts";
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
import {astroPages} from "./astro-pages.ts";
import {collectionSettings} from "./collection.ts";

/** Types of the settings that are read. */
const SHAPE = {base: "string", site: "string", redirects: "object", integrations: "list"} as const;

/** Types of the integration's options. */
const THEME = {
  ...{title: "string|object", description: "string", defaultLocale: "string", favicon: "string"},
  editLink: {baseUrl: "string"},
  locales: "object",
  logo: "object",
  head: ["object"],
  tableOfContents: "object|boolean",
  pagination: "boolean",
  social: "list|object",
  sidebar: ["string|object"],
} as const;

/** Settings that have no equivalent. */
const LEFT_OUT = ["head", "customCss", "components", "plugins"];

/** Reads Starlight's options from `astro.config.*`: https://starlight.astro.build/reference/configuration/ */
export const settings: ReadSettings = ({folder, file, files, left}) => {
  const config = checkedRecord(evaluateConfig(file, files), SHAPE, file, files);
  const call = list(config.integrations)
    .map(record)
    .find(({call: name}) => name === "starlight");
  if (!call) return collectionSettings(folder, config, files);
  const theme = checkedRecord(list(call.args)[0], THEME, file, files);
  leaveOut(left, theme, LEFT_OUT);
  const repository = repositoryOf(knownStart(record(theme.editLink).baseUrl));
  const {root, ...named} = record(theme.locales);
  const docs = join(folder, "src/content/docs");
  // Without a language at the root, every language has a folder, and the default one's is the content folder.
  const firstKey = root === undefined ? defaultKey(theme, named) : undefined;
  const {[firstKey ?? ""]: _, ...others} = named;
  const {lang: tag, label} = record(firstKey === undefined ? root : named[firstKey]);
  const lang = languageOf(tag) ?? languageOf(firstKey);
  const content = firstKey === undefined ? docs : (spelled(join(docs, firstKey)) ?? join(docs, firstKey));
  const first = firstKey && githubSlug(basename(content));
  const sidebarIn = (language: string | undefined, prefix = ""): ConfigInput["sidebar"] =>
    Array.isArray(theme.sidebar)
      ? theme.sidebar.flatMap(entry => itemOf(entry, {language, prefix}))
      : "sidebar" in theme
        ? undefined
        : [{folder: prefix}];
  return defined({
    content,
    prefix: first,
    title: titleIn(theme.title, lang),
    description: text(theme.description),
    lang,
    locales: localesOf(
      {lang: lang ?? "en", label},
      foldersBelow(docs, others).map(found => ({
        ...found,
        isUsual: first === undefined,
        own: {...ofLanguage(found, lang, theme.title, sidebarIn, first), ...lowercaseUrl(found.folder)},
      })),
    ),
    base: baseOf(config.base),
    site: text(config.site),
    logo: logoOf(theme.logo),
    icon: text(theme.favicon) ?? iconOf(theme.head) ?? usualIcon(folder),
    repository: repository && {
      ...repository,
      folder: [repository.folder, relativePath(folder, content)].filter(Boolean).join("/"),
    },
    outline: headingLevels(theme.tableOfContents),
    pagination: theme.pagination === false ? false : undefined,
    social: socialLinks(theme.social),
    redirects: mappedRedirects(config.redirects),
    known: astroPages(join(folder, "src/pages"), files),
    sidebar: sidebarIn(lang, first === undefined ? "" : `${first}/`),
    codeLanguages: languageNames(
      record(record(config.markdown).shikiConfig).langAlias,
      record(record(theme.expressiveCode).shiki).langAlias,
    ),
  });
};

/** Returns the URL path of a language if it differs from the folder name: Astro slugifies folder names (`/pt-br/` for `pt-BR`). */
function lowercaseUrl(folder: string): {path?: string; content?: string} {
  const content = spelled(folder) ?? folder;
  const path = githubSlug(basename(content));
  return path === basename(content) ? {} : {path, content};
}

/** Returns the default icon, if it exists. */
const usualIcon = (folder: string): string | undefined =>
  existsSync(join(folder, "public/favicon.svg")) ? "/favicon.svg" : undefined;

/** Returns the key of the default language, if there is none at the root. */
function defaultKey(theme: Record<string, unknown>, locales: Record<string, unknown>): string | undefined {
  const keys = Object.keys(locales);
  return keys.find(key => key === theme.defaultLocale) ?? keys[0];
}

/** Returns the title of a site, which may depend on the language. */
const titleIn = (title: unknown, lang: string | undefined): string | undefined =>
  text(title) ?? text(record(title)[lang ?? ""]) ?? text(Object.values(record(title))[0]);

/**
 * Returns the settings that differ in a language: a title, and a sidebar with translated labels or another
 * URL prefix.
 */
function ofLanguage(
  {key, lang: tag}: {key: string; lang?: unknown},
  usual: string | undefined,
  title: unknown,
  sidebarIn: (language: string | undefined) => ConfigInput["sidebar"],
  first: string | undefined,
) {
  const lang = languageOf(tag) ?? languageOf(key);
  const sidebar = sidebarIn(lang);
  const isSame = first === undefined && JSON.stringify(sidebar) === JSON.stringify(sidebarIn(usual));
  return defined({
    title: lang === undefined ? undefined : text(record(title)[lang]),
    prefix: first === undefined ? undefined : "",
    sidebar: isSame ? undefined : sidebar,
  });
}

interface SidebarPlace {
  language: string | undefined;
  /** Prefix of page URLs, after the first slash. */
  prefix: string;
  isNested?: true;
}

function itemOf(value: unknown, place: SidebarPlace): SidebarItem[] {
  const {language, prefix} = place;
  if (typeof value === "string") return [pageUrl(prefix + value)];
  const entry = record(value);
  const title = text(record(entry.translations)[language ?? ""]) ?? text(entry.label);
  const folder = text(record(entry.autogenerate).directory)?.replace(/^\/|\/$/g, "");
  const {collapsed} = record(entry.autogenerate);
  if (folder !== undefined)
    return [
      {
        folder: prefix + folder,
        ...(title ? {title} : {}),
        ...openGroup({collapsed}, collapsed !== undefined || entry.collapsed !== true),
      },
    ];
  if (Array.isArray(entry.items)) {
    const items = entry.items.flatMap(item => itemOf(item, {...place, isNested: true}));
    return title === undefined ? items : [{title, items, ...(place.isNested && openGroup(entry, true))}];
  }
  const page = text(entry.slug) ?? text(entry.link);
  if (page === undefined) return [];
  if (isForeign(page)) return linkTo(page, title);
  return [{page: pageUrl(prefix + page.replace(/^\//, "")), ...(title ? {title} : {})}];
}
