import type {PageDocument} from "#schemas/page-document.ts";
import {nestAnchors} from "#schemas/rules/nest-anchors.ts";
import type {Section} from "#schemas/section.ts";
import type {Site} from "#schemas/site.ts";
import type {EditionLinks} from "./edition-links.ts";
import type {PageFacts, SectionRows, SiteFacts} from "./types.ts";

/**
 * Strips body, text and internal fields from a page document, and adds its links to other languages and
 * versions.
 */
export function pageFacts(page: PageDocument, links: EditionLinks | null): PageFacts {
  return {
    url: page.url,
    title: page.title,
    documentTitle: page.documentTitle,
    description: page.description,
    section: page.section,
    contributors: page.contributors,
    authors: page.authors,
    authorLinks: page.authorLinks,
    tags: page.tags,
    related: page.related,
    previous: page.previous,
    next: page.next,
    outline: page.outline,
    standalone: page.standalone,
    layout: page.layout,
    head: page.head,
    banner: page.banner,
    edit: page.edit,
    source: page.source,
    repo: page.repo,
    print: page.print,
    generated: page.generated,
    date: page.date,
    updated: page.updated,
    lang: page.lang,
    elsewhere: links?.elsewhere,
    canonical: links?.canonical,
  };
}

/** Strips redirects and other build-time data from the site document. */
export function siteFacts(site: Site, feed: boolean, edition: string | null): SiteFacts {
  const {title, titleSuffix, lang, base, sections, navigation, icons, languages, versions, banner} = site;
  const {footer, splash, home, logo, search, screens, messages} = site;
  const {head: _, ...slots} = site.slots ?? {};
  return {
    title,
    titleSuffix,
    lang,
    messages,
    base,
    sections,
    navigation,
    icons,
    languages,
    versions,
    banner,
    footer,
    splash,
    home,
    logo,
    search,
    screens,
    feed,
    ...(Object.keys(slots).length > 0 ? {slots} : {}),
    ...(edition === null ? {} : {edition}),
  };
}

/** Returns the rows of a section without headings. */
export const sectionRows = (section: Section, version: string): SectionRows => ({
  name: section.name,
  title: section.title,
  url: section.url,
  print: section.print,
  version,
  ...(section.links ? {links: section.links} : {}),
  ...(section.open ? {open: section.open} : {}),
  pages: section.pages,
});

/** Adds the headings of the current page to its row and removes the previous page's. */
export function withAnchors(section: SectionRows, page: Pick<PageDocument, "url" | "anchors">): SectionRows {
  const anchors = nestAnchors(page.anchors);
  const pages = section.pages.map(row => {
    if (row.url === page.url && anchors.length > 0) return {...row, anchors};
    if (row.anchors === undefined) return row;
    const {anchors: _, ...rest} = row;
    return rest;
  });
  return {...section, pages};
}
