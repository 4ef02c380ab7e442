import {ROOT_SECTION} from "#schemas/artifact-paths.ts";
import {sidebarSection} from "#schemas/rules/sidebar-section.ts";
import type {SectionConfig} from "#schemas/settings/section.ts";
import type {Sidebar} from "#schemas/settings/sidebar.ts";
import {capitalized} from "#support/links/file-names.ts";
import type {ArrangedSection, Placement} from "../model/arrangement.ts";
import {type PageFacts, treePathOf} from "../model/page-facts.ts";
import {type Metas, pageFinder, type Redirects} from "./page-finder.ts";
import {prefixFinder} from "./prefix-finder.ts";
import {type ListedPages, listPages} from "./sidebar-pages.ts";
import {pageOrder, type SectionOrder} from "./tree.ts";

/** Sidebar of the config, with its URL prefixes and the placement of the pages that it lists. */
interface Part extends ListedPages {
  name: string;
  prefixes: readonly string[];
  /** Whether its pages are posts, sorted newest first. */
  isDated: boolean;
}

/** Sections defined by sidebars in the config. */
export interface WrittenSections {
  sections: ArrangedSection[];
  /** Section by URL, for pages that a sidebar lists or covers. Other pages stay in their folder's section. */
  sectionOf: ReadonlyMap<string, string>;
  /** Reports whether a sidebar applies to a URL. */
  covers(url: string): boolean;
}

/**
 * Creates a section for each sidebar in the config. A sidebar repeated for several URL prefixes becomes one section. A page
 * belongs to the sidebar that lists it (if several do, to the one with the longest matching prefix), else to the sidebar
 * with the longest matching prefix. A sidebar whose pages are all in other sections becomes no section; pages under its
 * prefix join the section of the first page it lists.
 *
 * @param configOf section settings by name
 * @param options.prefix URL prefix of the content folder with a final slash, which entries may omit
 * @param options.redirects see {@link pageFinder}
 * @param options.folders names of the top-level folders, which are sections unless a sidebar covers them
 */
export function sidebarSections(
  sidebar: Sidebar,
  pages: readonly PageFacts[],
  configOf: ReadonlyMap<string, SectionConfig>,
  {
    order = "auto",
    metas,
    folders = [],
    prefix: shared,
    redirects,
  }: {
    order?: SectionOrder | undefined;
    metas?: Metas | undefined;
    folders?: Iterable<string> | undefined;
    prefix?: string | undefined;
    redirects?: Redirects | undefined;
  } = {},
): WrittenSections {
  const namesIn = pageNames(pages);
  /** Reports whether a section is ordered by date: by its config, or by the dates in its file names if the config has no order. */
  const isBlog = (name: string, prefix: string): boolean => {
    const given = configOf.get(name)?.order;
    return (
      (name === ROOT_SECTION && given === undefined
        ? "sort"
        : pageOrder(namesIn.get(prefix.slice(1)) ?? [], given ?? "auto")) === "date"
    );
  };
  const parts = partsOf(
    sidebar,
    pageFinder(pages, {order, metas, prefix: shared, redirects}),
    isBlog,
    folders,
  );
  const partsAt = prefixFinder(parts);
  /** Returns the length of the longest prefix of a sidebar that matches a URL. */
  const likeness = (part: Part, url: string): number =>
    partsAt(url).find(({owner}) => owner === part)?.length ?? 0;
  const owners = new Map<PageFacts, Part>();
  for (const part of parts)
    for (const page of part.listed.keys()) {
      const other = owners.get(page);
      if (!other || likeness(part, page.url) > likeness(other, page.url)) owners.set(page, part);
    }
  const sections = parts.map(part => sectionOfPart(part, owners, configOf.get(part.name)));
  const kept = sections.filter(({name, pages: own}) => own.length > 0 || name === ROOT_SECTION);
  const names = new Set(kept.map(({name}) => name));

  /** Returns the section for pages that a sidebar covers but does not list. */
  const standIn = (part: Part): string | undefined => {
    if (names.has(part.name)) return part.name;
    const [first] = part.listed.keys();
    return first && owners.get(first)?.name;
  };
  const sectionOf = new Map<string, string>();
  for (const page of pages) {
    const near = partsAt(page.url).map(({owner}) => standIn(owner));
    const name = owners.get(page)?.name ?? near.find(found => found !== undefined);
    if (name !== undefined) sectionOf.set(page.url, name);
  }
  return {sections: kept, sectionOf, covers: url => partsAt(url).length > 0};
}

/** Returns the names of pages by the path of their folder, which ends with a slash. */
function pageNames(pages: readonly PageFacts[]): ReadonlyMap<string, string[]> {
  const names = new Map<string, string[]>();
  for (const page of pages) {
    const path = treePathOf(page);
    if (!path.endsWith(page.name)) continue;
    const folder = path.slice(0, path.length - page.name.length);
    const known = names.get(folder);
    if (known) known.push(page.name);
    else names.set(folder, [page.name]);
  }
  return names;
}

function sectionOfPart(
  part: Part,
  owners: ReadonlyMap<PageFacts, Part>,
  config: SectionConfig | undefined,
): ArrangedSection {
  const {name} = part;
  const [prefix = "/"] = part.prefixes;
  const isOwn = ([page]: readonly [PageFacts, Placement]): boolean => owners.get(page) === part;
  const own = [...part.listed].filter(isOwn);
  // Number of leading listed pages that belong to it.
  const counts = [0];
  for (const entry of part.listed) counts.push((counts.at(-1) ?? 0) + Number(isOwn(entry)));
  return {
    name,
    title: config?.title ?? (name === ROOT_SECTION ? "" : capitalized(name)),
    url: prefix,
    print: (config?.printable ?? true) && /^\/(?:[^/]+\/)?$/.test(prefix) ? `${prefix}printable/` : null,
    order: part.isDated ? "date" : "sort",
    navigation: name !== ROOT_SECTION && (config?.navigation ?? true),
    pages: own.map(([page]) => page),
    places: new Map(own.map(([{url}, place]) => [url, place])),
    isWritten: true,
    open: part.open,
    links: part.links.map(link => ({
      ...link,
      before: counts[link.before] ?? 0,
    })),
  };
}

/**
 * Names each sidebar after its first prefix and finds its pages. The joined name of a nested folder is suffixed with `-`
 * until it differs from all top-level folders and other sidebars.
 */
function partsOf(
  sidebar: Sidebar,
  find: ReturnType<typeof pageFinder>,
  isBlog: (name: string, prefix: string) => boolean,
  folders: Iterable<string>,
): Part[] {
  if (Array.isArray(sidebar)) {
    const isDated = isBlog(ROOT_SECTION, "/");
    return [{name: ROOT_SECTION, prefixes: ["/"], isDated, ...listPages(sidebar, find, isDated)}];
  }
  const shared = new Map<string, string[]>();
  for (const [prefix, items] of Object.entries(sidebar)) {
    const key = JSON.stringify(items);
    const known = shared.get(key);
    if (known) known.push(prefix);
    else shared.set(key, [prefix]);
  }
  const taken = new Set([
    ...folders,
    ...[...shared.values()].flatMap(([first = "/"]) => (isDeep(first) ? [] : [sidebarSection(first)])),
  ]);
  /** The last name given to each joined name. */
  const given = new Map<string, string>();
  return [...shared.values()].map(found => {
    const [first = "/"] = found;
    const prefixes = found.includes("/") ? ["/", ...found.filter(prefix => prefix !== "/")] : found;
    const joined = sidebarSection(prefixes[0] === "/" ? "/" : first);
    let name = given.get(joined) ?? joined;
    if (isDeep(prefixes[0] ?? "")) {
      while (taken.has(name)) name += "-";
      taken.add(name);
      given.set(joined, name);
    }
    const isDated = isBlog(name, prefixes[0] ?? "");
    return {name, prefixes, isDated, ...listPages(sidebar[first] ?? [], find, isDated)};
  });
}

const isDeep = (prefix: string): boolean => prefix.split("/").length > 3;
