import {nearbyRows} from "../artifacts/nearby-rows.ts";
import {emptySection} from "../artifacts/sections.ts";
import type {PageFacts, SectionRows, SiteFacts, View} from "../artifacts/types.ts";

const emptyPage: PageFacts = {
  url: "",
  title: "",
  documentTitle: "",
  description: "",
  section: "",
  contributors: [],
  related: [],
  generated: false,
};

/**
 * Returns what is known about a page before its document arrives: the sidebar of its section, if cached, with
 * its title and previous/next pages.
 */
export function stubView(
  url: string,
  known: (section: string) => SectionRows | undefined,
  site: SiteFacts,
): View {
  const link = site.sections.find(section => url.startsWith(section.url));
  const name = link?.name ?? "_root";
  const section = known(name) ?? emptySection(name, site);
  const at = section.pages.findIndex(row => row.url === url);
  const row = section.pages[at];
  const page: PageFacts = {
    ...emptyPage,
    url,
    section: name,
    title: row?.title ?? "",
    documentTitle: row ? row.title + site.titleSuffix : site.title,
    print: section.print,
    previous: at > 0 ? section.pages[at - 1] : undefined,
    next: at >= 0 ? section.pages[at + 1] : undefined,
  };
  return {kind: "page", page, section: nearbyRows(section, url)};
}
