import {ROOT_SECTION} from "#schemas/artifact-paths.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {SectionConfig} from "#schemas/settings/section.ts";
import type {Sidebar} from "#schemas/settings/sidebar.ts";
import type {ArrangedSection, Arrangement, Change} from "../model/arrangement.ts";
import type {Dialect} from "../model/dialect.ts";
import type {FolderMeta} from "../model/folder-meta.ts";
import {type PageFacts, placed, treePathOf} from "../model/page-facts.ts";
import {uniteGroups} from "./groups.ts";
import {type MissingEntry, missingEntries} from "./missing-entries.ts";
import {neighborsOf} from "./neighbors.ts";
import type {Redirects} from "./page-finder.ts";
import {arrangeSections, joinSections} from "./sections.ts";
import {sidebarSections} from "./sidebar.ts";
import {sortBySidebar} from "./sidebar-order.ts";
import {arrangeTree, folderOf, foldersOf} from "./tree.ts";

/**
 * Arranges all pages in order, and checks the sidebar entries of the config.
 *
 * @param options.changes last change by content path
 * @param options.order order of sections that the config does not mention
 * @param options.sortsFolders whether a folder is sorted by the position of its index page
 * @param options.prefix URL prefix of the content folder with a final slash, which sidebar entries may omit
 * @param options.redirects redirects of the site; see {@link pageFinder}
 */
export function arrange(
  all: readonly PageFacts[],
  options: {
    contentPath: string;
    sections: readonly SectionConfig[];
    order?: Dialect["order"] | undefined;
    sortsFolders?: boolean | undefined;
    changes: Readonly<Record<string, Change>>;
    prefix?: string | undefined;
    redirects?: Redirects | undefined;
    sidebar?: Sidebar | undefined;
    metas?: ReadonlyMap<string, FolderMeta>;
  },
): {
  arrangement: Arrangement;
  diagnostics: Diagnostic[];
  missing: MissingEntry[];
} {
  const configOf = new Map(options.sections.map(section => [section.name, section]));
  const orderOf = (name: string) => configOf.get(name)?.order ?? options.order ?? "auto";
  const {order} = options;
  const notFound = all.find(({isNotFound}) => isNotFound);
  const found = all.filter(page => page !== notFound);
  const metas = options.sortsFolders ? withIndexPlaces(found, options.metas) : options.metas;
  const folders = foldersOf(found);
  const written =
    options.sidebar &&
    sidebarSections(options.sidebar, found, configOf, {
      order,
      metas,
      folders: folders.keys(),
      prefix: options.prefix,
      redirects: options.redirects,
    });
  const united = uniteGroups(found);
  const sectionOf = (page: PageFacts): string =>
    written?.sectionOf.get(page.url) ?? (folderOf(page, folders).split("/")[0] || ROOT_SECTION);
  const pages = united.pages.map(page =>
    page.section === sectionOf(page) ? page : placed(page, {section: sectionOf(page)}),
  );
  const root = arrangeTree(pages, options.contentPath, orderOf, metas);
  const own = written && withPages(written.sections, pages);
  if (own) sortBySidebar(root, own, written.covers);
  const sections =
    own && written.covers("/") ? own : joinSections(arrangeSections(root, configOf), own ?? [], pages);
  const byUrl = new Map(pages.map(page => [page.url, page]));
  const {neighbors, diagnostics} = neighborsOf(sections, pages);
  const linking = notFound ? [...pages, notFound] : pages;
  const changes = new Map(linking.flatMap(page => changeOf(page, options.changes)));
  return {
    arrangement: {
      root,
      sections,
      byUrl,
      ...(notFound && {notFound}),
      neighbors,
      changes,
      writtenGroups: united.written,
    },
    diagnostics,
    missing: options.sidebar ? missingEntries(options.sidebar, found, options) : [],
  };
}

/** Returns the sections with pages whose `section` is set accordingly. */
function withPages(sections: readonly ArrangedSection[], pages: readonly PageFacts[]): ArrangedSection[] {
  const byUrl = new Map(pages.map(page => [page.url, page]));
  return sections.map(section => ({
    ...section,
    pages: section.pages.flatMap(({url}) => byUrl.get(url) ?? []),
  }));
}

/**
 * Finds the last change of a page. Its date may be set in the front matter, which also has the commit of a fetched README,
 * as that is not a file of this repository.
 */
function changeOf(
  {external, extra, view, contentPath, path}: PageFacts,
  changes: Readonly<Record<string, Change>>,
): [path: string, change: Change][] {
  const text = (value: unknown): string | null => (typeof value === "string" ? value : null);
  const change = external ? {date: text(extra.updated), commit: text(extra.commit)} : changes[contentPath];
  const date = view?.updated || change?.date;
  return date || change ? [[path, {commit: change?.commit ?? null, date: date ?? null}]] : [];
}

/** Returns the metadata of folders. A folder without a position takes the position of its index page. */
function withIndexPlaces(
  pages: readonly PageFacts[],
  metas: ReadonlyMap<string, FolderMeta> = new Map(),
): Map<string, FolderMeta> {
  const all = new Map(metas);
  for (const page of pages) {
    const [, folder] = /^(.+)\/_?index\.mdx?$/i.exec(treePathOf(page)) ?? [];
    if (folder !== undefined && page.sort !== null) all.set(folder, {sort: page.sort, ...metas.get(folder)});
  }
  return all;
}
