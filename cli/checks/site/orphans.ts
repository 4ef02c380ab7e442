import type {PageFacts} from "#core/model/page-facts.ts";
import {menuLinks} from "#schemas/site-data.ts";
import {resolveLink} from "#support/links/resolve-link.ts";
import {dataLinks} from "./data-links.ts";
import type {SiteRule, SiteView} from "./view.ts";

/**
 * Reports pages that can't be reached from the home page through links, menus, the footer, or a sidebar,
 * which links each page of a section to all others. Generated lists are not reported, because nobody writes links to the
 * pages of tags and authors.
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
    for (const link of page.readChecks().links) if (link.url !== null) todo.push(link.url);
    for (const sibling of sectionOf.get(url) ?? []) todo.push(sibling.url);
  }
  for (const page of byUrl.values()) {
    if (!page.isMade && !reached.has(page.url)) yield orphan(page, view, sectionOf.has(page.url));
  }
};

const orphan = ({url, path, title}: PageFacts, {config}: SiteView, isListed: boolean) => {
  const sidebar = isListed ? undefined : config.sidebar;
  const lists = sidebar === undefined || Array.isArray(sidebar) ? [] : Object.keys(sidebar);
  const around = lists.filter(prefix => url.startsWith(prefix)).sort((a, b) => b.length - a.length)[0];
  const place =
    around !== undefined
      ? `${JSON.stringify(url)} to the list for ${JSON.stringify(around)} in "sidebar"`
      : Array.isArray(sidebar)
        ? `${JSON.stringify(url)} to "sidebar"`
        : `${JSON.stringify({title, url})} to "navigation"`;
  return {
    message: `nothing links to ${url}`,
    place: {file: path, line: 1, column: 1, hint: `Link to it from another page, or add ${place}.`},
  };
};

/**
 * Returns the targets of menus, footer and home page. Without a configured menu, the site shows every
 * section; without a home page, a generated one lists all pages.
 */
function menuUrls(view: SiteView): string[] {
  const {sections, byUrl} = view.arrangement;
  const {site, config, context} = view;
  const items = [...(config.navigation ?? []), ...(site?.navigation ?? [])];
  const home = config.home ?? byUrl.get("/")?.extra;
  const menus = items.flatMap(item => [item, ...(item.items ?? []), ...menuLinks(item.menu ?? [])]);
  const written = [...dataLinks(site), ...menus].flatMap(({url}) => url ?? []).concat(linksIn(home));
  const own = written.flatMap(url => resolveLink(url, ORIGIN, context).url ?? []);
  const named = new Set(
    items.flatMap(item => (item.sections === "all" ? shown(view) : (item.sections ?? []))),
  );
  const isListed = ({name, navigation}: (typeof sections)[number]) =>
    !byUrl.has("/") || (items.length === 0 ? navigation : named.has(name));
  return [...own, ...sections.filter(isListed).flatMap(({pages}) => pages[0]?.url ?? [])];
}

/** Returns the links of a home page's actions and features, from front matter or config. */
function linksIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    typeof entry === "string" ? (/^(?:link|url|href)$/.test(key) ? [entry] : []) : linksIn(entry),
  );
}

const shown = ({arrangement}: SiteView): string[] =>
  arrangement.sections.filter(({navigation}) => navigation).map(({name}) => name);

const ORIGIN = {contentPath: "index.md", url: "/", external: false};
