import type {PageFacts, SectionRows, SiteFacts, View} from "../artifacts/types.ts";

const emptyPage: PageFacts = {
  url: "",
  title: "",
  documentTitle: "",
  description: "",
  section: "",
  contributors: [],
  related: [],
  previous: null,
  next: null,
  edit: null,
  source: null,
  repo: null,
  print: null,
  generated: false,
  date: null,
  updated: null,
};

const rowsOf = (view: View): SectionRows | null => ("section" in view ? view.section : null);

/**
 * What is known of a page before its document arrives: the sidebar stays when the section stays, and title and
 * neighbours come from its row.
 */
export function stubView(url: string, shown: View, site: SiteFacts): View {
  const link = site.sections.find(section => url.startsWith(section.url));
  const current = rowsOf(shown);
  const name = link?.name ?? "_root";
  const section: SectionRows =
    current?.name === name
      ? current
      : {name, title: link?.title ?? "", url: link?.url ?? "/", print: null, pages: []};
  const at = section.pages.findIndex(row => row.url === url);
  const row = section.pages[at];
  const page: PageFacts = {
    ...emptyPage,
    url,
    section: name,
    title: row?.title ?? "",
    documentTitle: row ? row.title + site.titleSuffix : site.title,
    print: section.print,
    previous: at > 0 ? (section.pages[at - 1] ?? null) : null,
    next: at >= 0 ? (section.pages[at + 1] ?? null) : null,
  };
  return {kind: "page", page, section};
}
