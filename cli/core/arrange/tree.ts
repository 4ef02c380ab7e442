import {languageTitles} from "#cli/config/editions/language-names.ts";
import {present} from "#schemas/rules/present.ts";
import {isDated} from "#support/links/file-names.ts";
import type {ArrangedDirectory} from "../model/arrangement.ts";
import type {FolderMeta} from "../model/folder-meta.ts";
import {type PageFacts, treePathOf} from "../model/page-facts.ts";
import {acronymsIn, folderTitle} from "./folder-title.ts";
import {comparePages, type Orderable, type PageOrder} from "./order.ts";

/**
 * Order of a section. `auto` (and `slug` in tools that sort by file name) becomes `date` if every page except
 * the index has a date in its file name.
 */
export type SectionOrder = "auto" | PageOrder;

/**
 * Arranges pages in a tree of sorted folders. A folder exists if it contains pages; its size is the sum of its files. A
 * page next to a folder of the same name (`guides.md`, `guides/`) is the folder's index. A folder is sorted like a page
 * without `sort` whose title is the folder name.
 *
 * @param contentPath path of the content folder relative to the project root
 * @param orderOf configured order by section name
 * @param metas folder metadata by content path
 */
export function arrangeTree(
  pages: readonly PageFacts[],
  contentPath: string,
  orderOf: (section: string) => SectionOrder,
  metas: ReadonlyMap<string, FolderMeta> = new Map(),
): ArrangedDirectory {
  const root: ArrangedDirectory = {
    name: baseName(contentPath),
    title: "",
    url: "/",
    path: contentPath,
    size: 0,
    children: [],
  };
  const folders = new Map<string, ArrangedDirectory>([["", root]]);

  const withPages = foldersOf(pages);
  const folderAt = (path: string): ArrangedDirectory => {
    const known = folders.get(path);
    if (known) return known;
    const onDisk = withPages.get(path) ?? path;
    const folder: ArrangedDirectory = {
      name: baseName(path),
      title: "",
      url: `/${path}/`,
      path: contentPath === "" ? onDisk : `${contentPath}/${onDisk}`,
      size: 0,
      children: [],
    };
    folders.set(path, folder);
    folderAt(parentPath(path)).children.push(folder);
    return folder;
  };

  for (const page of pages) {
    const path = folderOf(page, withPages);
    folderAt(path).children.push(page);
    for (let up = path; ; up = parentPath(up)) {
      present(folders.get(up)).size += page.size;
      if (up === "") break;
    }
  }
  const acronyms = acronymsIn(pages.map(({title}) => title));
  const languages = new Map(
    [...folders].map(([path, {children}]) => [
      path,
      languageTitles(children.flatMap(child => ("children" in child ? child.name : []))),
    ]),
  );
  for (const [path, folder] of folders) {
    const order = pageOrder(namesIn(folder), orderOf(path.split("/")[0] ?? ""));
    const meta = metas.get(path);
    if (meta) folder.meta = meta;
    const language = path === "" ? undefined : languages.get(parentPath(path))?.get(folder.name);
    folder.title = folderTitle(folder, acronyms, language);
    const children = folder.children.map(child => ({
      child,
      rank: rankOf(child, folder),
      place: orderable(child, folder, metas, order),
    }));
    children.sort((a, b) => a.rank - b.rank || comparePages(order, a.place, b.place));
    folder.children = children.map(({child}) => child);
  }
  for (const folder of folders.values())
    for (const child of folder.children)
      if ("children" in child) child.title = entryOf(child, folder)?.title ?? child.title;
  return root;
}

/** Returns the entry for a page or folder in its parent's metadata. */
export const entryOf = (
  child: ArrangedDirectory | PageFacts,
  folder: ArrangedDirectory,
): NonNullable<FolderMeta["entries"]>[number] | undefined =>
  folder.meta?.entries?.[positionOf(child, folder)];

/** Returns the position of the entry for a page or folder in its parent's metadata, or -1. */
export const positionOf = (child: ArrangedDirectory | PageFacts, {meta}: ArrangedDirectory): number =>
  (meta && positionsIn(meta).get("children" in child ? child.name : child.name.replace(/\.mdx?$/, ""))) ?? -1;

const positions = new WeakMap<FolderMeta, ReadonlyMap<string, number>>();

/** Returns the first position of each name in the entries of a folder. Cached per folder. */
function positionsIn(meta: FolderMeta): ReadonlyMap<string, number> {
  let found = positions.get(meta);
  if (!found) {
    found = new Map((meta.entries ?? []).map(({name}, i): [string, number] => [name, i]).toReversed());
    positions.set(meta, found);
  }
  return found;
}

/** Returns the position in the folder's list of entries. Unlisted children come last, the index page first among them. */
function rankOf(child: ArrangedDirectory | PageFacts, folder: ArrangedDirectory): number {
  const entries = folder.meta?.entries;
  if (!entries) return 0;
  const position = positionOf(child, folder);
  if (position < 0 && !("children" in child) && child.url === folder.url) return -1;
  return position < 0 ? entries.length : position;
}

/** Resolves `auto` and `slug` for pages with these file names. */
export function pageOrder(names: readonly string[], order: SectionOrder): PageOrder {
  if (order !== "auto" && order !== "slug" && order !== "file") return order;
  const others = names.filter(name => !/^index\.mdx?$/i.test(name));
  return others.length > 0 && others.every(isDated) ? "date" : order === "auto" ? "sort" : order;
}

/** Returns content paths by tree path for all folders that contain pages at any depth. */
export function foldersOf(pages: readonly PageFacts[]): ReadonlyMap<string, string> {
  const folders = new Map<string, string>();
  for (const page of pages) {
    let onDisk = parentPath(page.contentPath);
    let path = parentPath(treePathOf(page));
    for (; path !== "" && !folders.has(path); path = parentPath(path)) {
      folders.set(path, onDisk);
      onDisk = parentPath(onDisk);
    }
  }
  return folders;
}

/** Returns the folder that a page belongs to: the folder next to it with the same name, else the one that contains it. */
export function folderOf(page: PageFacts, folders: Pick<ReadonlySet<string>, "has">): string {
  const place = treePathOf(page);
  const own = place.replace(/\.mdx?$/, "");
  return folders.has(own) && page.url === `/${own}/` ? own : parentPath(place);
}

/** Returns the file names of the pages directly in a folder. */
export const namesIn = (folder: ArrangedDirectory): string[] =>
  folder.children.flatMap(child => ("children" in child ? [] : [child.name]));

const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

const parentPath = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));

function orderable(
  node: ArrangedDirectory | PageFacts,
  folder: ArrangedDirectory,
  metas: ReadonlyMap<string, FolderMeta>,
  order: PageOrder,
): Orderable {
  const {name, url} = node;
  if (!("children" in node)) {
    const {title, sort, group, date, status} = node;
    return {name, title, status, sort, group, date, isIndex: url === folder.url};
  }
  if (order === "weight") {
    const pages = node.children.flatMap(child => ("children" in child ? [] : [child]));
    const index = pages.find(page => page.url === url || /^index\.mdx?$/i.test(page.name));
    if (index) return {...index, name, group: null, isIndex: false};
  }
  const {title = name, sort = null} = metas.get(url.slice(1, -1)) ?? {};
  return {name, title, sort, group: null, date: null};
}
