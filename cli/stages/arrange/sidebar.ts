import {ROOT_SECTION} from "../../../schemas/artifact-paths.ts";
import type {SectionConfig} from "../../../schemas/settings/section.ts";
import type {Sidebar, SidebarItem} from "../../../schemas/settings/sidebar.ts";
import type {ArrangedSection, Placement} from "../../model/arrangement.ts";
import {menuTitle, type PageFacts} from "../../model/page-facts.ts";
import {capitalized} from "./folder-title.ts";
import {comparePages} from "./order.ts";
import {pageOrder} from "./tree.ts";

/** A sidebar as written, and the pages that belong to it. */
interface Part {
  name: string;
  prefix: string;
  items: readonly SidebarItem[];
}

/**
 * Names of the sections where the config writes the sidebars itself: each sidebar is a section. A page belongs to the one
 * that lists it, else to the one whose urls begin most like its own.
 */
export function sidebarSections(
  sidebar: Sidebar,
  pages: readonly PageFacts[],
  configs: readonly SectionConfig[],
): {sections: ArrangedSection[]; sectionOf: ReadonlyMap<string, string>} {
  const find = pageFinder(pages);
  const sectionOf = new Map<string, string>();
  const parts = partsOf(sidebar);
  const sections = parts.map(({name, prefix, items}): ArrangedSection => {
    const config = configs.find(entry => entry.name === name);
    const listed: PageFacts[] = [];
    const places = new Map<string, Placement>();
    const add = (page: PageFacts | undefined, title: string | undefined, groups: readonly string[]): void => {
      if (!page || page.url === "/" || sectionOf.has(page.url)) return;
      sectionOf.set(page.url, name);
      places.set(page.url, {title: title ?? menuTitle(page), groups: [...groups]});
      listed.push(page);
    };
    const walk = (entries: readonly SidebarItem[], groups: readonly string[]): void => {
      for (const entry of entries) {
        if (typeof entry === "string") add(find.page(entry), undefined, groups);
        else if ("folder" in entry) {
          const above = entry.title === undefined ? groups : [...groups, entry.title];
          for (const page of find.folder(entry.folder))
            add(page, undefined, [...above, ...find.below(page, entry.folder)]);
        } else if ("items" in entry) {
          const above = [...groups, entry.title];
          if (entry.page !== undefined) add(find.page(entry.page), undefined, above);
          walk(entry.items, above);
        } else add(find.page(entry.page), entry.title, groups);
      }
    };
    walk(items, []);
    return {
      name,
      title: config?.title ?? (name === ROOT_SECTION ? "" : capitalized(name)),
      url: prefix,
      print: (config?.printable ?? true) && /^\/(?:[^/]+\/)?$/.test(prefix) ? `${prefix}printable/` : null,
      order: "sort",
      navigation: name !== ROOT_SECTION && (config?.navigation ?? true),
      pages: listed,
      places,
    };
  });
  if (!sections.some(({name}) => name === ROOT_SECTION)) sections.push(emptyRoot());
  const byLength = parts.toSorted((a, b) => b.prefix.length - a.prefix.length);
  for (const {url} of pages)
    if (!sectionOf.has(url))
      sectionOf.set(url, byLength.find(({prefix}) => url.startsWith(prefix))?.name ?? ROOT_SECTION);
  return {
    sections: sections.filter(({name, pages: own}) => own.length > 0 || name === ROOT_SECTION),
    sectionOf,
  };
}

const emptyRoot = (): ArrangedSection => ({
  name: ROOT_SECTION,
  title: "",
  url: "/",
  print: null,
  order: "sort",
  navigation: false,
  pages: [],
  places: new Map(),
});

/** Sidebars by their names: the folders of their prefix, joined. */
function partsOf(sidebar: Sidebar): Part[] {
  if (Array.isArray(sidebar)) return [{name: ROOT_SECTION, prefix: "/", items: sidebar}];
  return Object.entries(sidebar).map(([prefix, items]) => ({
    name: prefix === "/" ? ROOT_SECTION : prefix.slice(1, -1).replaceAll("/", "-"),
    prefix,
    items,
  }));
}

/** Finds pages by url or by path below the content folder, whatever the case. */
function pageFinder(pages: readonly PageFacts[]) {
  const byUrl = new Map<string, PageFacts>();
  for (const page of pages)
    byUrl.set(
      `/${page.contentPath.replace(/(?:^|\/)?(?:index|README)?\.mdx?$/i, "")}/`
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
    /** Pages of a folder and the folders below, each folder in its order. */
    folder(name: string): PageFacts[] {
      const prefix = key(name);
      return ordered(
        pages.filter(({contentPath}) => `/${contentPath}`.toLowerCase().startsWith(prefix)),
        prefix,
      );
    },
    /** Titles of the folders between a folder and a page below it. */
    below(page: PageFacts, name: string): string[] {
      const depth = key(name).split("/").length - 1;
      const folders = `/${page.contentPath}`.split("/").slice(0, -1);
      return folders.slice(depth).map((_, i) => titleOf(folders.slice(0, depth + i + 1).join("/")));
    },
  };
}

/** Pages below a folder: those right in it and the folders below stand among each other as in the tree. */
function ordered(pages: readonly PageFacts[], prefix: string): PageFacts[] {
  const here: PageFacts[] = [];
  const folders = new Map<string, PageFacts[]>();
  for (const page of pages) {
    const rest = `/${page.contentPath}`.slice(prefix.length);
    const slash = rest.indexOf("/");
    if (slash < 0) here.push(page);
    else folders.set(rest.slice(0, slash), [...(folders.get(rest.slice(0, slash)) ?? []), page]);
  }
  const entries = [
    ...here.map(page => ({order: page, pages: [page]})),
    ...[...folders].map(([name, below]) => ({
      order: {name, title: name, sort: null, group: null, date: null},
      pages: ordered(below, `${prefix}${name}/`),
    })),
  ];
  const order = pageOrder(
    here.map(page => page.name),
    "auto",
  );
  return entries.sort((a, b) => comparePages(order, a.order, b.order)).flatMap(entry => entry.pages);
}
