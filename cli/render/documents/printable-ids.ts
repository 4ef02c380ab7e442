import type {ArrangedSection, PageFacts} from "../../pipeline/types.ts";

/** Ids of a document that joins several pages. */
export interface JoinedIds {
  /** Id of the page's own heading. */
  slugOf(page: PageFacts): string;
  /** New id of an element of a page; undefined where the page renders no such id. */
  idOf(page: PageFacts, id: string): string | undefined;
  /** New id of an element that the facts do not list; it is remembered. */
  add(page: PageFacts, id: string): string;
}

/**
 * Gives every page and every element a unique id (HTML: ids are unique in the whole document). Pages come first: the
 * last parts of their url. An element keeps its id where no page and no element before took it; otherwise the page's
 * slug stands in front. Ids depend on the facts alone, so that links can be rewritten in one pass over each body.
 */
export function joinedIds(section: ArrangedSection): JoinedIds {
  const taken = new Set<string>();
  const slugs = new Map<PageFacts, string>();
  const maps = new Map<PageFacts, Map<string, string>>();
  for (const page of section.pages) slugs.set(page, take(pageSlug(page, section), taken));
  const slugOf = (page: PageFacts): string => slugs.get(page) as string;
  const add = (page: PageFacts, id: string): string => {
    const ids = maps.get(page) as Map<string, string>;
    const known = ids.get(id);
    if (known !== undefined) return known;
    const free = taken.has(id) ? take(`${slugOf(page)}-${id}`, taken) : take(id, taken);
    ids.set(id, free);
    return free;
  };
  for (const page of section.pages) {
    maps.set(page, new Map());
    for (const id of page.ids) add(page, id);
  }
  return {slugOf, add, idOf: (page, id) => maps.get(page)?.get(id)};
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
