import {isHidden, type PageFacts, treePathOf} from "../../model/page-facts.ts";
import {capitalized} from "./folder-title.ts";
import {comparePages} from "./order.ts";
import {pageOrder, type SectionOrder} from "./tree.ts";

/** Finds pages by url or by path below the content folder, whatever the case. */
export function pageFinder(pages: readonly PageFacts[], order: SectionOrder = "auto") {
  const byUrl = new Map<string, PageFacts>();
  for (const page of pages)
    byUrl.set(
      `/${treePathOf(page).replace(/(?:^|\/)?(?:index|README)?\.mdx?$/i, "")}/`
        .replace("//", "/")
        .toLowerCase(),
      page,
    );
  for (const page of pages) byUrl.set(page.url.toLowerCase(), page);
  const key = (name: string): string =>
    `/${name
      .replace(/\.mdx?$/i, "")
      .replace(/(^|\/)(?:index|README)$/i, "$1")
      .split("/")
      .filter(Boolean)
      .join("/")}/`
      .replace("//", "/")
      .toLowerCase();
  const titleOf = (folder: string): string =>
    byUrl.get(`${folder}/`.toLowerCase())?.title ?? capitalized(folder.slice(folder.lastIndexOf("/") + 1));
  return {
    page: (name: string): PageFacts | undefined => byUrl.get(key(name)),
    /** Pages of a folder and the folders below that menus show, each folder in its order. */
    folder(name: string): PageFacts[] {
      const prefix = key(name);
      return ordered(
        pages.filter(page => !isHidden(page) && `/${treePathOf(page)}`.toLowerCase().startsWith(prefix)),
        prefix,
        order,
      );
    },
    /** Titles of the folders between a folder and a page below it. */
    below(page: PageFacts, name: string): string[] {
      const depth = key(name).split("/").length - 1;
      const folders = `/${treePathOf(page)}`.split("/").slice(0, -1);
      return folders.slice(depth).map((_, i) => titleOf(folders.slice(0, depth + i + 1).join("/")));
    },
  };
}

/** Pages below a folder: those right in it and the folders below stand among each other as in the tree. */
function ordered(pages: readonly PageFacts[], prefix: string, usual: SectionOrder): PageFacts[] {
  const here: PageFacts[] = [];
  const folders = new Map<string, PageFacts[]>();
  for (const page of pages) {
    const rest = `/${treePathOf(page)}`.slice(prefix.length);
    const slash = rest.indexOf("/");
    if (slash < 0) here.push(page);
    else folders.set(rest.slice(0, slash), [...(folders.get(rest.slice(0, slash)) ?? []), page]);
  }
  const entries = [
    ...here.map(page => ({order: page, pages: [page]})),
    ...[...folders].map(([name, below]) => ({
      order: {name, title: name, sort: usual === "slug" ? leastSort(below) : null, group: null, date: null},
      pages: ordered(below, `${prefix}${name}/`, usual),
    })),
  ];
  const order = pageOrder(
    here.map(page => page.name),
    usual,
  );
  return entries.sort((a, b) => comparePages(order, a.order, b.order)).flatMap(entry => entry.pages);
}

/** The least `sort` of some pages. */
function leastSort(pages: readonly PageFacts[]): number | null {
  const sorts = pages.flatMap(({sort}) => sort ?? []);
  return sorts.length === 0 ? null : Math.min(...sorts);
}
