import {readdirSync} from "node:fs";
import {join} from "node:path";
import type {SidebarItem} from "#schemas/settings/sidebar.ts";
import {cutMenu, MAX_LEVELS, reportCycle} from "../toolkit/settings/menu-limits.ts";
import {pagesBelow} from "../toolkit/settings/page-files.ts";
import {readYaml} from "../toolkit/static-config/read-yaml.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {isForeign, list, record, text} from "../toolkit/static-config/values.ts";

type Folders = Readonly<Record<string, string>>;

/** Data files in which themes keep their sidebars, most specific names first. */
const DATA = ["docs_nav", "docs-nav", "sidebar", "docs_sidebar", "toc", "docs", "navigation", "nav"];

/** Reads the sidebar of a theme: from front matter, as in `just-the-docs`, or else from a data file. */
export function jekyllSidebar(
  content: string,
  folders: Folders,
  files: SettingsFiles,
): SidebarItem[] | undefined {
  const items = byParents(content, folders, files);
  const found = items.length > 0 ? items : fromData(content, files);
  return found.length > 0 ? found : undefined;
}

interface Entry {
  title: string;
  /** Absolute path of the page. */
  file: string;
  page: string;
  order: unknown;
  parent: string | undefined;
  grand: string | undefined;
}

/**
 * Returns pages nested by title according to their `parent`:
 * https://just-the-docs.com/docs/navigation/main/order/
 */
function byParents(content: string, folders: Folders, files: SettingsFiles): SidebarItem[] {
  const sources = [
    ...pagesBelow(content, "", files),
    ...Object.entries(folders).flatMap(([name, folder]) => pagesBelow(folder, `${name}/`, files)),
  ];
  const entries = sources.flatMap(({path, file, frontMatter: {title, ...keys}}): Entry[] => {
    const name = text(title);
    if (name === undefined || keys.nav_exclude === true) return [];
    return [
      {
        title: name,
        file,
        page: path,
        order: keys.nav_order,
        parent: text(keys.parent),
        grand: text(keys.grand_parent),
      },
    ];
  });
  const byParent = new Map<string | undefined, Entry[]>();
  for (const entry of entries.sort(byOrder)) {
    const others = byParent.get(entry.parent);
    if (others) others.push(entry);
    else byParent.set(entry.parent, [entry]);
  }
  // Each page is listed once, because titles may refer to each other in a cycle.
  const placed = new Set<Entry>();
  const below = (above: Entry | null, over: Entry | null, depth: number): SidebarItem[] => {
    if (depth > MAX_LEVELS) return cutMenu(`${MAX_LEVELS} levels`, above?.file ?? content, files);
    const own = (byParent.get(above?.title) ?? []).filter(
      entry =>
        !placed.has(entry) && (entry.grand === undefined || over === null || entry.grand === over.title),
    );
    for (const entry of own) placed.add(entry);
    return own.map(entry => {
      const items = below(entry, above, depth + 1);
      return items.length === 0
        ? {page: entry.page, title: entry.title}
        : {title: entry.title, page: entry.page, items};
    });
  };
  if (entries.every(({parent}) => parent === undefined)) return [];
  const items = below(null, null, 0);
  const byTitle = new Map(entries.map(entry => [entry.title, entry]));
  for (const entry of entries)
    if (!placed.has(entry) && isBelowItself(entry, byTitle))
      reportCycle(`the navigation below "${entry.title}"`, entry.file, files);
  return items;
}

/** Reports whether the chain of a page's parents, which are named by title, is circular. */
function isBelowItself(entry: Entry, byTitle: ReadonlyMap<string, Entry>): boolean {
  const seen = new Set<Entry>();
  let above: Entry | undefined = entry;
  while (above !== undefined && !seen.has(above)) {
    seen.add(above);
    above = byTitle.get(above.parent ?? "");
  }
  return above === entry;
}

/** Compares pages by order: numbers first, then strings, then pages without an order by title. */
function byOrder(a: Entry, b: Entry): number {
  const rank = ({order}: Entry): number => (typeof order === "number" ? 0 : order === undefined ? 2 : 1);
  const letters = (x: string, y: string): number => (x < y ? -1 : x > y ? 1 : 0);
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  if (typeof a.order === "number" && a.order !== b.order) return a.order - Number(b.order);
  return letters(String(a.order ?? ""), String(b.order ?? "")) || letters(a.title, b.title);
}

/** Finds lists of titles and links in a data file, whatever keys the theme uses. */
function fromData(content: string, files: SettingsFiles): SidebarItem[] {
  const folder = join(content, "_data");
  const names = namesIn(folder, files);
  for (const name of DATA.flatMap(stem => names.filter(found => found.replace(/\.ya?ml$/, "") === stem))) {
    const value: unknown = readYaml(join(folder, name), files);
    const {docs, sidebar, toc} = record(value);
    const items = entriesOf([value, docs, sidebar, toc].find(Array.isArray));
    if (items.some(item => typeof item !== "string" && "items" in item)) return items;
  }
  return [];
}

function entriesOf(value: unknown): SidebarItem[] {
  return list(value).flatMap((entry): SidebarItem[] => {
    const {title, name, text: label, url, link, path, href, ...others} = record(entry);
    const heading = text(title) ?? text(name) ?? text(label);
    const target = [url, link, path, href, entry].map(text).find(found => found !== undefined);
    const page = target === undefined || isForeign(target) ? undefined : target;
    const items = entriesOf(Object.values(others).find(Array.isArray));
    if (items.length > 0 && heading !== undefined)
      return [{title: heading, items, ...(page === undefined ? {} : {page})}];
    if (page === undefined) return items;
    return [heading === undefined ? page : {page, title: heading}];
  });
}

/** Returns the names in a folder, which is recorded as a dependency. */
function namesIn(folder: string, files: SettingsFiles): string[] {
  files.add(folder);
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
