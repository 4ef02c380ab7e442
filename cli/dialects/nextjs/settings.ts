import {existsSync, readdirSync} from "node:fs";
import {join, posix} from "node:path";
import type {ConfigInput} from "#schemas/config.ts";
import {entryPath} from "#schemas/rules/disk-path.ts";
import type {SidebarItem} from "#schemas/settings/sidebar.ts";
import type {ReadSettings} from "../define.ts";
import {patternRedirects} from "../toolkit/settings/redirects.ts";
import {suffixLocales} from "../toolkit/settings/suffixes.ts";
import {evaluateConfig} from "../toolkit/static-config/evaluate.ts";
import {readJson} from "../toolkit/static-config/read-file.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {checkedRecord, type Shape} from "../toolkit/static-config/shape.ts";
import {baseOf, defined, isForeign, list, pageUrl, record, text} from "../toolkit/static-config/values.ts";
import {fumadocsSections, type Sections} from "./fumadocs.ts";
import {fumadocsPrefixes} from "./fumadocs-source.ts";
import {nextContent} from "./next-content.ts";
import {nextraSections} from "./nextra.ts";

/** Types of the settings that are read. */
const ROUTE: Record<string, Shape> = {path: "string", title: "string", sectionHeader: "string"};
Object.assign(ROUTE, {hasSectionHeader: "boolean", routes: [ROUTE]});
const SHAPE = {basePath: "string"} as const;

/** Reads `next.config.*`, and sidebars stored as JSON beside the pages (`sidebarLearn.json`). */
export const settings: ReadSettings = ({folder, file, files}) => {
  const content = nextContent(folder);
  if (content === undefined) return null;
  const config = checkedRecord(evaluateConfig(file, files, ["redirects"]), SHAPE, file, files);
  const parent = content.includes("/") ? join(folder, content.slice(0, content.indexOf("/"))) : folder;
  const prefixes = fumadocsPrefixes(folder, join(folder, content), files);
  return defined({
    content: join(folder, content),
    locales: suffixLocales(join(folder, content), "en", files),
    base: baseOf(config.basePath),
    icon: ["favicon.ico", "favicon.svg", "favicon-32x32.png"]
      .filter(name => existsSync(join(folder, "public", name)))
      .map(name => `/${name}`)[0],
    ...sectionsIn(parent, join(folder, content), prefixes, files),
    ...(/(?:^|\/)app$/.test(content) ? {exclude: ["**/!(page).{md,mdx}"]} : {}),
    known: programUrls(folder),
    redirects: patternRedirects(config.redirects),
    rewrites:
      prefixes.size === 0
        ? undefined
        : Object.fromEntries([...prefixes].map(([path, to]) => [`${path}/:path*`, posix.join(to, ":path*")])),
  });
};

function sectionsIn(
  parent: string,
  content: string,
  prefixes: ReadonlyMap<string, string>,
  files: SettingsFiles,
): Sections {
  const sidebar = sidebarsIn(parent, files);
  if (sidebar !== undefined) return {sidebar};
  return fumadocsSections(content, prefixes, files) ?? nextraSections(content, files) ?? {};
}

/** Returns the URLs of program pages: `pages/errors/[code].tsx` → `/errors/*`. */
function programUrls(folder: string): string[] | undefined {
  const root = ["src/pages", "pages", "src/app", "app"].map(name => join(folder, name)).find(existsSync);
  if (root === undefined) return undefined;
  const isApp = /app$/.test(root);
  const other = isApp ? /$^/ : /(?:^|\/)(?:_|api\/|[45]\d\d)/;
  const urls = readdirSync(root, {recursive: true, withFileTypes: true})
    .map(entry => entryPath(root, entry))
    .filter(path => (isApp ? /(?:^|\/)(?:page|route)\.[jt]sx?$/ : /\.[jt]sx?$/).test(path))
    .filter(path => !other.test(path) && !/(?:^|\/)\[\[?\.\.\./.test(path))
    .map(path => `/${path.replace(/\.[jt]sx?$/, "").replace(/(?:^|\/)(?:index|page|route)$/, "")}`)
    .map(url => url.replaceAll(/\[[^[\]]*\]/g, "*").replaceAll(/\([^()]*\)\//g, ""))
    .filter(url => url !== "/");
  return urls.length > 0 ? [...new Set(urls)].sort() : undefined;
}

interface Tree {
  path: string;
  items: SidebarItem[];
}

/**
 * Returns sidebars by the common folder of their pages. The home page's sidebar, which repeats the others,
 * comes last.
 */
function sidebarsIn(folder: string, files: SettingsFiles): ConfigInput["sidebar"] {
  const trees = readdirSync(folder)
    .filter(name => /^sidebar.*\.json$/i.test(name))
    .sort()
    .map(name => checkedRecord(readJson(join(folder, name), files), ROUTE, join(folder, name), files))
    .map((value): Tree => ({path: pageUrl(text(value.path) ?? "/"), items: itemsOf(list(value.routes))}))
    .filter(({items}) => items.length > 0);
  const home = trees.find(({path}) => path === "/");
  const order = home ? pagesOf(home.items) : [];
  const rank = ({path, items}: Tree): number => {
    if (path === "/") return Number.POSITIVE_INFINITY;
    const at = order.findIndex(url => pagesOf(items).includes(url));
    return at < 0 ? order.length : at;
  };
  const sorted = trees.toSorted((a, b) => rank(a) - rank(b));
  return sorted.length === 0
    ? undefined
    : Object.fromEntries(sorted.map(tree => [commonFolder(tree), tree.items]));
}

/** Converts routes with titles; a section header groups the routes after it. */
function itemsOf(routes: readonly unknown[]): SidebarItem[] {
  const roots: SidebarItem[] = [];
  let open = roots;
  for (const route of routes) {
    const {path, title, routes: below, hasSectionHeader, sectionHeader} = record(route);
    const heading = text(sectionHeader)?.replace(/@?\{\{[^{}]*\}\}/g, "");
    if (hasSectionHeader === true && heading) {
      open = [];
      roots.push({title: heading, items: open});
      continue;
    }
    const url = text(path);
    const page = url === undefined || isForeign(url) ? undefined : pageUrl(url);
    const name = text(title);
    const items = itemsOf(list(below));
    if (items.length > 0 && name !== undefined) open.push({title: name, items, ...(page ? {page} : {})});
    else if (page !== undefined) open.push({page, ...(name ? {title: name} : {})});
  }
  return roots.filter(item => typeof item === "string" || !("items" in item) || item.items.length > 0);
}

const pagesOf = (items: readonly SidebarItem[]): string[] =>
  items.flatMap(item => {
    if (typeof item === "string") return [item];
    const own = "page" in item && item.page !== undefined ? [item.page] : [];
    return "items" in item ? [...own, ...pagesOf(item.items)] : own;
  });

/** Returns the common folder of a tree's pages: `/reference/react/`, `/reference/rules/` → `/reference/`. */
function commonFolder({path, items}: Tree): string {
  const urls = [path, ...pagesOf(items)].map(url => url.split("/").slice(1, -1));
  const [first = []] = urls;
  const end = first.findIndex((part, i) => urls.some(url => url[i] !== part));
  const common = end < 0 ? first : first.slice(0, end);
  return common.length === 0 ? "/" : `/${common.join("/")}/`;
}
