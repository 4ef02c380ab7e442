import {nearest} from "#cli/report/nearest.ts";
import {rangeOf} from "#core/model/text-range.ts";
import type {SiteData} from "#schemas/site-data.ts";
import {nodeAt, readJsonTree} from "#support/json/json-tree.ts";
import {resolveLink} from "#support/links/resolve-link.ts";
import type {SiteRule, SiteView} from "./view.ts";

/** A link of `data/site.json` and the path of its value in the file. */
interface DataLink {
  url: string;
  path: (string | number)[];
}

/** Links of menus, footer and splash that lead into this site. */
export function dataLinks(site: SiteData | null): DataLink[] {
  if (!site) return [];
  const {navigation, icons, footer, splash} = site;
  const links: DataLink[] = [
    ...navigation.map(({url}, i) => ({url, path: ["navigation", i, "url"]})),
    ...navigation.flatMap(({items = []}, i) =>
      items.map(({url}, j) => ({url, path: ["navigation", i, "items", j, "url"]})),
    ),
    ...icons.map(({url}, i) => ({url, path: ["icons", i, "url"]})),
    ...footer.left.map(({url}, i) => ({url, path: ["footer", "left", i, "url"]})),
    ...footer.right.map(({url}, i) => ({url, path: ["footer", "right", i, "url"]})),
    ...(footer.license ? [{url: footer.license.url, path: ["footer", "license", "url"]}] : []),
    ...(splash ? [{url: splash.action.url, path: ["splash", "action", "url"]}] : []),
    ...(splash?.secondary ? [{url: splash.secondary.url, path: ["splash", "secondary", "url"]}] : []),
  ];
  return links.filter(({url}) => url.startsWith("/"));
}

/** Links and sections of the data file that lead nowhere. Files of the output (`/feed.xml`) are not judged. */
export const dataLink: SiteRule = function* (view) {
  for (const {name, path} of unknownSections(view)) {
    const near = nearest(name, sectionsOf(view));
    const hint = near === undefined ? {} : {hint: `Did you mean "${near}"?`};
    yield {message: `there is no section "${name}"`, place: {...placeAt(path, view), ...hint}};
  }
  for (const {url, path} of dataLinks(view.site)) {
    const fault = faultOf(url, view);
    if (fault)
      yield {
        message: fault.message,
        place: {...placeAt(path, view), ...(fault.hint ? {hint: fault.hint} : {})},
      };
  }
};

/** Sections with pages, and those whose READMEs may not be there yet. */
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

function faultOf(
  url: string,
  {context, arrangement}: SiteView,
): {message: string; hint?: string | undefined} | null {
  if (/\.[a-z][a-z0-9]*$/i.test(url.replace(/[?#].*$/s, ""))) return null;
  const origin = {contentPath: "index.md", url: "/", external: false};
  const link = resolveLink(url, origin, context);
  if (link.problem) return link.problem;
  const page = link.url === null ? undefined : arrangement.byUrl.get(link.url);
  if (!page || link.fragment === null) return null;
  const {ids} = page.readOutline();
  if (ids.includes(link.fragment)) return null;
  const near = nearest(link.fragment, ids);
  return {message: `there is no #${link.fragment} on ${page.url}`, hint: near && `Did you mean #${near}?`};
}

function placeAt(path: (string | number)[], {siteFile}: SiteView): object {
  if (!siteFile) return {};
  const {file, text} = siteFile;
  const {root} = readJsonTree(text);
  if (!root) return {file};
  const {offset, length} = nodeAt(root, path);
  return {file, ...rangeOf(text, offset, length)};
}
