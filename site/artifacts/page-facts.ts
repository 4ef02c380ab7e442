import type {PageDocument} from "#schemas/page-document.ts";
import type {NestedAnchor, Section} from "#schemas/section.ts";
import type {Site} from "#schemas/site.ts";
import type {EditionLinks} from "./edition-links.ts";
import type {PageFacts, SectionRows, SiteFacts} from "./types.ts";

/** Drops body, text and bookkeeping from a page document, and adds its links to other languages and versions. */
export function pageFacts(page: PageDocument, links: EditionLinks | null): PageFacts {
  return {
    url: page.url,
    title: page.title,
    documentTitle: page.documentTitle,
    description: page.description,
    section: page.section,
    contributors: page.contributors,
    tags: page.tags,
    related: page.related,
    previous: page.previous,
    next: page.next,
    outline: page.outline,
    standalone: page.standalone,
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

/** Drops redirects and other build-time facts from the site document. */
export function siteFacts(site: Site, feed: boolean, edition: string | null): SiteFacts {
  const {title, titleSuffix, lang, base, sections, navigation, icons, languages, versions, banner} = site;
  const {footer, splash, home, logo, search, screens} = site;
  return {
    title,
    titleSuffix,
    lang,
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
    ...(edition === null ? {} : {edition}),
  };
}

/** Rows of a sidebar with the headings of one page only; `more` marks the others that have some. */
export function sectionRows(section: Section, current: string, version: string): SectionRows {
  return {
    name: section.name,
    title: section.title,
    url: section.url,
    print: section.print,
    version,
    ...(section.links ? {links: section.links} : {}),
    pages: section.pages.map(({url, title, group, groups, date, description, authors, badge, anchors}) => ({
      url,
      title,
      ...(group === undefined ? {} : {group}),
      ...(groups === undefined ? {} : {groups}),
      ...(badge === undefined ? {} : {badge}),
      ...(date === undefined ? {} : {date}),
      ...(description === undefined || !date ? {} : {description}),
      ...(authors === undefined ? {} : {authors}),
      ...(anchors.length === 0 ? {} : url === current ? {anchors} : {more: true as const}),
    })),
  };
}

/** The same rows with another page's headings in the place of those that were there. */
export function turnTo(section: SectionRows, current: string, headings: NestedAnchor[]): SectionRows {
  return {
    ...section,
    pages: section.pages.map(({anchors, more, ...row}) => {
      if (row.url !== current) return anchors || more ? {...row, more: true as const} : row;
      return headings.length > 0 ? {...row, anchors: headings} : row;
    }),
  };
}
