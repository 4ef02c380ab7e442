import {join} from "node:path";
import type {ConfigInput} from "#schemas/config.ts";
import {append} from "#schemas/rules/long-lists.ts";
import type {SidebarItem} from "#schemas/settings/sidebar.ts";
import {isThere, readJson} from "../toolkit/static-config/read-file.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {checkedRecord} from "../toolkit/static-config/shape.ts";
import {isForeign, list, pageUrl, text} from "../toolkit/static-config/values.ts";
import {entriesIn, type PageEntry, titleOfFolder} from "./page-folders.ts";

/** Sidebars by URL prefix; a folder with `root: true` has its own. */
type Sidebars = Record<string, SidebarItem[]>;

/** Sidebars, and the titles of the resulting sections. */
export type Sections = Pick<ConfigInput, "sidebar" | "sections">;

const SEPARATOR = /^---(?:\[[^\]]*\])?(.*?)---$/;
const LINK = /^(?:external:)?(?:\[[^\]]*\])?\[([^\]]+)\]\(([^)]+)\)$/;

/**
 * Reads sidebars from the `meta.json` files of Fumadocs: https://fumadocs.dev/docs/page-conventions. Returns
 * `undefined` if there are none.
 *
 * @param prefixes - URL prefixes of folders, by their path, if they differ
 */
export function fumadocsSections(
  content: string,
  prefixes: ReadonlyMap<string, string>,
  files: SettingsFiles,
): Sections | undefined {
  const sidebars: Sidebars = {};
  const titles = new Map<string, string>();
  const folders = new Set<string>();
  const top = isThere(join(content, "meta.json"), files)
    ? [{name: "", url: "/", folder: content, isPage: false}]
    : entriesIn(content, "/", files).filter(
        ({folder}) => folder && isThere(join(folder, "meta.json"), files),
      );
  if (top.length === 0) return undefined;
  for (const found of top) {
    const prefix = prefixes.get(found.name);
    const url = prefix === undefined ? found.url : pageUrl(prefix);
    const items = itemsOf({...found, url}, {sidebars, titles, files, folders});
    if (items.length > 0) sidebars[url] = [...items, ...(sidebars[url] ?? [])];
  }
  const sections = [...titles]
    .filter(([url]) => url !== "/" && sidebars[url] !== undefined)
    .map(([url, title]) => ({name: url.slice(1, -1).replaceAll("/", "-"), title}));
  return {sidebar: sidebars, ...(sections.length === 0 ? {} : {sections})};
}

interface Found {
  sidebars: Sidebars;
  /** Titles of sidebars by URL prefix. */
  titles: Map<string, string>;
  files: SettingsFiles;
  /** Folders whose pages are listed. */
  folders: Set<string>;
}

function itemsOf(entry: PageEntry, found: Found): SidebarItem[] {
  const {files, folders} = found;
  // Pages are listed only where their folder is first named, because folders may be named many times over.
  const {folder = ""} = entry;
  if (folders.has(folder)) return [];
  folders.add(folder);
  const meta = readMeta(folder, files);
  const entries = entriesIn(folder, entry.url, files);
  const written = Array.isArray(meta.pages)
    ? list(meta.pages).filter(one => typeof one === "string")
    : ["index", "..."];
  const named = new Set(
    written.flatMap(name => [name, name.replace(/^(?:!|\.\.\.)/, ""), name.split("/")[0]]),
  );
  const rest = entries
    .filter(({name}) => !named.has(name) && name !== "index")
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
  const roots: SidebarItem[] = [];
  let open = roots;
  const put = (one: PageEntry): void => {
    const item = itemOf(one, found);
    if (item) open.push(item);
  };
  for (const name of written) {
    const heading = SEPARATOR.exec(name)?.[1]?.trim();
    const [, title, target = ""] = LINK.exec(name) ?? [];
    if (heading !== undefined) {
      open = [];
      if (heading === "") open = roots;
      else roots.push({title: heading, items: open});
    } else if (name === "...") foldersLast(rest).forEach(put);
    else if (name === "z...a") foldersLast(rest.toReversed()).forEach(put);
    else if (name.startsWith("...")) {
      const one = entries.find(({name: known}) => known === name.slice(3));
      if (one?.folder) append(open, itemsOf(one, found));
    } else if (title !== undefined) {
      if (!isForeign(target)) open.push({page: pageUrl(target), title});
    } else if (!name.startsWith("!")) {
      const one = entries.find(({name: known}) => known === name);
      if (one) put(one);
      else if (/^[^.].*\//.test(name)) open.push({page: pageUrl(`${entry.url}${name}`)});
    }
  }
  return roots.filter(item => typeof item === "string" || !("items" in item) || item.items.length > 0);
}

/** Puts pages before folders, as the tool lists entries without a position. */
const foldersLast = (entries: readonly PageEntry[]): PageEntry[] =>
  entries.toSorted((a, b) => Number(a.folder !== undefined) - Number(b.folder !== undefined));

/** Returns the sidebar item for a page or folder, or `null` for a folder with its own sidebar. */
function itemOf(entry: PageEntry, found: Found): SidebarItem | null {
  const {sidebars, titles, files} = found;
  if (entry.folder === undefined) return {page: entry.url};
  if (found.folders.has(entry.folder)) return null;
  const meta = readMeta(entry.folder, files);
  const items = itemsOf(entry, found);
  if (meta.root === true) {
    sidebars[entry.url] = [...(sidebars[entry.url] ?? []), ...items];
    const own = text(meta.title);
    if (own !== undefined) titles.set(entry.url, own);
    return null;
  }
  const title = text(meta.title) ?? titleOfFolder(entry, files);
  const others = items.filter(
    item => !(typeof item === "object" && "page" in item && item.page === entry.url),
  );
  return {
    title,
    items: others,
    ...(entry.isPage ? {page: entry.url} : {}),
    ...(meta.defaultOpen === true && {open: true}),
  };
}

/** Reads the `meta.json` of a folder. Returns an empty object if there is none. */
function readMeta(folder: string, files: SettingsFiles): Record<string, unknown> {
  const file = join(folder, "meta.json");
  return checkedRecord(readJson(file, files), {title: "string", pages: ["string"]}, file, files);
}
