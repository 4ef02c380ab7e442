import type {Sidebar, SidebarItem} from "#schemas/settings/sidebar.ts";
import {type PageIds, pageIds} from "#support/links/page-ids.ts";
import type {PageFacts} from "../model/page-facts.ts";
import {pageFinder, type Redirects} from "./page-finder.ts";

/** Path to a config value: keys and array indexes. */
type Path = readonly (string | number)[];

/** Sidebar entry that refers to a missing page, folder or heading. */
export interface MissingEntry {
  name: string;
  path: Path;
  /** Ids of the headings of the page, if only the heading is missing. */
  ids?: PageIds;
  /** Whether it is the URL prefix of a sidebar, below which there is no page. */
  isPrefix?: boolean;
}

/**
 * Finds dangling sidebar entries in the config. The home page always exists, because it is generated if missing.
 *
 * @param options see {@link pageFinder}
 */
export function missingEntries(
  sidebar: Sidebar,
  pages: readonly PageFacts[],
  {prefix, redirects}: {prefix?: string | undefined; redirects?: Redirects | undefined} = {},
): MissingEntry[] {
  const find = pageFinder(pages, {prefix, redirects});
  const missing: MissingEntry[] = [];
  const idsOf = pageIds();
  const judge = (name: string, here: Path): void => {
    const [path = "", id = ""] = name.split("#");
    const page = find.page(path);
    if (id !== "" && page !== undefined) {
      const ids = idsOf(page);
      if (!ids.has(id)) missing.push({name, path: here, ids});
    } else if (!page && !/^\/?(?:index(?:\.mdx?)?)?$/i.test(path)) missing.push({name, path: here});
  };
  const walk = (items: readonly SidebarItem[], here: Path): void => {
    for (const [i, item] of items.entries()) {
      const path = [...here, i];
      if (typeof item === "string") judge(item, path);
      else if ("folder" in item) {
        if (find.folder(item.folder).length === 0)
          missing.push({name: item.folder, path: [...path, "folder"]});
      } else if (!("link" in item) && ("items" in item || "page" in item)) {
        if (item.page !== undefined) judge(item.page, [...path, "page"]);
        if ("items" in item) walk(item.items, [...path, "items"]);
      }
    }
  };
  if (Array.isArray(sidebar)) walk(sidebar, ["sidebar"]);
  else
    for (const [start, items] of Object.entries(sidebar)) {
      if (!pages.some(({url}) => url.startsWith(start)))
        missing.push({name: start, path: ["sidebar", start], isPrefix: true});
      walk(items, ["sidebar", start]);
    }
  return missing;
}
