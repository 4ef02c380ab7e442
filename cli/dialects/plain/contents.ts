import {join} from "node:path";
import type {ConfigInput} from "#schemas/config.ts";
import type {SidebarItem} from "#schemas/settings/sidebar.ts";
import {chapters} from "../toolkit/order-files/summary.ts";
import {filesBelow} from "../toolkit/settings/page-files.ts";
import {isThere, readJson, readText} from "../toolkit/static-config/read-file.ts";
import {readYaml} from "../toolkit/static-config/read-yaml.ts";
import {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {headingUrl, isForeign, list, pageUrl, record, text} from "../toolkit/static-config/values.ts";

/** Files that list all pages of a folder, most specific name first. */
const NAMES = ["SUMMARY.md", "_sidebar.md", "documentation.md", "_toc.md", "toc.md", "contents.md"];
/** Names of YAML files that contain entries with titles, links and nested entries. */
const LISTS = ["toc.yml", "toc.yaml", "_toc.yml", "_toc.yaml"];
/** JSON file whose `sections` are a menu, possibly of a part of the pages. */
const MENU = "config.json";

const TITLES = ["title", "name", "text", "label", "caption"];
const LINKS = ["href", "url", "link", "path", "file", "page", "topicHref", "to"];
const ENTRIES = ["items", "children", "pages", "sections", "chapters", "entries", "toc"];
/** Further entries of a group, one group per framework. */
const MORE_ENTRIES = "frameworks";
const MAX_DEPTH = 20;

/**
 * Reads the order of a folder's pages from a file that links to most of them. Its links may have a different prefix
 * than the pages have here (`/docs/{{version}}/install`). The file itself is not a page. Returns an empty object if
 * there is none.
 */
export function tableOfContents(content: string): Pick<ConfigInput, "sidebar" | "exclude"> {
  const pages = new Set(
    filesBelow(content, "", name => /\.mdx?$/.test(name) && !NAMES.includes(name)).map(({path}) =>
      pageUrl(path),
    ),
  );
  const files = new SettingsFiles([content]);
  for (const name of [...NAMES, ...LISTS, MENU]) {
    const file = join(content, name);
    if (!isThere(file, files)) continue;
    const items = NAMES.includes(name)
      ? chapters(readText(file, files).replaceAll(/^(\s*[-*+]\s+)#+\s+/gm, "$1"))
      : listed(name === MENU ? record(readJson(file, files)).sections : readYaml(file, files));
    const seen = {links: 0, found: new Set<string>()};
    const sidebar = items.flatMap(item => known(item, pages, seen));
    const {links, found} = seen;
    const isPartial = name !== MENU && found.size * 2 < pages.size;
    if (found.size < 2 || found.size * 2 < links || isPartial) continue;
    return NAMES.includes(name) ? {sidebar, exclude: [name]} : {sidebar};
  }
  return {};
}

/** Returns the entries of a YAML list, whose keys differ between tools. */
function listed(value: unknown, depth = 0): SidebarItem[] {
  if (depth > MAX_DEPTH) return [];
  const entries = Array.isArray(value) ? value : first(record(value), ENTRIES);
  return list(entries).flatMap((entry): SidebarItem[] => {
    const fields = record(entry);
    const title = text(first(fields, TITLES));
    const link = text(typeof entry === "string" ? entry : first(fields, LINKS));
    const page = link === undefined || isForeign(link) ? undefined : headingUrl(link);
    const items = [first(fields, ENTRIES), fields[MORE_ENTRIES]].flatMap(each => listed(each, depth + 1));
    if (items.length === 0)
      return page === undefined ? [] : [{page, ...(title === undefined ? {} : {title})}];
    if (title === undefined) return [...(page === undefined ? [] : [{page}]), ...items];
    return [{title, items, ...(page === undefined ? {} : {page})}];
  });
}

const first = (fields: Record<string, unknown>, keys: readonly string[]): unknown =>
  fields[keys.find(key => fields[key] !== undefined) ?? ""];

/** Returns an entry reduced to existing pages, or nothing if none of its pages exist. */
function known(
  item: SidebarItem,
  pages: ReadonlySet<string>,
  seen: {links: number; found: Set<string>},
): SidebarItem[] {
  if (typeof item === "string") return [];
  const find = (url: string): string | undefined => {
    const [path = "", id] = url.split("#");
    const parts = path.split("/").filter(Boolean);
    seen.links++;
    const page = parts
      .map((_, at) => `/${parts.slice(at).join("/")}/`)
      .find(candidate => pages.has(candidate));
    if (page !== undefined) seen.found.add(page);
    return page === undefined || id === undefined ? page : `${page}#${id}`;
  };
  if ("items" in item) {
    const page = "page" in item && item.page !== undefined ? find(item.page) : undefined;
    const items = item.items.flatMap(each => known(each, pages, seen));
    const {page: _, ...group} = {page: undefined, ...item};
    if (items.length === 0) return page === undefined ? [] : [{page, title: String(item.title)}];
    return [{...group, items, ...(page === undefined ? {} : {page})}];
  }
  if (!("page" in item)) return [item];
  const page = find(item.page);
  return page === undefined ? [] : [{...item, page}];
}
