import {ROOT_SECTION} from "../../../schemas/artifact-paths.ts";
import type {Link} from "../../../schemas/common.ts";
import type {SectionConfig} from "../../../schemas/config.ts";
import type {ArrangedDirectory, ArrangedSection} from "../../model/arrangement.ts";
import type {PageFacts} from "../../model/page-facts.ts";
import {isDated, namesIn, pagesBelow} from "./tree.ts";

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
      title: config?.title ?? capitalised(folder.name),
      url: folder.url,
      print: (config?.printable ?? true) ? `${folder.url}printable/` : null,
      order: isDated(namesIn(folder), config?.order ?? "auto") ? "date" : "sort",
      navigation: config?.navigation ?? true,
      pages: pagesBelow(folder),
    });
  }
  const plain = root.children.filter(
    (child): child is PageFacts => !("children" in child) && child.url !== "/",
  );
  sections.push({
    name: ROOT_SECTION,
    title: "",
    url: "/",
    print: "/printable/",
    order: "sort",
    navigation: false,
    pages: plain,
  });
  return sections;
}

/** Previous and next page in the order of the section, by url. */
export function neighboursOf(
  sections: readonly ArrangedSection[],
): Map<string, {previous: Link | null; next: Link | null}> {
  const neighbours = new Map<string, {previous: Link | null; next: Link | null}>();
  const link = (page: PageFacts | undefined): Link | null =>
    page ? {title: page.title, url: page.url} : null;
  for (const {pages} of sections) {
    pages.forEach((page, i) => {
      neighbours.set(page.url, {previous: link(pages[i - 1]), next: link(pages[i + 1])});
    });
  }
  return neighbours;
}

const capitalised = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[-_]/g, " ");
