import type {ConfigInput} from "#schemas/config.ts";
import type {SidebarItem} from "#schemas/settings/sidebar.ts";
import {isForeign, linkTo, list, pageUrl, record, text} from "../static-config/values.ts";

/** Reads the `logo` of a theme: one picture, or one for light and one for dark surroundings. */
export function logoOf(value: unknown): ConfigInput["logo"] {
  const both = record(value);
  const light = text(value) ?? text(both.src) ?? text(both.light);
  const dark = text(both.dark);
  if (light === undefined) return dark;
  if (both.replacesTitle === true) return {light, dark: dark ?? light, alone: true};
  return dark === undefined ? light : {light, dark};
}

/** Entries of the top bar; a menu leads to the first of its links, and shows those to pages where readers are at one. */
export function navigationOf(nav: unknown): ConfigInput["navigation"] {
  const entries = list(nav).flatMap(entry => {
    const {text: title, link, activeMatch, items} = record(entry);
    const first = text(link) ?? firstLink(items);
    const name = text(title);
    if (name === undefined || first === undefined) return [];
    const match = text(activeMatch)?.replace(/^\^/, "");
    const prefix = match && /^\/[\w/-]*$/.test(match) ? match : undefined;
    const url = isForeign(first) ? first : pageUrl(first);
    const links = pageLinks(items);
    return [
      {
        title: name,
        url,
        ...(prefix ? {activeFor: [prefix]} : {}),
        ...(links.length > 1 ? {items: links} : {}),
      },
    ];
  });
  return entries.length > 0 ? entries : undefined;
}

/** The first address in a menu, that of a group in it included. */
const firstLink = (items: unknown): string | undefined =>
  list(items)
    .map(item => text(record(item).link) ?? firstLink(record(item).items))
    .find(found => found !== undefined);

/** Links of a menu to pages of the site, those of its groups among them. */
function pageLinks(items: unknown): {title: string; url: string}[] {
  return list(items).flatMap(item => {
    const {text: title, link, items: below} = record(item);
    const [name, address] = [text(title), text(link)];
    const own = name !== undefined && address !== undefined && !isForeign(address);
    return [...(own ? [{title: name, url: pageUrl(address)}] : []), ...pageLinks(below)];
  });
}

/** Sidebars: one for all pages, or by the beginning of urls. */
export function sidebarOf(value: unknown): ConfigInput["sidebar"] {
  if (Array.isArray(value)) return value.flatMap(entry => itemOf(entry, "", "/"));
  const byPrefix = Object.entries(record(value)).map(([prefix, entries]) => {
    const {base, items} = record(entries);
    const found = Array.isArray(entries) ? entries : list(items);
    const read = found.flatMap(entry => itemOf(entry, text(base) ?? "", prefix));
    // One that a program makes probably lists what lies there.
    const isUnread = read.length === 0 && prefix !== "/" && !(Array.isArray(entries) && found.length === 0);
    return [pageUrl(prefix), isUnread ? [{folder: prefix}] : read] as const;
  });
  return byPrefix.length > 0 ? Object.fromEntries(byPrefix) : undefined;
}

function itemOf(value: unknown, above: string, prefix: string): SidebarItem[] {
  // VuePress names a page by its path alone, and has other words for links and items.
  if (typeof value === "string")
    return isForeign(value) ? [] : [pageUrl(value.startsWith("/") ? value : prefix + value)];
  const found = record(value);
  const entry: Record<string, unknown> = {
    ...found,
    items: found.items ?? found.children,
    text: found.text ?? found.title,
    link: found.link ?? found.path,
  };
  const title = text(entry.text);
  const base = text(entry.base) ?? above;
  const link = text(entry.link);
  const page = link === undefined || isForeign(link) ? undefined : pageUrl(base + link);
  if (!Array.isArray(entry.items) && link !== undefined && isForeign(link)) return linkTo(link, title);
  if (!Array.isArray(entry.items)) return page === undefined ? [] : [{page, ...(title ? {title} : {})}];
  const items = entry.items.flatMap(child => itemOf(child, base, prefix));
  return title === undefined ? items : [{title, items, ...(page ? {page} : {})}];
}
