import {posix} from "node:path";
import type {Placement} from "#core/model/arrangement.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {menuTitle} from "#core/model/page-status.ts";
import {ROOT_SECTION} from "#schemas/artifact-paths.ts";
import {namedTerms} from "#support/links/terms.ts";
import {encodePath} from "./addresses.ts";
import {landingUrl, type SiteContext} from "./context.ts";

/** Returns the name of a page's section; the home page is in `_root`. */
export const sectionOf = ({url, section}: PageFacts): string => (url === "/" ? ROOT_SECTION : section);

/**
 * Returns the path of a page's source file. The file of an external page is in the folder for fetched files; its path is
 * the one that it would have in the content folder.
 */
export const pathOf = (
  {path, contentPath, external, isMade = false}: PageFacts,
  {arrangement}: SiteContext,
): string => (external && !isMade ? posix.join(arrangement.root.path, contentPath) : path);

/** Returns the URL that edits a page: its front matter may set or remove it. */
export function editOf(page: PageFacts, context: SiteContext): string | undefined {
  const {view = {}} = page;
  return view.edit === false ? undefined : (page.edit ?? view.edit ?? editAddress(page, context));
}

/**
 * Returns the default edit URL of a page. External pages are in another repository, generated pages have no file, and
 * files of a git revision cannot be edited.
 */
function editAddress(
  {path, external, isMade = false}: PageFacts,
  {editBase, arrangement, editions}: SiteContext,
): string | undefined {
  if (editBase === null || external || isMade || editions?.self.isRevision) return undefined;
  const below = encodePath(posix.relative(arrangement.root.path, path));
  return below.startsWith("../") ? new URL(below, editBase).href : `${editBase}${below}`;
}

/** Returns the date of a page's last change: its front matter may set or hide it. */
export function updatedOf({view = {}, path}: PageFacts, {arrangement}: SiteContext): string | undefined {
  return view.updated === false ? undefined : (arrangement.changes.get(path)?.date ?? undefined);
}

/** Returns the names of a page's authors, from its front matter or from a list of authors. */
export function authorsOf({extra, url}: PageFacts, {terms}: SiteContext): string[] {
  const known = terms.authorsOf.get(url);
  if (known) return known;
  return [...new Set(namedTerms(extra.authors ?? extra.author).map(({name}) => name))];
}

/** Returns the tags of a page; those with their own page have a URL. */
export function tagsOf({extra, url}: PageFacts, {terms}: SiteContext): {title: string; url?: string}[] {
  return (
    terms.tagLinksOf.get(url) ??
    [...new Set(namedTerms(extra.tags).map(({name}) => name))].map(title => ({title}))
  );
}

/** Returns the sidebar row of a page. */
export function placementOf(page: PageFacts, context: SiteContext): Placement {
  const own = {title: menuTitle(page), groups: page.group === null ? [] : [page.group]};
  return context.sectionOf.get(page.section)?.places.get(page.url) ?? own;
}

/** Lists the section and the sidebar headings above a page, outermost first. */
export function breadcrumbsOf(page: PageFacts, context: SiteContext): {title: string; url?: string}[] {
  const section = context.sectionOf.get(sectionOf(page));
  if (!section || page.url === "/" || page.url === section.url) return [];
  const groups = placementOf(page, context).groups.map(title => ({title}));
  if (section.name === ROOT_SECTION || section.title === "") return groups;
  const url = landingUrl(section);
  return [{title: section.title, ...(url === page.url ? {} : {url})}, ...groups];
}
