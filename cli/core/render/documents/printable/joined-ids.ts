import type {ArrangedSection} from "#core/model/arrangement.ts";
import type {PageFacts} from "#core/model/page-facts.ts";

/** Ids of a document that joins several pages. */
export interface JoinedIds {
  /** Id of the page's own heading. */
  slugOf(page: PageFacts): string;
  /** New id of an element of a page; undefined where the page renders no such id. */
  idOf(page: PageFacts, id: string): string | undefined;
  /** New id of an element; one that the facts do not list is remembered. */
  add(page: PageFacts, id: string): string;
  /** The page of the document with this url. */
  pageAt(url: string): PageFacts | undefined;
}

/**
 * Gives every page and every element a unique id (HTML: ids are unique in the whole document). Pages come first: the
 * last parts of their url. An element keeps its id where no page and no element before took it; otherwise the page's
 * slug stands in front. Ids depend on the facts alone, so that links can be rewritten in one pass over each body.
 */
export function joinedIds(section: ArrangedSection): JoinedIds {
  const taken = new Set<string>();
  const slugs = new Map<PageFacts, string>();
  for (const page of section.pages) slugs.set(page, take(pageSlug(page, section), taken));
  const slugOf = (page: PageFacts): string => slugs.get(page) as string;
  const byUrl = new Map(section.pages.map(page => [page.url, page]));
  const maps = new Map<PageFacts, Map<string, string>>();
  const addTo = (ids: Map<string, string>, page: PageFacts, id: string): string => {
    const known = ids.get(id);
    if (known !== undefined) return known;
    const free = take(taken.has(id) ? `${slugOf(page)}-${id}` : id, taken);
    ids.set(id, free);
    return free;
  };
  /** Made only when the document is: a build without changes asks for slugs alone. */
  const idsOf = (wanted: PageFacts): Map<string, string> => {
    if (maps.size === 0) {
      for (const page of section.pages) {
        const ids = new Map<string, string>();
        maps.set(page, ids);
        for (const id of page.readOutline().ids) addTo(ids, page, id);
      }
    }
    return maps.get(wanted) as Map<string, string>;
  };
  return {
    slugOf,
    idOf: (page, id) => idsOf(page).get(id),
    add: (page, id) => addTo(idsOf(page), page, id),
    pageAt: url => byUrl.get(url),
  };
}

/** `/guides/caching/` → `caching` in the section `guides`; the index page gets the name of the section. */
function pageSlug(page: PageFacts, section: ArrangedSection): string {
  const below = page.url.startsWith(section.url) ? page.url.slice(section.url.length) : page.url;
  const slug = below.split("/").filter(Boolean).join("-").replace(/\s+/g, "-");
  return slug || section.name;
}

function take(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let n = 1; taken.has(id); n++) id = `${wanted}-${n}`;
  taken.add(id);
  return id;
}
