import {nearestFinder} from "#cli/report/nearest-of-many.ts";
import {rangeOf} from "#core/model/text-range.ts";
import type {Config} from "#schemas/config.ts";
import type {SiteData} from "#schemas/site-data.ts";
import {nodeAt, readJsonTree} from "#support/json/json-tree.ts";
import {pageIds} from "#support/links/page-ids.ts";
import {resolveLink} from "#support/links/resolve-link.ts";
import type {ResolvedLink} from "#support/links/resolved-link.ts";
import type {DataLink, SiteRule, SiteView} from "./view.ts";

/** JSON file as written, for source positions; its path is relative to the project root. */
export type WrittenFile = {file: string; text: string} | null;

/** Returns the internal links of menus, banner, footer and splash in `data/site.json`. */
export function dataLinks(site: SiteData | null): DataLink[] {
  if (!site) return [];
  const {icons, splash} = site;
  return ownLinks([
    ...surroundingLinks(site),
    ...icons.map(({url}, i) => ({url, path: ["icons", i, "url"]})),
    ...(splash ? [{url: splash.action.url, path: ["splash", "action", "url"]}] : []),
    ...(splash?.secondary ? [{url: splash.secondary.url, path: ["splash", "secondary", "url"]}] : []),
  ]);
}

/** Returns the internal links of menus, banner, footer and home page in the config. */
export function configLinks({home, ...config}: Config): DataLink[] {
  return ownLinks([
    ...surroundingLinks(config),
    ...(home?.actions ?? []).map(({url}, i) => ({url, path: ["home", "actions", i, "url"]})),
    ...(home?.features ?? []).flatMap(({url}, i) =>
      url === undefined ? [] : [{url, path: ["home", "features", i, "url"]}],
    ),
  ]);
}

const ownLinks = (links: DataLink[]): DataLink[] => links.filter(({url}) => /^\/(?!\/)/.test(url));

function surroundingLinks({
  navigation = [],
  footer,
  banner,
}: Partial<Pick<Config, "navigation" | "footer" | "banner">>): DataLink[] {
  const inBanner = [...(banner?.html ?? "").matchAll(/\]\(([^()\s]+)\)|href="([^"]*)"/g)];
  return [
    ...navigation.flatMap(({url}, i) => (url === undefined ? [] : [{url, path: ["navigation", i, "url"]}])),
    ...navigation.flatMap(({menu = []}, i) =>
      menu.flatMap((entry, j) => {
        const path = ["navigation", i, "menu", j];
        return "items" in entry
          ? entry.items.map(({url}, k) => ({url, path: [...path, "items", k, "url"]}))
          : [{url: entry.url, path: [...path, "url"]}];
      }),
    ),
    ...navigation.flatMap(({items = []}, i) =>
      items.map(({url}, j) => ({url, path: ["navigation", i, "items", j, "url"]})),
    ),
    ...(["left", "right"] as const).flatMap(side =>
      (footer?.[side] ?? []).map(({url}, i) => ({url, path: ["footer", side, i, "url"]})),
    ),
    ...(footer?.license ? [{url: footer.license.url, path: ["footer", "license", "url"]}] : []),
    ...inBanner.map(([, url, href]) => ({url: url ?? href ?? "", path: ["banner", "html"]})),
  ];
}

/**
 * Reports broken links and unknown sections in the config and the data file. Output files (`/feed.xml`) are not
 * checked. Menu links of an old version to pages that it lacks are checked in the current version.
 */
export const dataLink: SiteRule = function* (view) {
  const {siteFile, configFile, config, placeOf, linksOfOlder, context} = view;
  const similar = nearestFinder(sectionsOf(view));
  for (const {name, path} of unknownSections(view)) {
    const near = similar(name);
    const hint = near === undefined ? {} : {hint: `Did you mean "${near}"?`};
    yield {message: `there is no section "${name}"`, place: {...placeAt(path, siteFile), ...hint}};
  }
  const own = configLinks(config).flatMap(({url, path}) => {
    const place = placeOf(String(path[0]));
    return place === null ? [] : [{url, path: [...place, ...path]}];
  });
  const isOlder = context.edition?.others.includes("") === true;
  const links = [
    ...dataLinks(view.site).map(link => ({...link, written: siteFile})),
    ...(configFile ? [...own, ...(isOlder ? [] : linksOfOlder.splice(0))] : []).map(link => ({
      ...link,
      written: configFile,
    })),
  ];
  const idsOf = pageIds();
  for (const {url, path, written} of links) {
    if (FILE.test(url.replace(/[?#].*$/s, ""))) continue;
    const link = resolveLink(url, ORIGIN, context);
    if (isOlder && link.url === null && !link.problem) linksOfOlder.push({url, path});
    const fault = faultOf(link, view, idsOf);
    if (fault)
      yield {
        message: fault.message,
        place: {...placeAt(path, written), ...(fault.hint ? {hint: fault.hint} : {})},
      };
  }
};

/** Returns the sections with pages, including those whose READMEs may not have been fetched yet. */
const sectionsOf = ({arrangement, config}: SiteView): Set<string> =>
  new Set([
    ...arrangement.sections.map(({name}) => name),
    ...config.external.sources.map(({section}) => section),
  ]);

function unknownSections(view: SiteView): {name: string; path: (string | number)[]}[] {
  const known = sectionsOf(view);
  return (view.site?.navigation ?? []).flatMap(({sections}, i) =>
    Array.isArray(sections)
      ? sections.flatMap((name, j) =>
          known.has(name) ? [] : [{name, path: ["navigation", i, "sections", j]}],
        )
      : [],
  );
}

const FILE = /\.[a-z][a-z0-9]*$/i;

const ORIGIN = {contentPath: "index.md", url: "/", external: false};

function faultOf(
  link: ResolvedLink,
  {arrangement}: SiteView,
  idsOf: ReturnType<typeof pageIds>,
): {message: string; hint?: string | undefined} | null {
  if (link.problem) return link.problem;
  const page = link.url === null ? undefined : arrangement.byUrl.get(link.url);
  if (!page || link.fragment === null) return null;
  const ids = idsOf(page);
  if (ids.has(link.fragment)) return null;
  const near = ids.nearest(link.fragment);
  return {message: `there is no #${link.fragment} on ${page.url}`, hint: near && `Did you mean #${near}?`};
}

function placeAt(path: readonly (string | number)[], written: WrittenFile): object {
  if (!written) return {};
  const {file, text} = written;
  const {root} = readJsonTree(text);
  if (!root) return {file};
  const {offset, length} = nodeAt(root, path);
  return {file, ...rangeOf(text, offset, length)};
}
