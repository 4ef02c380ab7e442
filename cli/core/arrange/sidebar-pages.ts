import type {SidebarItem} from "#schemas/settings/sidebar.ts";
import type {Placement, SidebarLink} from "../model/arrangement.ts";
import type {PageFacts} from "../model/page-facts.ts";
import {menuTitle} from "../model/page-status.ts";
import {isUntitled} from "./menu-titles.ts";
import type {pageFinder} from "./page-finder.ts";

/** Content of a sidebar: pages with their placement, links, and the groups that are initially open. */
export interface ListedPages {
  listed: ReadonlyMap<PageFacts, Placement>;
  /** External links; `before` counts all listed pages. */
  links: readonly SidebarLink[];
  open: readonly (readonly string[])[];
}

/** Returns the names of pages that entries refer to as a whole, not just to one of their headings. */
const wholePages = (items: readonly SidebarItem[]): string[] =>
  items.flatMap(item => {
    if (typeof item === "string") return [item];
    const own = "page" in item && item.page !== undefined && !item.page.includes("#") ? [item.page] : [];
    return "items" in item ? [...own, ...wholePages(item.items)] : own;
  });

/** Lists the pages of a sidebar in order, each at its first occurrence, and the links between them. The home page is excluded. */
export function listPages(
  items: readonly SidebarItem[],
  find: ReturnType<typeof pageFinder>,
  isBlog: boolean,
): ListedPages {
  const listed = new Map<PageFacts, Placement>();
  const links: SidebarLink[] = [];
  const open = new Map<string, readonly string[]>();
  const unfold = (path: readonly string[]): void =>
    void (path.length > 1 && open.set(JSON.stringify(path), path));
  /** Folders already listed, which add nothing the second time. */
  const folders = new Set<readonly PageFacts[]>();
  const add = (page: PageFacts | undefined, title: string | undefined, groups: readonly string[]): void => {
    if (page && page.url !== "/" && !listed.has(page))
      listed.set(page, {title: title ?? menuTitle(page), groups: [...groups]});
  };
  const link = (title: string, url: string, groups: readonly string[]): void =>
    void links.push({title, url, groups: [...groups], before: listed.size});
  const whole = new Set(wholePages(items).map(find.page));
  /** Adds a link to a heading. If its page has no entry, the page's first heading becomes the page's entry. */
  const addPart = (name: string, title: string | undefined, groups: readonly string[]): void => {
    const [path = "", id = ""] = name.split("#");
    const page = find.page(path);
    if (page && (whole.has(page) || listed.has(page)))
      link(title ?? menuTitle(page), `${page.url}#${id}`, groups);
    else add(page, title, groups);
  };
  const walk = (entries: readonly SidebarItem[], groups: readonly string[]): void => {
    for (const entry of entries) {
      if (typeof entry === "string") add(find.page(entry), undefined, groups);
      else if ("folder" in entry) {
        const above = entry.title === undefined ? groups : [...groups, entry.title];
        const pages = isBlog ? find.posts(entry.folder) : find.folder(entry.folder);
        if (folders.has(pages)) continue;
        folders.add(pages);
        if (entry.open) unfold(above);
        for (const page of pages) {
          const path = [...above];
          for (const {title, isOpen = entry.open} of isBlog ? [] : find.below(page, entry.folder)) {
            path.push(title);
            if (isOpen) unfold([...path]);
          }
          add(page, undefined, path);
        }
      } else if ("items" in entry) {
        const above = [...groups, entry.title];
        if (entry.open) unfold(above);
        const page = entry.page === undefined ? undefined : find.page(entry.page);
        add(page, page && isUntitled(page) ? entry.title : undefined, above);
        walk(entry.items, above);
      } else if ("link" in entry) link(entry.title, entry.link, groups);
      else if (!("page" in entry)) link(entry.title, "", groups);
      else if (entry.page.includes("#")) addPart(entry.page, entry.title, groups);
      else add(find.page(entry.page), entry.title, groups);
    }
  };
  walk(items, []);
  return {listed, links, open: [...open.values()]};
}
