import {existsSync, readdirSync} from "node:fs";
import {join} from "node:path";
import {ROOT_SECTION} from "../../../../schemas/artifact-paths.ts";
import type {ConfigInput} from "../../../../schemas/config.ts";
import {evaluateConfig} from "../evaluate/evaluate.ts";
import type {Reader} from "../reader.ts";
import {listedRedirects} from "../redirects.ts";
import {
  baseOf,
  defined,
  isForeign,
  knownStart,
  languageOf,
  list,
  record,
  repositoryOf,
  text,
} from "../values.ts";
import {lastVersion, localesIn, versionsIn} from "./docusaurus-editions.ts";
import {type Instance, instancesIn} from "./docusaurus-instances.ts";
import {navigationOf} from "./docusaurus-navigation.ts";
import {docusaurusSidebar} from "./docusaurus-sidebar.ts";

/** `docusaurus.config.*`: https://docusaurus.io/docs/api/docusaurus-config and the classic preset. */
export const readDocusaurus: Reader = ({folder, file, files}) => {
  const config = record(evaluateConfig(file, files));
  const theme = record(config.themeConfig);
  const navbar = record(theme.navbar);
  const logo = record(navbar.logo);
  const {docs, otherDocs, blogs, pages} = instancesIn(config);
  const isThere = ({path}: Instance): boolean => existsSync(join(folder, path));
  const all = [...(docs ? [docs] : []), ...otherDocs, ...blogs].filter(isThere);
  const {path: written, at, options: given} = docs ?? (blogs[0] as Instance);
  const versioned = {folder, files, path: written, options: given};
  const {path, sidebars: ofVersion} = lastVersion(versioned);
  const sidebars = all.flatMap(({at: prefix, options: own}): [string, object][] => {
    if (blogs.some(blog => blog.at === prefix)) return [[prefix, [{folder: prefix.slice(1, -1)}]]];
    const items = docusaurusSidebar(
      (prefix === at ? ofVersion : undefined) ?? own.sidebarPath,
      {folder, files, prefix: prefix.slice(1)},
      prefix === at,
    );
    return items.length === 0 ? [] : [[prefix, items]];
  });
  const further = [
    ...all.filter(each => each.path !== written || each.at !== at),
    ...(pages && hasMarkdown(join(folder, pages.path)) ? [pages] : []),
  ];
  const programs = programsIn(join(folder, pages?.path ?? "src/pages"));
  const prefixes = [at, ...further.map(each => each.at)];
  const navigation = navigationOf(navbar.items, {prefixes, programs, docs: at});
  const dated = blogs.filter(isThere).map(({at: prefix}) => sectionName(prefix));
  const sidebar =
    sidebars.length === 0 ? undefined : (Object.fromEntries(sidebars) as ConfigInput["sidebar"]);
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
    logo: logo.src ? sitePath(logo) : undefined,
    icon: text(config.favicon) && slashed(text(config.favicon) as string),
    repository: editRepository(docs?.options.editUrl, path),
    public: list(config.staticDirectories).length > 0 ? undefined : [join(folder, "static")],
    navigation,
    sidebar,
    locales,
    versions: versionsIn(versioned, config.i18n, locales),
    known: knownUrls(programs, blogs, at),
    include: patterns(given.include, /^\*\*\/\*\./),
    exclude: patterns(given.exclude, /^\*\*\/(?:_|\*\.test|__tests__)/),
    sections:
      dated.length === 0 ? undefined : [...new Set(dated)].map(name => ({name, order: "date" as const})),
    redirects: listedRedirects(
      list(config.plugins)
        .map(list)
        .filter(([name]) => String(name).endsWith("plugin-client-redirects"))
        .flatMap(([, given]) => list(record(given).redirects)),
    ),
  });
};

/** Name of the section whose urls begin so. */
const sectionName = (prefix: string): string => prefix.split("/")[1] || ROOT_SECTION;

/** Globs of an option besides its defaults. */
function patterns(value: unknown, usual: RegExp): string[] | undefined {
  const own = list(value).flatMap(pattern => text(pattern) ?? []);
  const others = own.filter(pattern => !usual.test(pattern));
  return others.length === 0 ? undefined : others;
}

/** Urls of pages that are programs, and of lists that the tool makes. */
function knownUrls(
  programs: readonly string[],
  blogs: readonly Instance[],
  docs: string,
): string[] | undefined {
  const lists = blogs.flatMap(({at}) =>
    ["tags", "archive", "authors", "page", "rss.xml", "atom.xml", "feed.json"].map(name => at + name),
  );
  const found = [...new Set([...programs, ...lists, `${docs}category`, `${docs}tags`])];
  return programs.length + lists.length === 0 ? undefined : found;
}

/** Urls of the programs in a folder, and of folders in it. */
const programsIn = (folder: string): string[] =>
  namesIn(folder)
    .filter(name => !/^(?:index|_)|\.(?:css|scss|json|mdx?)$|\.module\./.test(name))
    .map(name => `/${name.replace(/\.[jt]sx?$/, "")}`);

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : []);

const hasMarkdown = (folder: string): boolean =>
  existsSync(folder) &&
  readdirSync(folder, {recursive: true, encoding: "utf8"}).some(path =>
    /(?:^|[\\/])[^_][^\\/]*\.mdx?$/.test(path),
  );

const slashed = (path: string): string => (isForeign(path) ? path : `/${path.replace(/^\//, "")}`);

function sitePath(logo: Record<string, unknown>): string | {light: string; dark: string} | undefined {
  const light = text(logo.src);
  const dark = text(logo.srcDark);
  if (light === undefined) return undefined;
  return dark === undefined ? slashed(light) : {light: slashed(light), dark: slashed(dark)};
}

/** Pages are edited below the folder of the config, which the address names. */
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
