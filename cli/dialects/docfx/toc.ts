import {join, posix} from "node:path";
import type {ConfigInput} from "#schemas/config.ts";
import type {SidebarItem} from "#schemas/settings/sidebar.ts";
import {cutMenu, MAX_LEVELS, reportCycle} from "../toolkit/settings/menu-limits.ts";
import {filesBelow} from "../toolkit/settings/page-files.ts";
import {entriesOf, isThere} from "../toolkit/static-config/read-file.ts";
import {readYaml} from "../toolkit/static-config/read-yaml.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {checked, type Shape} from "../toolkit/static-config/shape.ts";
import {isForeign, linkTo, list, pageUrl, record, text} from "../toolkit/static-config/values.ts";

/** Types of an entry in a table of contents. */
const ENTRY: Record<string, Shape> = {name: "string", href: "string", topicHref: "string"};
ENTRY.items = [ENTRY];

/**
 * Reads the tables of contents (`toc.yml`). A folder has its own sidebar if no other table refers to it:
 * https://dotnet.github.io/docfx/docs/table-of-contents.html.
 */
export function sidebarOf(folder: string, files: SettingsFiles): ConfigInput["sidebar"] {
  const seen = new Set<string>();
  const first = readToc(folder, "", files, 0, seen);
  const others = filesBelow(folder, "", name => TOC.test(name), undefined, files)
    .map(({path}) => posix.dirname(path))
    .sort((a, b) => a.split("/").length - b.split("/").length)
    .flatMap(at => {
      const items = readToc(folder, at, files, 0, seen);
      return items.length > 0 ? [[`/${at}/`, items] as const] : [];
    });
  if (others.length > 0) return Object.fromEntries([["/", first], ...others]);
  return first.length > 0 ? first : undefined;
}

const TOC = /^toc\.yml$/i;

/** Keys of an entry that has a target or nested entries. */
const TARGETS: readonly string[] = ["href", "topicHref", "homepage", "uid", "topicUid", "items"];

/**
 * Reads `toc.yml` in a folder, and the tables of contents that it refers to.
 *
 * @param seen folders whose tables have been read
 * @param within folders whose tables refer to this one
 */
function readToc(
  root: string,
  at: string,
  files: SettingsFiles,
  depth: number,
  seen: Set<string>,
  within: readonly string[] = [],
): SidebarItem[] {
  const folder = join(root, at);
  const name = entriesOf(folder).find(entry => TOC.test(entry.name))?.name ?? "toc.yml";
  if (within.includes(folder)) {
    reportCycle("the table of contents", join(folder, name), files);
    return [];
  }
  // A table of contents that several others refer to is listed once.
  if (seen.has(folder)) return [];
  seen.add(folder);
  const read = readYaml(join(folder, name), files);
  const shape: Shape = Array.isArray(read) ? [ENTRY] : {"": "list", items: [ENTRY]};
  const value = checked(read, shape, join(folder, name), files);
  const itemOf = (entry: unknown, level: number): SidebarItem[] => {
    const {name: title, href, topicHref, homepage, items} = record(entry);
    const label = text(title);
    const link = text(href);
    if (level + depth > MAX_LEVELS) return cutMenu(`${MAX_LEVELS} levels`, join(folder, name), files);
    const nested =
      link !== undefined && !isForeign(link) && !link.startsWith("/") && /(?:^|\/)(?:toc\.yml)?$/i.test(link);
    const below = nested
      ? readToc(root, posix.join(at, posix.dirname(`${link}x`)), files, depth + 1, seen, [...within, folder])
      : itemsOf(list(items), level + 1);
    const target = text(topicHref) ?? text(homepage) ?? (nested ? undefined : link);
    if (target !== undefined && isForeign(target))
      return below.length === 0 ? linkTo(target, label) : label ? [{title: label, items: below}] : below;
    const page = target === undefined ? undefined : pageAt(target, at, root, files);
    if (below.length > 0) return label ? [{title: label, items: below, ...(page ? {page} : {})}] : below;
    return page === undefined ? [] : [label === undefined ? page : {page, title: label}];
  };
  /** Returns the items of a list. An entry that has only a name is the heading of the entries after it. */
  const itemsOf = (entries: readonly unknown[], level: number): SidebarItem[] => {
    const found: SidebarItem[] = [];
    let group = found;
    for (const entry of entries) {
      const {name: title, ...rest} = record(entry);
      if (typeof title === "string" && Object.keys(rest).every(key => !TARGETS.includes(key))) {
        group = [];
        found.push({title, items: group});
      } else for (const item of itemOf(entry, level)) group.push(item);
    }
    return found.filter(item => typeof item === "string" || !("items" in item) || item.items?.length !== 0);
  };
  return itemsOf(Array.isArray(value) ? value : list(record(value).items), 0);
}

/** Returns the URL of the page that an entry refers to. A root-relative target is a page only if its file exists. */
function pageAt(target: string, at: string, root: string, files: SettingsFiles): string | undefined {
  const path = target.replace(/[?#].*$/s, "");
  if (!path.startsWith("/"))
    return pageUrl(
      (path.startsWith("~/") ? path.slice("~/".length) : posix.join(at, path)).replace(/\.yml$/, ""),
    );
  const file = `${path.replace(/\.html$/, "").replace(/\/$/, "/index")}.md`;
  return isThere(join(root, file), files) ? pageUrl(path) : undefined;
}
