import type {PageDocument} from "../../schemas/page-document.ts";
import type {Section} from "../../schemas/section.ts";
import type {Site} from "../../schemas/site.ts";
import type {PageFacts, SectionRows, SiteFacts} from "./types.ts";

/** Drops body, text and bookkeeping from a page document. */
export function pageFacts(page: PageDocument): PageFacts {
  return {
    url: page.url,
    title: page.title,
    documentTitle: page.documentTitle,
    description: page.description,
    section: page.section,
    contributors: page.contributors,
    related: page.related,
    previous: page.previous,
    next: page.next,
    edit: page.edit,
    source: page.source,
    repo: page.repo,
    print: page.print,
    generated: page.generated,
    date: page.date,
    updated: page.updated,
  };
}

/** Drops redirects and other build-time facts from the site document. */
export function siteFacts(site: Site): SiteFacts {
  const {title, titleSuffix, lang, base, sections, navigation, icons, languages, versions, banner} = site;
  const {footer, splash, search} = site;
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
    search,
  };
}

/** Rows of a sidebar with the headings of one page only; `more` marks the others that have some. */
export function sectionRows(section: Section, current: string): SectionRows {
  return {
    name: section.name,
    title: section.title,
    url: section.url,
    print: section.print,
    pages: section.pages.map(({url, title, group, groups, date, description, anchors}) => ({
      url,
      title,
      ...(group === undefined ? {} : {group}),
      ...(groups === undefined ? {} : {groups}),
      ...(date === undefined ? {} : {date}),
      ...(description === undefined || !date ? {} : {description}),
      ...(anchors.length === 0 ? {} : url === current ? {anchors} : {more: true as const}),
    })),
  };
}
