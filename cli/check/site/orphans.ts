import {resolveLink} from "../../links/resolve-link.ts";
import type {PageFacts} from "../../model/page-facts.ts";
import {dataLinks} from "./data-links.ts";
import type {SiteRule, SiteView} from "./view.ts";

/**
 * Pages that a reader who starts at the home page can't reach. Ways are links of pages, menus and the footer, and the
 * sidebar, which leads from each page of a section to all others.
 */
export const pageOrphan: SiteRule = function* (view) {
  const {byUrl, sections} = view.arrangement;
  const sectionOf = new Map(sections.flatMap(({pages}) => pages.map(page => [page.url, pages] as const)));
  const reached = new Set<string>();
  const todo: string[] = ["/", ...menuUrls(view)];
  for (let url = todo.pop(); url !== undefined; url = todo.pop()) {
    const page = byUrl.get(url);
    if (!page || reached.has(url)) continue;
    reached.add(url);
    for (const link of page.links) if (link.url !== null) todo.push(link.url);
    for (const sibling of sectionOf.get(url) ?? []) todo.push(sibling.url);
  }
  for (const page of byUrl.values()) {
    if (!reached.has(page.url)) yield orphan(page);
  }
};

const orphan = (page: PageFacts) => ({
  message: `nothing links to ${page.url}`,
  place: {file: page.path, line: 1, column: 1},
});

/** Where menus, footer and splash lead; without a menu of its own, the site shows every section. */
function menuUrls(view: SiteView): string[] {
  const {sections} = view.arrangement;
  const {site, context} = view;
  const items = site?.navigation ?? [];
  const own = dataLinks(site).flatMap(({url}) => resolveLink(url, ORIGIN, context).url ?? []);
  const named = new Set(
    items.flatMap(item => (item.sections === "all" ? shown(view) : (item.sections ?? []))),
  );
  const listed = items.length === 0 ? new Set(shown(view)) : named;
  return [...own, ...sections.filter(({name}) => listed.has(name)).flatMap(({pages}) => pages[0]?.url ?? [])];
}

const shown = ({arrangement}: SiteView): string[] =>
  arrangement.sections.filter(({navigation}) => navigation).map(({name}) => name);

const ORIGIN = {contentPath: "index.md", url: "/", external: false};
