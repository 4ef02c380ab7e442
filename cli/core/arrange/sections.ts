import {ROOT_SECTION} from "#schemas/artifact-paths.ts";
import type {SectionConfig} from "#schemas/settings/section.ts";
import type {ArrangedDirectory, ArrangedSection, Placement, SidebarLink} from "../model/arrangement.ts";
import type {PageFacts} from "../model/page-facts.ts";
import {isHidden, menuTitle} from "../model/page-status.ts";
import {entryOf, namesIn, pageOrder, positionOf} from "./tree.ts";

/**
 * Returns the sections of the site: the top-level folders in order, then the pages at the top level (`_root`). The home page
 * belongs to no section.
 *
 * @param configOf section settings by name, in the order of the config
 */
export function arrangeSections(
  root: ArrangedDirectory,
  configOf: ReadonlyMap<string, SectionConfig>,
): ArrangedSection[] {
  const sections: ArrangedSection[] = [];
  for (const folder of root.children) {
    if (!("children" in folder)) continue;
    const config = configOf.get(folder.name);
    sections.push({
      name: folder.name,
      title: config?.title ?? folder.title,
      url: folder.url,
      print: (config?.printable ?? true) ? `${folder.url}printable/` : null,
      order: pageOrder(namesIn(folder), config?.order ?? "auto") === "date" ? "date" : "sort",
      navigation: config?.navigation ?? true,
      ...nested(folder),
    });
  }
  const plain = root.children.filter(
    (child): child is PageFacts =>
      !("children" in child) && child.url !== "/" && child.section === ROOT_SECTION,
  );
  sections.push({
    name: ROOT_SECTION,
    title: "",
    url: "/",
    print: "/printable/",
    order: "sort",
    navigation: false,
    pages: plain,
    places: new Map(plain.flatMap(page => placeOf(page, root))),
  });
  return inListedOrder(sections, configOf.keys());
}

/** Returns the place of a page at the top level, if the metadata of the content folder gives it a title. */
function placeOf(page: PageFacts, root: ArrangedDirectory): [url: string, place: Placement][] {
  const {title, badge} = entryOf(page, root) ?? {};
  if (title === undefined) return [];
  const groups = page.group === null ? [] : [page.group];
  return [[page.url, {title, groups, ...(badge === undefined ? {} : {badge})}]];
}

/**
 * Puts the sections that the config lists in the order of the list. Each takes the place of one of them, so a config that
 * lists one section moves nothing.
 */
function inListedOrder(sections: readonly ArrangedSection[], names: Iterable<string>): ArrangedSection[] {
  const byName = new Map(sections.map(section => [section.name, section]));
  const listed = [...names].flatMap(name => byName.get(name) ?? []);
  const isListed = new Set(listed);
  const next = listed.values();
  return sections.map(section => (isListed.has(section) ? (next.next().value ?? section) : section));
}

/**
 * Merges the sections of sidebars into the sections of folders. A sidebar's section replaces
 * its top-level folder and takes its title, or precedes `_root`. A folder keeps a section for pages that no sidebar covers.
 *
 * @param pages all pages of the site, with their sections
 */
export function joinSections(
  usual: readonly ArrangedSection[],
  written: readonly ArrangedSection[],
  pages: readonly PageFacts[],
): ArrangedSection[] {
  if (written.length === 0) return [...usual];
  const titles = new Map(usual.map(({url, title}) => [url, title]));
  const names = new Set(usual.map(({name}) => name));
  const inUse = new Set(pages.map(page => page.section));
  const replaced = new Set(written.map(({name}) => name));
  const byFolder = new Map<string, ArrangedSection[]>();
  for (const section of written) {
    const folder = section.url.split("/")[1] ?? "";
    const place = names.has(folder) ? folder : ROOT_SECTION;
    const known = byFolder.get(place);
    if (known) known.push(section);
    else byFolder.set(place, [section]);
  }
  return usual.flatMap(section => {
    const own = byFolder.get(section.name) ?? [];
    const isKept = !replaced.has(section.name) && (inUse.has(section.name) || section.name === ROOT_SECTION);
    const rest = isKept ? [section] : [];
    const named = own.map(other => ({...other, title: titles.get(other.url) ?? other.title}));
    return section.name === ROOT_SECTION ? [...named, ...rest] : [...rest, ...named];
  });
}

/** Reports whether a child is a page that a sidebar moved to another section. */
const isElsewhere = (child: ArrangedDirectory | PageFacts, section: ArrangedDirectory): boolean =>
  !("children" in child) && child.section !== section.name;

/** Returns the pages of a section. Pages of its subfolders are grouped by folder title. */
function nested(section: ArrangedDirectory): Pick<ArrangedSection, "pages" | "places" | "links" | "open"> {
  const pages: PageFacts[] = [];
  const places = new Map<string, Placement>();
  const links: SidebarLink[] = [];
  const open: string[][] = [];
  const enter = (folder: ArrangedDirectory, above: readonly string[]): void => {
    const entries = folder.meta?.entries ?? [];
    let added = 0;
    /** Adds the links before a position in the list of entries. */
    const addLinks = (end: number): void => {
      for (const {title = "", link, header} of entries.slice(added, end))
        if (link !== undefined)
          links.push({
            title,
            url: link,
            groups: header === undefined ? [...above] : [...above, header],
            before: pages.length,
          });
      added = Math.max(added, end);
    };
    for (const child of folder.children) {
      const entry = entryOf(child, folder);
      addLinks(positionOf(child, folder));
      if (isLeftOut(child, folder, section) || isElsewhere(child, section)) continue;
      const here = entry?.header === undefined ? above : [...above, entry.header];
      if ("children" in child) {
        const path = [...here, child.title];
        if (path.length > 1 && (entry?.isOpen ?? child.meta?.isOpen)) open.push(path);
        enter(child, path);
      } else {
        pages.push(child);
        const groups = [...here, ...(child.group === null ? [] : [child.group])];
        if (here.length > 0 || entry)
          places.set(child.url, {
            title: entry?.title ?? menuTitle(child),
            groups,
            ...(entry?.badge === undefined ? {} : {badge: entry.badge}),
          });
      }
    }
    addLinks(entries.length);
  };
  enter(section, []);
  return {pages, places, links, open};
}

/** Reports whether a sidebar omits a page or folder: by its own setting, or because its folder's list is complete without it. */
function isLeftOut(
  child: ArrangedDirectory | PageFacts,
  folder: ArrangedDirectory,
  section: ArrangedDirectory,
): boolean {
  if (!("children" in child) && isHidden(child)) return true;
  const isIndex = !("children" in child) && child.url === folder.url && folder !== section;
  return folder.meta?.isComplete === true && entryOf(child, folder) === undefined && !isIndex;
}
