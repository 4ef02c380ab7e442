import type {SourceFile} from "#core/model/source-file.ts";
import {ROOT_SECTION} from "#schemas/artifact-paths.ts";
import type {Config} from "#schemas/config.ts";

/** Pages of a site that is arranged in parts. */
interface Parts {
  /** Pages of each section that is not complete in `first`, by its name. */
  parts: ReadonlyMap<string, readonly SourceFile[]>;
  /** Pages that every menu shows: those at the top level, and the first of each section. */
  first: readonly SourceFile[];
}

/**
 * Splits the pages of a large site by section, unless menus or pages may list pages of several sections. A section whose
 * index page is not known by its URL is not split off, because its menu entry leads to its first page in order.
 *
 * @param many number of pages up to which nothing is split
 */
export function partsOf(pages: readonly SourceFile[], config: Config, many: number): Parts {
  const isJoined =
    config.sidebar !== undefined ||
    Object.keys(config.lists ?? {}).length > 0 ||
    pages.some(({text}) => text !== undefined);
  if (pages.length <= many || isJoined) return {parts: new Map(), first: pages};
  const sections = new Map<string, SourceFile[]>();
  for (const page of pages) {
    const known = sections.get(page.section);
    if (known) known.push(page);
    else sections.set(page.section, [page]);
  }
  const isIndex = ({section, url}: SourceFile): boolean => url === `/${section}/`;
  const parts = [...sections].filter(([name, own]) => name !== ROOT_SECTION && own.some(isIndex));
  const split = new Map(parts);
  return {parts: split, first: pages.filter(page => isIndex(page) || !split.has(page.section))};
}
