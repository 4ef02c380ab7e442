import {ROOT_SECTION} from "#schemas/artifact-paths.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {SectionConfig} from "#schemas/settings/section.ts";
import type {Sidebar} from "#schemas/settings/sidebar.ts";
import type {ArrangedSection, Arrangement} from "../model/arrangement.ts";
import type {FolderMeta} from "../model/folder-meta.ts";
import {type PageFacts, placed} from "../model/page-facts.ts";
import {checkLinks} from "./check-links.ts";
import {uniteGroups} from "./groups.ts";
import {type MissingEntry, missingEntries} from "./missing-entries.ts";
import {neighborsOf} from "./neighbors.ts";
import {arrangeSections} from "./sections.ts";
import {sidebarSections} from "./sidebar.ts";
import {arrangeTree, folderOf, foldersOf} from "./tree.ts";

/**
 * Brings all pages into their order and judges the links between them, and the entries of a sidebar in the config.
 *
 * @param options.dates date of the last change by content path
 * @param options.order order of sections that the config says nothing of
 * @param options.drafts urls of pages that were left out
 */
export function arrange(
  found: readonly PageFacts[],
  options: {
    contentPath: string;
    sections: readonly SectionConfig[];
    order?: "slug" | "file" | undefined;
    dates: Readonly<Record<string, string>>;
    drafts?: ReadonlySet<string>;
    sidebar?: Sidebar | undefined;
    metas?: ReadonlyMap<string, FolderMeta>;
  },
): {arrangement: Arrangement; diagnostics: Diagnostic[]; missing: MissingEntry[]} {
  const orderOf = (name: string) =>
    options.sections.find(section => section.name === name)?.order ?? options.order ?? "auto";
  const {order, metas} = options;
  const written =
    options.sidebar && sidebarSections(options.sidebar, found, options.sections, {order, metas});
  const united = uniteGroups(found);
  const folders = foldersOf(found);
  const sectionOf = (page: PageFacts): string =>
    written?.sectionOf.get(page.url) ?? (folderOf(page, folders).split("/")[0] || ROOT_SECTION);
  const pages = united.pages.map(page =>
    page.section === sectionOf(page) ? page : placed(page, {section: sectionOf(page)}),
  );
  const root = arrangeTree(pages, options.contentPath, orderOf, options.metas);
  const sections = written ? withPages(written.sections, pages) : arrangeSections(root, options.sections);
  const byUrl = new Map(pages.map(page => [page.url, page]));
  const {neighbors, diagnostics} = neighborsOf(sections, pages);
  const updated = new Map(pages.flatMap(page => changeOf(page, options.dates)));
  return {
    arrangement: {
      root,
      sections,
      byUrl,
      neighbors,
      updated,
      writtenGroups: united.written,
    },
    diagnostics: [...diagnostics, ...checkLinks(pages, byUrl, options.drafts ?? new Set())],
    missing: options.sidebar ? missingEntries(options.sidebar, found) : [],
  };
}

/** The sections with the pages that know which one is theirs. */
function withPages(sections: readonly ArrangedSection[], pages: readonly PageFacts[]): ArrangedSection[] {
  const byUrl = new Map(pages.map(page => [page.url, page]));
  return sections.map(section => ({
    ...section,
    pages: section.pages.flatMap(({url}) => byUrl.get(url) ?? []),
  }));
}

/** Fetched READMEs are not files of this repository, so they have no such date. */
function changeOf(page: PageFacts, dates: Readonly<Record<string, string>>): [path: string, date: string][] {
  const date = page.external ? undefined : dates[page.contentPath];
  return date === undefined ? [] : [[page.path, date]];
}
