import {join} from "node:path";
import {ROOT_SECTION} from "#schemas/artifact-paths.ts";
import type {ConfigInput} from "#schemas/config.ts";
import {headingLevels} from "#schemas/rules/heading-levels.ts";
import {present} from "#schemas/rules/present.ts";
import {sidebarSection} from "#schemas/rules/sidebar-section.ts";
import type {PageLists} from "#schemas/settings/page-lists.ts";
import type {SidebarItem} from "#schemas/settings/sidebar.ts";
import type {ReadSettings} from "../define.ts";
import {leaveOut} from "../toolkit/settings/left-out.ts";
import {namedPages} from "../toolkit/settings/named-pages.ts";
import {listedRedirects} from "../toolkit/settings/redirects.ts";
import {evaluateConfig} from "../toolkit/static-config/evaluate.ts";
import {readManifest} from "../toolkit/static-config/manifest.ts";
import {isThere} from "../toolkit/static-config/read-file.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {checkedRecord} from "../toolkit/static-config/shape.ts";
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
import {blogLists, tagLists} from "./blog-lists.ts";
import {firstPage} from "./doc-pages.ts";
import {lastVersion, localesIn, versionsIn} from "./editions.ts";
import {type Instance, instancesIn} from "./instances.ts";
import {type DocsInstance, navigationOf} from "./navigation.ts";
import {checkOptions} from "./plugin-options.ts";
import {hasMarkdown, knownUrls, programsIn} from "./program-pages.ts";
import {docusaurusSidebars, unfoldsAll} from "./sidebar.ts";

/** Types of the settings that are read. */
const SHAPE = {
  ...{title: "string", tagline: "string", url: "string", baseUrl: "string", favicon: "string"},
  staticDirectories: ["string"],
  i18n: {defaultLocale: "string", locales: ["string"]},
  markdown: {format: "string"},
  presets: ["string|list|boolean"],
  plugins: ["string|list|boolean"],
  themeConfig: {navbar: {title: "string", logo: "object", items: ["object"]}, tableOfContents: "object"},
} as const;

/** Settings that have no equivalent. */
const LEFT_OUT = [
  "headTags",
  "scripts",
  "stylesheets",
  "clientModules",
  "themeConfig.footer",
  "themeConfig.algolia",
  "themeConfig.announcementBar",
];

/**
 * Reads `docusaurus.config.*`: https://docusaurus.io/docs/api/docusaurus-config, including the classic
 * preset.
 */
export const settings: ReadSettings = ({folder, file, files, left}) => {
  const config = checkedRecord(evaluateConfig(file, files), SHAPE, file, files);
  checkOptions(config, file, files);
  const theme = record(config.themeConfig);
  leaveOut(left, config, LEFT_OUT);
  const navbar = record(theme.navbar);
  const logo = record(navbar.logo);
  const {docs, otherDocs, blogs, pages} = instancesIn(config);
  const isFilled = ({path}: Instance): boolean => isThere(join(folder, path), files);
  const all = [...(docs ? [docs] : []), ...otherDocs, ...blogs].filter(isFilled);
  const {path: written, at, options: given} = docs ?? present(blogs[0]);
  const versioned = {folder, files, path: written, options: given};
  const {name: last, path, sidebars: ofVersion} = lastVersion(versioned);
  // The last version has no path here, so its path leads to the same pages.
  const lastAt = text(record(record(given.versions)[last]).path)?.replace(/^\/+|(?<!\/)\/+$/g, "");
  const programs = programsIn(join(folder, pages?.path ?? "src/pages"), files);
  const lists: PageLists = {};
  const instances = new Map<string, DocsInstance>();
  const titles: SectionTitle[] = [];
  const sidebars = all.flatMap(({at: prefix, options: own, path: pagesAt}): [string, SidebarItem[]][] => {
    const below = prefix.slice(1, -1);
    if (blogs.some(blog => blog.at === prefix)) {
      Object.assign(lists, blogLists({at: prefix, options: own, path: pagesAt}, folder, files));
      return [[prefix, below === "" ? [{folder: ""}] : [prefix, {folder: below}]]];
    }
    const isMain = prefix === at;
    const pagesIn = isMain ? path : pagesAt;
    const isOpen = unfoldsAll(own);
    const place = {folder, files, prefix: prefix.slice(1), programs, pages: join(folder, pagesIn), isOpen};
    const starts = new Map<string, string>();
    instances.set(text(own.id) ?? "default", {...place, starts});
    const found = docusaurusSidebars((isMain ? ofVersion : undefined) ?? own.sidebarPath, place, isMain);
    Object.assign(lists, found.lists, tagLists(prefix, pagesIn, own, folder, files));
    const firstOf = (path: string) => firstPage(path.slice(place.prefix.length), place, found.lists);
    const listed = new Set<string>();
    // Pages belong to the first sidebar that lists them. Other sidebars use their name as a key, since they
    // have no URL prefix.
    return found.sidebars.length === 0
      ? [[prefix, [{folder: below}]]]
      : found.sidebars.map(([name, items], i) => {
          const named = namedPages(items, firstOf);
          const start = named.find(page => !listed.has(page));
          if (start !== undefined) starts.set(name, start);
          for (const page of named) listed.add(page);
          if (i === 0) return [prefix, items];
          const key = `${prefix}${name}/`;
          const section = sidebarSection(key);
          if (titles.every(title => title.name !== section))
            titles.push({name: section, title: titleOfSidebar(name, navbar.items)});
          return [key, items];
        });
  });
  const others = [
    ...all.filter(each => each.path !== written || each.at !== at),
    ...(pages && hasMarkdown(join(folder, pages.path), files) ? [pages] : []),
  ];
  // A URL prefix has one folder.
  const further = others.filter(({at: prefix}, i) => others.findIndex(other => other.at === prefix) === i);
  for (const {at: prefix, path: unread} of others.filter(each => !further.includes(each)))
    left.push(`the pages in \`${unread}\`, because another folder has the URL prefix \`${prefix}\``);
  const prefixes = [at, ...further.map(each => each.at)];
  const navigation = navigationOf(navbar.items, {prefixes, programs, docs: instances});
  const dated = blogs.filter(isFilled).map(({at: prefix}) => sectionName(prefix));
  const isPlain =
    sidebars.length === 1 && JSON.stringify(sidebars[0]?.[1]) === `[{"folder":"${at.slice(1, -1)}"}]`;
  const sidebar = sidebars.length === 0 || isPlain ? undefined : Object.fromEntries(sidebars);
  const locales = localesIn(versioned, config.i18n, {sidebar, navigation});
  return defined({
    content: join(folder, path),
    prefix: at === "/" ? undefined : at.slice(1, -1),
    folders:
      further.length === 0
        ? undefined
        : Object.fromEntries(further.map(each => [each.at.slice(1, -1) || "/", join(folder, each.path)])),
    title: text(navbar.title) ?? knownStart(config.title),
    description: text(config.tagline),
    lang: languageOf(record(config.i18n).defaultLocale),
    base: baseOf(config.baseUrl),
    site: text(config.url),
    logo: logoOf(logo),
    icon: text(config.favicon),
    repository: editRepository(docs?.options.editUrl, path),
    public: list(config.staticDirectories).length > 0 ? undefined : [join(folder, "static")],
    outline: headingLevels(theme.tableOfContents),
    mdx: FORMATS[text(record(config.markdown).format) ?? ""],
    rules: isBefore3(folder, files) ? {"mdx-syntax": "off" as const} : undefined,
    navigation,
    sidebar,
    lists: Object.keys(lists).length === 0 ? undefined : lists,
    locales,
    versions: versionsIn(versioned, config.i18n, locales),
    known: knownUrls(programs, blogs, at, lists),
    include: patterns(given.include, /^\*\*\/\*\./),
    exclude: patterns(given.exclude, /^\*\*\/(?:_|\*\.test|__tests__)/),
    sections:
      dated.length + titles.length === 0
        ? undefined
        : [
            ...titles.filter(({name}) => !dated.includes(name)),
            ...[...new Set(dated)].map(name => ({name, order: "date" as const})),
          ],
    redirects: listedRedirects([
      ...list(config.plugins)
        .map(list)
        .filter(([name]) => String(name).endsWith("plugin-client-redirects"))
        .flatMap(([, given]) => list(record(given).redirects)),
      ...(lastAt ? [{from: `${at}${lastAt}/*`, to: `${at}:splat`}] : []),
    ]),
  });
};

/** Extensions of files that contain MDX, by `markdown.format`; by default all do. */
const FORMATS: Readonly<Record<string, (".md" | ".mdx")[]>> = {md: [], detect: [".mdx"]};

/** Reports whether a project uses a version with MDX 1, which accepts much that MDX 2 and 3 refuse. */
function isBefore3(folder: string, files: SettingsFiles): boolean {
  const {dependencies, devDependencies} = readManifest(folder, files);
  const version = text({...record(devDependencies), ...record(dependencies)}["@docusaurus/core"]);
  return /^\D{0,2}[12]\b/.test(version ?? "");
}

/** Section name and its title in menus. */
interface SectionTitle {
  name: string;
  title: string;
}

/** Returns the title of a sidebar: the title of its navigation bar entry, or else its name in words. */
function titleOfSidebar(name: string, items: unknown): string {
  const entry = list(items)
    .map(record)
    .find(({sidebarId}) => sidebarId === name);
  const words = name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})|[-_]+/gu, " ").replace(/ sidebar$/i, "");
  return text(entry?.label) ?? words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** Returns the name of the section with a URL prefix. */
const sectionName = (prefix: string): string => prefix.split("/")[1] || ROOT_SECTION;

/** Returns the globs of an option, except for its defaults. */
function patterns(value: unknown, usual: RegExp): string[] | undefined {
  const own = list(value).flatMap(pattern => text(pattern) ?? []);
  const others = own.filter(pattern => !usual.test(pattern));
  return others.length === 0 ? undefined : others;
}

function logoOf({src, srcDark}: Record<string, unknown>): ConfigInput["logo"] {
  const light = text(src);
  const dark = text(srcDark);
  return light === undefined || dark === undefined ? light : {light, dark};
}

/** Returns the repository in which pages are edited. The edit URL refers to the folder of the config. */
function editRepository(edit: unknown, path: string): ReturnType<typeof repositoryOf> {
  const found = repositoryOf(knownStart(edit));
  return (
    found && {
      ...found,
      folder: [found.folder, path]
        .filter(Boolean)
        .join("/")
        .replace(/(?<![^/])[^/]+\/\.\.\//g, ""),
    }
  );
}
