import {present} from "../present.ts";
/** Page within a printable page. */
export interface Chapter {
  url: string;
  /** Id of the heading above the page. */
  id: string;
  /** Ids of the page's elements, headings first. */
  elementIds: Iterable<string>;
}

/** Ids of a document that joins several pages. */
export interface JoinedIds {
  /** Returns the new id of an element, or `undefined` if the page has no such id. */
  idOf(page: Chapter, id: string): string | undefined;
  /** Returns the new id of an element; unknown ids are added. */
  add(page: Chapter, id: string): string;
}

/**
 * Assigns every element a unique id (HTML: ids are unique in the whole document). An element keeps its id
 * unless a page or an earlier element has it; otherwise the id of its page is prepended.
 */
export function joinedIds(pages: readonly Chapter[]): JoinedIds {
  const taken = new Set(pages.map(({id}) => id));
  const maps = new Map(pages.map(page => [page, new Map<string, string>()]));
  const add = (page: Chapter, id: string): string => {
    const ids = present(maps.get(page));
    const joined = ids.get(id);
    if (joined !== undefined) return joined;
    const free = freeId(taken.has(id) ? `${page.id}-${id}` : id, taken);
    ids.set(id, free);
    return free;
  };
  for (const page of pages) for (const id of page.elementIds) add(page, id);
  return {add, idOf: (page, id) => maps.get(page)?.get(id)};
}

/** Returns an unused id, with a number if necessary, and marks it as used. */
export function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let n = 1; taken.has(id); n++) id = `${wanted}-${n}`;
  taken.add(id);
  return id;
}
