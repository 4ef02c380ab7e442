import {capitalized, withoutNumber} from "#support/links/file-names.ts";
import type {FolderMeta} from "../model/folder-meta.ts";
import {type PageFacts, treePathOf} from "../model/page-facts.ts";
import {isHidden, menuTitle} from "../model/page-status.ts";
import {comparePages, type Orderable} from "./order.ts";
import {pageOrder, type SectionOrder} from "./tree.ts";

const withoutNumbers = (path: string): string => path.split("/").map(withoutNumber).join("/");

/** Map from old to new URLs. */
export type Redirects = ReadonlyMap<string, string>;

/** Folder metadata by folder. */
export type Metas = ReadonlyMap<string, FolderMeta>;

/**
 * Creates a finder of pages by id, URL or content path, ignoring letter case, with or without numeric prefixes.
 *
 * @param options.prefix URL prefix of the content folder with a final slash, which content paths may omit
 * @param options.redirects redirects of the current version: a page that an old version still has under its former URL is
 * found by the new one
 */
export function pageFinder(
  pages: readonly PageFacts[],
  {
    order = "auto",
    metas = new Map(),
    prefix: shared = "",
    redirects = new Map(),
  }: {
    order?: SectionOrder | undefined;
    metas?: Metas | undefined;
    prefix?: string | undefined;
    redirects?: Redirects | undefined;
  } = {},
) {
  const byUrl = new Map<string, PageFacts>();
  const add = (path: string, page: PageFacts): void =>
    void byUrl.set(`/${path}/`.replace("//", "/").toLowerCase(), page);
  const stemOf = (page: PageFacts): string =>
    treePathOf(page).replace(/(?:^|\/)?(?:index|README)?\.mdx?$/i, "");
  if (shared !== "")
    for (const page of pages) {
      const stem = stemOf(page);
      if (!`${stem}/`.startsWith(shared)) continue;
      add(withoutNumbers(stem.slice(shared.length)), page);
      add(stem.slice(shared.length), page);
    }
  for (const page of pages) add(withoutNumbers(stemOf(page)), page);
  for (const page of pages) add(stemOf(page), page);
  for (const page of pages) byUrl.set(page.url.toLowerCase(), page);
  for (const [from, to] of redirects) {
    const former = byUrl.get(`${from.replace(/\/$/, "")}/`.toLowerCase());
    if (former && !byUrl.has(to.toLowerCase())) byUrl.set(to.toLowerCase(), former);
  }
  for (const page of pages) {
    const {id} = page.extra;
    if (typeof id === "string" && id !== "")
      add(withoutNumbers(treePathOf(page)).replace(/[^/]*$/, id), page);
  }
  const key = (name: string): string =>
    `/${name
      .replace(/\.mdx?$/i, "")
      .replace(/(^|\/)(?:index|README)$/i, "$1")
      .split("/")
      .filter(Boolean)
      .join("/")}/`
      .replace("//", "/")
      .toLowerCase();
  const indexOf = (folder: string): PageFacts | undefined => byUrl.get(`${folder}/`.toLowerCase());
  const titleOf = (folder: string): string => {
    const [index, meta] = [indexOf(folder), metas.get(folder.slice(1))];
    const name = withoutNumbers(folder.slice(folder.lastIndexOf("/") + 1));
    return meta?.title ?? (index ? menuTitle(index) : capitalized(name));
  };
  const sortOf = (folder: string): number | null => {
    const index = indexOf(folder);
    const isWithin =
      index &&
      treePathOf(index)
        .toLowerCase()
        .startsWith(`${folder.slice(1)}/`.toLowerCase());
    const meta = metas.get(folder.slice(1));
    const written = meta?.title === undefined ? undefined : meta.sort;
    return written ?? (isWithin ? index.sort : null) ?? meta?.sort ?? null;
  };
  let shown: ReadonlyMap<string, PageFacts[]> | undefined;
  const lists = new Map<string, readonly PageFacts[]>();
  const once = (id: string, make: () => readonly PageFacts[]): readonly PageFacts[] => {
    const list = lists.get(id) ?? make();
    lists.set(id, list);
    return list;
  };
  const below = (name: string): {prefix: string; found: readonly PageFacts[]} => {
    shown ??= pagesByFolder(pages.filter(page => !isHidden(page)));
    const within = shared + name.replace(/^\/+/, "");
    for (const folder of new Set([name, withoutNumbers(name), within, withoutNumbers(within)])) {
      const prefix = key(folder);
      const found = shown.get(prefix) ?? [];
      if (found.length > 0) return {prefix, found};
    }
    return {prefix: key(name), found: []};
  };
  return {
    page: (name: string): PageFacts | undefined => byUrl.get(key(name)),
    /**
     * Returns the pages of a folder and its subfolders that menus show, in the order of each folder: the same list
     * each time.
     */
    folder(name: string): readonly PageFacts[] {
      const {prefix, found} = below(name);
      return once(`ordered ${prefix}`, () =>
        ordered(found, prefix, order, folder => ({sort: sortOf(folder), title: titleOf(folder)})),
      );
    },
    /** Returns the same pages, newest first: the same list each time. */
    posts(name: string): readonly PageFacts[] {
      const {prefix, found} = below(name);
      return once(`dated ${prefix}`, () =>
        found.toSorted((a, b) => comparePages("date", postIn(prefix, a), postIn(prefix, b))),
      );
    },
    /** Returns the folders between a folder and a page in it, outermost first. */
    below(page: PageFacts, name: string): {title: string; isOpen: boolean | undefined}[] {
      const depth = key(name).split("/").length - 1;
      const folders = `/${treePathOf(page)}`.split("/").slice(0, -1);
      return folders.slice(depth).map((_, i) => {
        const folder = folders.slice(0, depth + i + 1).join("/");
        return {title: titleOf(folder), isOpen: metas.get(folder.slice(1))?.isOpen};
      });
    },
  };
}

/** Lists the pages in each folder and its subfolders, by lowercase path with slashes at both ends. */
function pagesByFolder(pages: readonly PageFacts[]): ReadonlyMap<string, PageFacts[]> {
  const folders = new Map<string, PageFacts[]>();
  for (const page of pages) {
    const path = `/${treePathOf(page)}`.toLowerCase();
    for (let slash = 0; slash >= 0; slash = path.indexOf("/", slash + 1)) {
      const folder = path.slice(0, slash + 1);
      const known = folders.get(folder);
      if (known) known.push(page);
      else folders.set(folder, [page]);
    }
  }
  return folders;
}

/** Returns the sort properties of a post. A post in its own folder is not treated as an index page. */
const postIn = (prefix: string, page: PageFacts): Orderable => {
  const {title, sort, group, date} = page;
  return {name: `/${treePathOf(page)}`.slice(prefix.length), title, sort, group, date};
};

/** Returns the pages of a folder and its subfolders, in the order of the tree. */
function ordered(
  pages: readonly PageFacts[],
  prefix: string,
  usual: SectionOrder,
  placeOf: (folder: string) => {sort: number | null; title: string},
): PageFacts[] {
  const here: PageFacts[] = [];
  const folders = new Map<string, PageFacts[]>();
  for (const page of pages) {
    const rest = `/${treePathOf(page)}`.slice(prefix.length);
    const slash = rest.indexOf("/");
    const known = folders.get(rest.slice(0, slash));
    if (slash < 0) here.push(page);
    else if (known) known.push(page);
    else folders.set(rest.slice(0, slash), [page]);
  }
  const entries = [
    ...here.map(page => ({order: page, pages: [page]})),
    ...[...folders].map(([name, below]) => {
      const {sort, title} = placeOf(trueFolder(below, prefix, name));
      return {
        order: {name, title, sort: usual === "slug" ? leastSort(below) : sort, group: null, date: null},
        pages: ordered(below, `${prefix}${name}/`, usual, placeOf),
      };
    }),
  ];
  const order = pageOrder(
    here.map(page => page.name),
    usual,
  );
  return entries.sort((a, b) => comparePages(order, a.order, b.order)).flatMap(entry => entry.pages);
}

/** Returns the lowest `sort` of the pages, or null. */
function leastSort(pages: readonly PageFacts[]): number | null {
  return pages.reduce<number | null>(
    (least, {sort}) => (sort !== null && (least === null || sort < least) ? sort : least),
    null,
  );
}

/** Returns a folder path as its pages spell it; `prefix` is in lowercase. */
const trueFolder = ([first]: readonly PageFacts[], prefix: string, name: string): string =>
  `/${first ? treePathOf(first) : ""}`.slice(0, prefix.length + name.length);
