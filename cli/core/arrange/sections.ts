import {ROOT_SECTION} from "#schemas/artifact-paths.ts";
import type {SectionConfig} from "#schemas/settings/section.ts";
import type {ArrangedDirectory, ArrangedSection, Placement, SidebarLink} from "../model/arrangement.ts";
import {isHidden, type PageFacts} from "../model/page-facts.ts";
import {entryOf, namesIn, pageOrder} from "./tree.ts";

/**
 * Sections of the site: the folders right below the content folder, in order, then the plain top-level pages
 * (`_root`). The home page belongs to no chain, so it is in no section's pages.
 */
export function arrangeSections(
  root: ArrangedDirectory,
  configs: readonly SectionConfig[],
): ArrangedSection[] {
  const sections: ArrangedSection[] = [];
  for (const folder of root.children) {
    if (!("children" in folder)) continue;
    const config = configs.find(({name}) => name === folder.name);
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
    places: new Map(),
  });
  return sections;
}

/**
 * Merges the sections of sidebars into the sections of folders. A sidebar's section takes the place of its top-level
 * folder, or precedes `_root`, and takes the title of its folder. A folder keeps a section for pages that no sidebar covers.
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
  const names = new Set([...usual, ...written].map(({name}) => name));
  const inUse = new Set(pages.map(page => page.section));
  const replaced = new Set(written.map(({name}) => name));
  const folderOf = ({url}: ArrangedSection): string => url.split("/")[1] as string;
  return usual.flatMap(section => {
    const own = written.filter(
      other =>
        folderOf(other) === section.name || (section.name === ROOT_SECTION && !names.has(folderOf(other))),
    );
    const isKept = !replaced.has(section.name) && (inUse.has(section.name) || section.name === ROOT_SECTION);
    const rest = isKept ? [section] : [];
    const named = own.map(other => ({...other, title: titles.get(other.url) ?? other.title}));
    return section.name === ROOT_SECTION ? [...named, ...rest] : [...rest, ...named];
  });
}

/** Whether a page is in a section that a sidebar of the config made. */
const isElsewhere = (child: ArrangedDirectory | PageFacts, section: ArrangedDirectory): boolean =>
  !("children" in child) && child.section !== section.name;

/** Pages of a section; those in folders within it are below the titles of these. */
function nested(section: ArrangedDirectory): Pick<ArrangedSection, "pages" | "places" | "links"> {
  const pages: PageFacts[] = [];
  const places = new Map<string, Placement>();
  const links: SidebarLink[] = [];
  const enter = (folder: ArrangedDirectory, above: readonly string[]): void => {
    const entries = [...(folder.meta?.entries ?? [])];
    /** Links that stand before an entry; all that are left where there is none. */
    const addLinks = (end: number): void => {
      for (const {title = "", link, header} of entries.splice(0, end))
        if (link !== undefined)
          links.push({
            title,
            url: link,
            groups: header === undefined ? [...above] : [...above, header],
            before: pages.length,
          });
    };
    for (const child of folder.children) {
      const entry = entryOf(child, folder);
      if (entry) addLinks(entries.indexOf(entry));
      if (isLeftOut(child, folder, section) || isElsewhere(child, section)) continue;
      const here = entry?.header === undefined ? above : [...above, entry.header];
      if ("children" in child) enter(child, [...here, child.title]);
      else {
        pages.push(child);
        const groups = [...here, ...(child.group === null ? [] : [child.group])];
        if (here.length > 0 || entry)
          places.set(child.url, {
            title: entry?.title ?? child.title,
            groups,
            ...(entry?.badge === undefined ? {} : {badge: entry.badge}),
          });
      }
    }
    addLinks(entries.length);
  };
  enter(section, []);
  return {pages, places, links};
}

/** Whether a sidebar goes without a page or folder: it says so, or is not in the list of its folder, which is complete. */
function isLeftOut(
  child: ArrangedDirectory | PageFacts,
  folder: ArrangedDirectory,
  section: ArrangedDirectory,
): boolean {
  if (!("children" in child) && isHidden(child)) return true;
  const isIndex = !("children" in child) && child.url === folder.url && folder !== section;
  return folder.meta?.isComplete === true && entryOf(child, folder) === undefined && !isIndex;
}
