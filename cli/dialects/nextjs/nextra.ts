import {join} from "node:path";
import {present} from "#schemas/rules/present.ts";
import type {SidebarItem} from "#schemas/settings/sidebar.ts";
import {openGroup} from "../toolkit/settings/open-group.ts";
import {evaluateConfig} from "../toolkit/static-config/evaluate.ts";
import {isThere, readJson} from "../toolkit/static-config/read-file.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {checkedRecord, type Shape} from "../toolkit/static-config/shape.ts";
import {isForeign, pageUrl, record, text} from "../toolkit/static-config/values.ts";
import type {Sections} from "./fumadocs.ts";
import {entriesIn, type PageEntry, titleOfFolder} from "./page-folders.ts";

type Meta = Record<string, unknown>;

/** Types of the entries of a metadata file, which may be nested. */
const META: Record<string, Shape> = {
  "*": {"": "string", title: "string", type: "string", display: "string", href: "string"},
};
Object.assign(present(META["*"]), {items: META});

/**
 * Reads sidebars from the `_meta` files of Nextra: https://nextra.site/docs/file-conventions/meta-file. A
 * top-level folder with `type: "page"` has its own. Returns `undefined` if there are none.
 */
export function nextraSections(content: string, files: SettingsFiles): Sections | undefined {
  const isApp = /(?:^|[\\/])app$/.test(content);
  const meta = metaIn(content, files) ?? metaIn(content, files, "_meta.global");
  if (!meta) return undefined;
  const sidebars: Record<string, SidebarItem[]> = {};
  for (const entry of entriesIn(content, "/", files, isApp)) {
    const own = record(meta[entry.name]);
    if (own.type !== "page" || entry.folder === undefined) continue;
    const items = itemsIn(entry.folder, entry.url, isApp, files, own.items);
    const hasOwn = items.some(item => typeof item === "object" && "page" in item && item.page === entry.url);
    if (items.length > 0)
      sidebars[entry.url] = entry.isPage && !hasOwn ? [{page: entry.url}, ...items] : items;
  }
  const hasOwn = (name: string): boolean => Object.hasOwn(sidebars, pageUrl(name));
  const rest = Object.entries(meta).map(([name, own]) => [name, hasOwn(name) ? {display: "hidden"} : own]);
  const others = itemsIn(content, "/", isApp, files, Object.fromEntries(rest));
  if (Object.keys(sidebars).length === 0) return {sidebar: others};
  const sections = Object.keys(meta).flatMap(name => {
    const title = text(record(meta[name]).title);
    return hasOwn(name) && title !== undefined ? [{name, title}] : [];
  });
  return {
    sidebar: others.length === 0 ? sidebars : {...sidebars, "/": others},
    ...(sections.length === 0 ? {} : {sections}),
  };
}

/** Reads the metadata file of a folder; `_meta.global` applies to all folders. */
function metaIn(folder: string, files: SettingsFiles, name = "_meta"): Meta | undefined {
  const file = ["ts", "tsx", "js", "jsx", "mjs", "json"]
    .map(end => join(folder, `${name}.${end}`))
    .find(path => isThere(path, files));
  if (file === undefined) return undefined;
  const meta = file.endsWith(".json") ? readJson(file, files) : evaluateConfig(file, files);
  return checkedRecord(meta, META, file, files);
}

function itemsIn(
  folder: string,
  url: string,
  isApp: boolean,
  files: SettingsFiles,
  given: unknown,
): SidebarItem[] {
  const meta = typeof given === "object" && given !== null ? record(given) : (metaIn(folder, files) ?? {});
  const found = entriesIn(folder, url, files, isApp).filter(({name}) => name !== "index");
  const roots: SidebarItem[] = [];
  let open = roots;
  const put = (entry: PageEntry, own: unknown): void => {
    const title = text(own) ?? text(record(own).title);
    if (entry.folder === undefined) {
      open.push({page: entry.url, ...(title ? {title} : {})});
      return;
    }
    const items = itemsIn(entry.folder, entry.url, isApp, files, record(own).items);
    if (items.length === 0) open.push({page: entry.url, ...(title ? {title} : {})});
    else
      open.push({
        title: title ?? titleOfFolder(entry, files),
        items,
        ...(entry.isPage ? {page: entry.url} : {}),
        ...openGroup(record(record(own).theme)),
      });
  };
  for (const [key, own] of Object.entries(meta)) {
    const {type, title, display, href} = record(own);
    const heading = text(title);
    const target = text(href);
    const entry = found.find(({name}) => name === key);
    if (type === "separator") {
      open = roots;
      if (heading === undefined) continue;
      open = [];
      roots.push({title: heading, items: open});
    } else if (display === "hidden" || type === "menu") continue;
    else if (entry) put(entry, own);
    else if (key === "index" && url !== "/")
      open.unshift({page: url, ...(text(own) ? {title: text(own)} : {})});
    else if (target !== undefined && !isForeign(target))
      open.push({page: pageUrl(target), ...(heading ? {title: heading} : {})});
  }
  for (const entry of found) if (!Object.hasOwn(meta, entry.name)) put(entry, undefined);
  return roots.filter(item => typeof item === "string" || !("items" in item) || item.items.length > 0);
}
