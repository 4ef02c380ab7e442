import type {ArrangedDirectory} from "../../model/arrangement.ts";
import type {FolderMeta} from "../../model/folder-meta.ts";
import type {PageFacts} from "../../model/page-facts.ts";
import {compareByDate, compareBySort, type Orderable} from "./order.ts";

/** Order of a section as configured: `auto` is by date where every page but the index has a date in its file name. */
export type SectionOrder = "auto" | "sort" | "date";

/**
 * Puts pages into a tree of folders, every folder in its order. Folders exist where pages lie; their size is the sum
 * of the files below. A folder stands among pages like one without `sort` whose title is its name.
 *
 * @param contentPath path of the content folder relative to the project root
 * @param orderOf configured order by section name
 * @param metas what files of folders say, by path below the content folder
 */
export function arrangeTree(
  pages: readonly PageFacts[],
  contentPath: string,
  orderOf: (section: string) => SectionOrder,
  metas: ReadonlyMap<string, FolderMeta> = new Map(),
): ArrangedDirectory {
  const root: ArrangedDirectory = {
    name: baseName(contentPath),
    url: "/",
    path: contentPath,
    size: 0,
    children: [],
  };
  const folders = new Map<string, ArrangedDirectory>([["", root]]);

  const folderAt = (path: string): ArrangedDirectory => {
    const known = folders.get(path);
    if (known) return known;
    const folder: ArrangedDirectory = {
      name: baseName(path),
      url: `/${path}/`,
      path: contentPath === "" ? path : `${contentPath}/${path}`,
      size: 0,
      children: [],
    };
    folders.set(path, folder);
    folderAt(parentPath(path)).children.push(folder);
    return folder;
  };

  for (const page of pages) {
    const path = parentPath(page.contentPath);
    folderAt(path).children.push(page);
    for (let up = path; ; up = parentPath(up)) {
      (folders.get(up) as ArrangedDirectory).size += page.size;
      if (up === "") break;
    }
  }
  for (const [path, folder] of folders) {
    const compare = isDated(namesIn(folder), orderOf(path.split("/")[0] as string))
      ? compareByDate
      : compareBySort;
    const meta = metas.get(path);
    if (meta) folder.meta = meta;
    folder.children.sort(
      (a, b) => rankOf(a, folder) - rankOf(b, folder) || compare(orderable(a, metas), orderable(b, metas)),
    );
  }
  return root;
}

/** The entry that the file of a folder has for a page or folder in it. */
export const entryOf = (
  child: ArrangedDirectory | PageFacts,
  {meta}: ArrangedDirectory,
): NonNullable<FolderMeta["entries"]>[number] | undefined =>
  meta?.entries?.find(
    ({name}) => name === ("children" in child ? child.name : child.name.replace(/\.mdx?$/, "")),
  );

/** Place in the file of the folder, where it lists its entries; entries that it leaves out stand last. */
function rankOf(child: ArrangedDirectory | PageFacts, folder: ArrangedDirectory): number {
  const entries = folder.meta?.entries;
  if (!entries) return 0;
  const entry = entryOf(child, folder);
  return entry ? entries.indexOf(entry) : entries.length;
}

/** Whether pages of these file names are ordered by date. */
export function isDated(names: readonly string[], order: SectionOrder): boolean {
  if (order !== "auto") return order === "date";
  const others = names.filter(name => !/^index\.mdx?$/.test(name));
  return others.length > 0 && others.every(name => /^\d{4}-\d{2}-\d{2}-/.test(name));
}

/** File names of the pages that lie right in a folder. */
export const namesIn = (folder: ArrangedDirectory): string[] =>
  folder.children.flatMap(child => ("children" in child ? [] : [child.name]));

const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

const parentPath = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));

function orderable(node: ArrangedDirectory | PageFacts, metas: ReadonlyMap<string, FolderMeta>): Orderable {
  if (!("children" in node)) return node;
  const {name, url} = node;
  const {title = name, sort = null} = metas.get(url.slice(1, -1)) ?? {};
  return {name, title, sort, group: null, date: null};
}
