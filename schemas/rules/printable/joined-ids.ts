/** A page of a printable page. */
export interface Chapter {
  url: string;
  /** ID of the heading above the page. */
  id: string;
  /** IDs of the elements of the page, headings first. */
  elementIds: Iterable<string>;
}

/** IDs of a document that joins several pages. */
export interface JoinedIds {
  /** Returns the new ID of an element of a page; undefined if the page has no such ID. */
  idOf(page: Chapter, id: string): string | undefined;
  /** Returns the new ID of an element; unknown IDs are added. */
  add(page: Chapter, id: string): string;
}

/**
 * Gives every element a unique ID (HTML: IDs are unique in the whole document). An element keeps its ID unless a page or
 * an earlier element has it; otherwise the ID of its page is prepended.
 */
export function joinedIds(pages: readonly Chapter[]): JoinedIds {
  const taken = new Set(pages.map(({id}) => id));
  const maps = new Map(pages.map(page => [page, new Map<string, string>()]));
  const add = (page: Chapter, id: string): string => {
    const ids = maps.get(page) as Map<string, string>;
    const known = ids.get(id);
    if (known !== undefined) return known;
    const free = freeId(taken.has(id) ? `${page.id}-${id}` : id, taken);
    ids.set(id, free);
    return free;
  };
  for (const page of pages) for (const id of page.elementIds) add(page, id);
  return {add, idOf: (page, id) => maps.get(page)?.get(id)};
}

/** Returns an ID that is not taken, numbered if necessary, and adds it to those that are. */
export function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let n = 1; taken.has(id); n++) id = `${wanted}-${n}`;
  taken.add(id);
  return id;
}
