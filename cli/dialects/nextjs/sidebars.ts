import {readdirSync} from "node:fs";
import {join} from "node:path";
import type {ConfigInput} from "#schemas/config.ts";
import type {SidebarItem} from "#schemas/settings/sidebar.ts";
import {namedPages} from "../toolkit/settings/named-pages.ts";
import {entriesOf, isThere, readJson} from "../toolkit/static-config/read-file.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {checkedRecord, type Shape} from "../toolkit/static-config/shape.ts";
import {isForeign, list, pageUrl, record, text} from "../toolkit/static-config/values.ts";

/** Types of the settings that are read. */
const ROUTE: Record<string, Shape> = {path: "string", title: "string", sectionHeader: "string"};
Object.assign(ROUTE, {hasSectionHeader: "boolean", routes: [ROUTE]});

/** Sidebar with the URL of its first page or folder. */
export interface Tree {
  path: string;
  items: SidebarItem[];
}

/** Reads the sidebars beside the pages: `sidebarLearn.json`, `sidebarReference.json`. */
export const sidebarFiles = (folder: string, files: SettingsFiles): Tree[] =>
  readdirSync(folder)
    .filter(name => /^sidebar.*\.json$/i.test(name))
    .sort()
    .map(name => routesIn(join(folder, name), files))
    .map(value => ({path: pageUrl(text(value.path) ?? "/"), items: itemsOf(list(value.routes))}));

/** Sidebar in a page folder. */
interface Manifest extends Tree {
  /** Whether it lists READMEs, which are then the pages of their folders. */
  readme: boolean;
}

/** Reads the sidebars in the page folder and its subfolders: `docs/manifest.json`. Its paths are file paths. */
export function manifestsIn(content: string, files: SettingsFiles): Manifest[] {
  const folders = entriesOf(content).flatMap(entry => (entry.isDirectory() ? [entry.name] : []));
  return ["", ...folders].flatMap((name): Manifest[] => {
    const file = join(content, name, "manifest.json");
    if (!isThere(file, files)) return [];
    const routes = list(routesIn(file, files).routes);
    const items = itemsOf(routes);
    return items.length === 0 ? [] : [{path: pageUrl(name), items, readme: listsReadme(routes)}];
  });
}

const listsReadme = (routes: readonly unknown[]): boolean =>
  routes
    .map(record)
    .some(
      ({path, routes: below}) => /(?:^|\/)README\.mdx?$/.test(text(path) ?? "") || listsReadme(list(below)),
    );

const routesIn = (file: string, files: SettingsFiles): Record<string, unknown> =>
  checkedRecord(readJson(file, files), ROUTE, file, files);

/**
 * Returns sidebars by the common folder of their pages. The home page's sidebar, which repeats the others,
 * comes last.
 */
export function sidebarsOf(all: readonly Tree[]): ConfigInput["sidebar"] {
  const trees = all.filter(({items}) => items.length > 0);
  const home = trees.find(({path}) => path === "/");
  const order = home ? namedPages(home.items) : [];
  const rankOf = ({path, items}: Tree): number => {
    if (path === "/") return Number.POSITIVE_INFINITY;
    const own = new Set(namedPages(items));
    const at = order.findIndex(url => own.has(url));
    return at < 0 ? order.length : at;
  };
  const sorted = trees
    .map(tree => ({tree, rank: rankOf(tree)}))
    .sort((a, b) => a.rank - b.rank)
    .map(({tree}) => [commonFolder(tree), tree.items]);
  return sorted.length === 0 ? undefined : Object.fromEntries(sorted);
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

/** Returns the common folder of a tree's pages: `/reference/react/`, `/reference/rules/` → `/reference/`. */
function commonFolder({path, items}: Tree): string {
  const urls = [path, ...namedPages(items)].map(url => url.split("/").slice(1, -1));
  const [first = []] = urls;
  const end = first.findIndex((part, i) => urls.some(url => url[i] !== part));
  const common = end < 0 ? first : first.slice(0, end);
  return common.length === 0 ? "/" : `/${common.join("/")}/`;
}
