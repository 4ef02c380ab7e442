import {existsSync, readdirSync} from "node:fs";
import {join} from "node:path";
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
  pageUrl,
  record,
  repositoryOf,
  text,
} from "../values.ts";
import {lastVersion, localesIn, versionsIn} from "./docusaurus-editions.ts";
import {docusaurusSidebar} from "./docusaurus-sidebar.ts";

/** A plug-in for pages: its folder, relative to the config, and the urls below which they stand. */
interface Instance {
  path: string;
  /** With a slash at both ends. */
  at: string;
  options: Record<string, unknown>;
}

/** `docusaurus.config.*`: https://docusaurus.io/docs/api/docusaurus-config and the classic preset. */
export const readDocusaurus: Reader = ({folder, file, files}) => {
  const config = record(evaluateConfig(file, files));
  const preset = list(config.presets)
    .map(list)
    .find(([name]) => /classic/.test(String(name)));
  const options = record(preset?.[1]);
  const theme = record(config.themeConfig);
  const navbar = record(theme.navbar);
  const logo = record(navbar.logo);
  const plugins = list(config.plugins).map(list);
  const others = (kind: string, name: string): Instance[] =>
    plugins
      .filter(([plugin]) => String(plugin).endsWith(`plugin-content-${kind}`))
      .map(([, given]) => instance(given, name))
      .filter(isPresent);
  const docs = instance(options.docs, "docs") ?? others("docs", "docs")[0] ?? instance({}, "docs");
  const blogs = [instance(options.blog, "blog"), ...others("blog", "blog")].filter(isPresent);
  const all = [docs, ...others("docs", "docs"), ...blogs]
    .filter(isPresent)
    .filter(({path}) => existsSync(join(folder, path)));
  const {path: written, at, options: given} = docs ?? {path: "docs", at: "/docs/", options: {}};
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
  const further = all.filter(each => each !== docs && /^\/[^/]+\/$/.test(each.at));
  const navigation = navigationOf(navbar.items, [at, ...further.map(each => each.at)], at);
  const sidebar =
    sidebars.length === 0 ? undefined : (Object.fromEntries(sidebars) as ConfigInput["sidebar"]);
  const locales = localesIn(versioned, config.i18n, {sidebar, navigation});
  return defined({
    content: join(folder, path),
    prefix: at === "/" ? undefined : at.slice(1, -1),
    folders:
      further.length === 0
        ? undefined
        : Object.fromEntries(further.map(each => [each.at.slice(1, -1), join(folder, each.path)])),
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
    known: knownUrls(folder, blogs, at),
    redirects: listedRedirects(
      plugins
        .filter(([name]) => String(name).endsWith("plugin-client-redirects"))
        .flatMap(([, given]) => list(record(given).redirects)),
    ),
  });
};

const isPresent = <T>(value: T | null): value is T => value !== null;

function instance(options: unknown, name: string): Instance | null {
  if (options === false) return null;
  const given = record(options);
  const route = (text(given.routeBasePath) ?? (given.routeBasePath === "" ? "" : name)).replace(
    /^\/+|(?<!\/)\/+$/g,
    "",
  );
  return {
    path: (text(given.path) ?? name).replace(/^\.\/|\/$/g, ""),
    at: route === "" ? "/" : `/${route}/`,
    options: given,
  };
}

/** Urls of pages that stand for themselves, mostly programs, and of lists that the tool makes. */
function knownUrls(folder: string, blogs: readonly Instance[], docs: string): string[] | undefined {
  const programs = namesIn(join(folder, "src/pages"))
    .filter(name => !/^(?:index|_)|\.(?:css|scss|json)$|\.module\./.test(name))
    .map(name => `/${name.replace(/\.(?:[jt]sx?|mdx?)$/, "")}`);
  const lists = blogs.flatMap(({at}) =>
    ["tags", "archive", "authors", "page", "rss.xml", "atom.xml"].map(name => at + name),
  );
  const found = [...new Set([...programs, ...lists, `${docs}category`, `${docs}tags`])];
  return programs.length + lists.length === 0 ? undefined : found;
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/** Entries of the bar that lead to pages of Markdown. */
function navigationOf(items: unknown, prefixes: readonly string[], docs: string): ConfigInput["navigation"] {
  const entries = list(items).flatMap(item => {
    const {to, label, docId, items: below} = record(item);
    const target = text(to) ?? text(record(list(below)[0]).to);
    const id = text(docId);
    const url = id === undefined ? target && pageUrl(target) : pageUrl(`${docs}${id}`);
    const title = text(label);
    const isPage = url !== undefined && prefixes.some(at => at !== "/" && url.startsWith(at));
    return title !== undefined && isPage ? [{title, url}] : [];
  });
  return entries.length > 0 ? entries : undefined;
}

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
