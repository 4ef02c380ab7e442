import {diagnostic} from "#cli/report/diagnostic.ts";
import type {Link} from "#schemas/common.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {ArrangedSection} from "../model/arrangement.ts";
import type {PageFacts} from "../model/page-facts.ts";
import type {WrittenNeighbor} from "../model/page-layout.ts";
import {pageFinder} from "./page-finder.ts";

/** Previous and next page by URL. */
type Neighbors = Map<string, {previous: Link | null; next: Link | null}>;

const nameOf = ({view, title}: PageFacts): string => view?.neighborTitle ?? title;

/**
 * Determines the previous and next page by URL: from the page's front matter, else from the order of its section. An
 * unknown page id is reported (`link-page`) and ignored.
 */
export function neighborsOf(
  sections: readonly ArrangedSection[],
  pages: readonly PageFacts[],
): {neighbors: Neighbors; diagnostics: Diagnostic[]} {
  const neighbors: Neighbors = new Map();
  const link = (page: PageFacts | undefined): Link | null =>
    page ? {title: nameOf(page), url: page.url} : null;
  for (const section of sections)
    section.pages.forEach((page, i) => {
      neighbors.set(page.url, {previous: link(section.pages[i - 1]), next: link(section.pages[i + 1])});
    });
  const diagnostics: Diagnostic[] = [];
  const writing = pages.filter(({view}) => view?.previous !== undefined || view?.next !== undefined);
  if (writing.length === 0) return {neighbors, diagnostics};
  const byUrl = new Map(pages.map(page => [page.url, page]));
  const find = pageFinder(pages);

  /** Finds a page by id, which is relative to the content folder or to any folder above the page that contains it. */
  const byId = (id: string, {contentPath}: PageFacts): PageFacts | undefined => {
    const folders = contentPath.split("/").slice(0, -1);
    return ["", ...folders]
      .map((_, depth) => find.page([...folders.slice(0, depth), id].join("/")))
      .find(page => page !== undefined);
  };
  const chosen = (page: PageFacts, written: false | WrittenNeighbor | undefined, usual: Link | null) => {
    if (written === undefined) return usual;
    if (written === false) return null;
    const {id, title, url} = written;
    const target = id === undefined ? byUrl.get(url ?? "") : byId(id, page);
    if (id !== undefined && !target)
      diagnostics.push(diagnostic("link-page", `there is no page with the id ${id}`, {file: page.path}));
    const to = link(target) ?? (url === undefined ? usual : {title: url, url});
    return to && {title: title ?? to.title, url: to.url};
  };
  for (const page of writing) {
    const {previous, next} = neighbors.get(page.url) ?? {previous: null, next: null};
    neighbors.set(page.url, {
      previous: chosen(page, page.view?.previous, previous),
      next: chosen(page, page.view?.next, next),
    });
  }
  return {neighbors, diagnostics};
}
