import type {ConfigInput} from "#schemas/config.ts";
import type {SidebarItem} from "#schemas/settings/sidebar.ts";
import {namedPages} from "../toolkit/settings/named-pages.ts";
import {isForeign, linkTo, list, pageUrl, record, text} from "../toolkit/static-config/values.ts";

/** Tab, anchor, dropdown, product or version of the navigation: a title, and a sidebar or a link. */
export interface Division {
  title: string;
  items: SidebarItem[];
  /** URLs of its pages, in order. */
  urls: string[];
  link?: string;
}

/** Lists that divide a navigation, each with the key of its entries' titles. */
const DIVISIONS: Readonly<Record<string, string>> = {
  products: "product",
  versions: "version",
  tabs: "tab",
  dropdowns: "dropdown",
  anchors: "anchor",
  menu: "item",
};

/**
 * Reads the outer divisions of a navigation; inner ones become groups of their sidebars.
 *
 * @param start prefix of page paths, which is removed because a language's URLs are written without it
 */
export function divisionsOf(navigation: Record<string, unknown>, start = ""): Division[] {
  const found = Object.entries(DIVISIONS).flatMap(([key, name]) =>
    list(navigation[key])
      .map(record)
      .map((entry): Division => {
        const title = text(entry[name]) ?? text(entry.name) ?? "";
        const link = text(entry.href);
        return division(title, link === undefined ? contentOf(entry, start) : [], link);
      }),
  );
  const own = ownContent(navigation, start);
  const older = list(navigation.olderTabs)
    .map(record)
    .flatMap((entry): Division[] => {
      const [title, url] = [text(entry.name), text(entry.url)];
      if (title === undefined || url === undefined) return [];
      if (isForeign(url)) return [division(title, [], url)];
      const folder = pageUrl(url);
      return [
        division(
          title,
          own.filter(item => namedPages([item])[0]?.startsWith(folder)),
        ),
      ];
    });
  const taken = new Set(older.flatMap(({items}) => items));
  const rest = own.filter(item => !taken.has(item));
  return [...(rest.length > 0 ? [division("", rest)] : []), ...older, ...found].filter(
    ({items, link}) => items.length > 0 || link !== undefined,
  );
}

const division = (title: string, items: SidebarItem[], link?: string): Division => ({
  title,
  items,
  urls: namedPages(items),
  ...(link === undefined ? {} : {link}),
});

/** Returns the content of a division: its pages and groups, with inner divisions as groups. */
function contentOf(entry: Record<string, unknown>, start: string): SidebarItem[] {
  const inner = Object.entries(DIVISIONS).flatMap(([key, name]) =>
    list(entry[key])
      .map(record)
      .flatMap((child): SidebarItem[] => {
        const title = text(child[name]);
        const link = text(child.href);
        if (link !== undefined) return isForeign(link) ? linkTo(link, title) : [];
        const items = contentOf(child, start);
        return items.length === 0 ? [] : title === undefined ? items : [{title, items}];
      }),
  );
  return [...ownContent(entry, start), ...inner];
}

const ownContent = (entry: Record<string, unknown>, start: string): SidebarItem[] => [
  ...list(entry.pages).flatMap(page => itemOf(page, start)),
  ...list(entry.groups).flatMap(group => itemOf(group, start)),
];

/**
 * Reads an entry. A page is a path, or an API method and path; a group has a title, pages, and optionally its
 * own page.
 */
function itemOf(value: unknown, start: string): SidebarItem[] {
  const path = text(value);
  if (path !== undefined) return isPage(path) ? [urlOf(path, start)] : [];
  const group = record(value);
  if (group.hidden === true) return [];
  const title = text(group.group);
  const root = text(group.root);
  const page = root !== undefined && isPage(root) ? urlOf(root, start) : undefined;
  const items = ownContent(group, start);
  if (title === undefined) return items;
  if (items.length === 0) return page === undefined ? [] : [{page, title}];
  return [
    {title, items, ...(page === undefined ? {} : {page}), ...(group.expanded === true && {open: true})},
  ];
}

const isPage = (path: string): boolean => !/\s/.test(path) && !isForeign(path);

function urlOf(path: string, start: string): string {
  const bare = path.replace(/^\//, "");
  return pageUrl(bare.startsWith(start) ? bare.slice(start.length) : bare);
}

/**
 * Returns one sidebar for all pages, or one per folder whose pages all belong to one division. Pages of other
 * folders share a sidebar in which every division is a group.
 */
export function sidebarOf(divisions: readonly Division[]): ConfigInput["sidebar"] {
  const filled = divisions.filter(({items}) => items.length > 0);
  if (filled.length < 2) return filled[0]?.items;
  const holders = new Map<string, Set<Division>>();
  for (const one of filled)
    for (const url of one.urls)
      holders.set(folderOf(url), (holders.get(folderOf(url)) ?? new Set()).add(one));
  const [main = filled[0]] = [...(holders.get("/") ?? [])];
  const shared = filled.filter(
    one => one === main || one.urls.some(url => (holders.get(folderOf(url))?.size ?? 0) > 1),
  );
  const sidebars: Record<string, SidebarItem[]> = {
    "/": shared.length === 1 ? (main?.items ?? []) : shared.flatMap(asGroup),
  };
  for (const [folder, owners] of holders) {
    const [owner] = owners;
    if (folder !== "/" && owners.size === 1 && owner && !shared.includes(owner))
      sidebars[folder] = owner.items;
  }
  const keys = Object.keys(sidebars);
  return keys.length === 1 ? sidebars["/"] : sidebars;
}

const asGroup = ({title, items}: Division): SidebarItem[] => (title === "" ? items : [{title, items}]);

/** Returns the folder of a page: `/api/chat/list/` → `/api/`, or `/` for pages at the root. */
const folderOf = (url: string): string => /^\/[^/]+\/(?=.)/.exec(url)?.[0] ?? "/";

/** Returns the top bar entries: titled divisions, each active for its pages. */
export function navigationOf(divisions: readonly Division[]): ConfigInput["navigation"] {
  const entries = divisions.flatMap(({title, urls, link}) => {
    const url = link ?? urls[0];
    return title === "" || url === undefined
      ? []
      : [{title, url, ...(link === undefined && {activeFor: [...new Set(urls)]})}];
  });
  return entries.length > 0 ? entries : undefined;
}

/** Returns the URLs below which API pages are generated; empty if there are none. */
export function generatedPages(navigation: unknown): string[] {
  const folders = new Set<string>();
  const visit = (value: unknown, above: string | undefined): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, above);
    else if (typeof value === "string") {
      if (above !== undefined && /^(?:GET|PUT|POST|PATCH|DELETE|HEAD|OPTIONS|TRACE|WEBHOOK)\s/i.test(value))
        folders.add(above);
    } else if (typeof value === "object" && value !== null) {
      const entry = record(value);
      const api = entry.openapi ?? entry.asyncapi;
      const folder = text(record(api).directory) ?? (api === undefined ? undefined : "api-reference");
      if (api !== undefined && entry.pages === undefined && folder !== undefined)
        folders.add(`/${folder.replace(/^\/|\/$/g, "")}/`);
      for (const child of Object.values(entry))
        visit(child, folder === undefined ? above : `/${folder.replace(/^\/|\/$/g, "")}/`);
    }
  };
  visit(navigation, undefined);
  return [...folders].sort();
}
