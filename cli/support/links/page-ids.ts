import {type NearestFinder, nearestFinder} from "#cli/report/nearest-of-many.ts";

/** Number of pages whose ids are kept in memory, since frequent link targets recur. */
const MOST_KNOWN = 500;

/** Maximum number of ids of a page that are compared with misspelled ones, since one page may have many of both. */
const MOST_COMPARED = 1_000_000;

/** Page whose ids are stored on disk. */
interface PageWithIds {
  readOutline(): {ids: readonly string[]};
}

/** Ids of a page, to look up many fragments. */
export class PageIds {
  /** In the order of the page. */
  readonly all: readonly string[];
  private readonly ids: ReadonlySet<string>;
  private byLetters: ReadonlyMap<string, string> | undefined;
  private finder: NearestFinder | undefined;
  private compared = 0;

  constructor(ids: readonly string[]) {
    this.all = ids;
    this.ids = new Set(ids);
  }

  has(id: string): boolean {
    return this.ids.has(id);
  }

  /**
   * Returns the first id that differs only in case and hyphens, which are often the only change
   * (`output-filename`, `outputfilename`).
   */
  withSameLetters(fragment: string): string | undefined {
    this.byLetters ??= new Map(this.all.toReversed().map((id): [string, string] => [bare(id), id]));
    return this.byLetters.get(bare(fragment));
  }

  /** Returns the most similar id, or `undefined` if none is similar or too many were looked for. */
  nearest(fragment: string): string | undefined {
    const same = this.withSameLetters(fragment);
    if (same !== undefined || this.compared > MOST_COMPARED) return same;
    this.compared += this.all.length;
    this.finder ??= nearestFinder(this.all);
    return this.finder(fragment);
  }
}

const bare = (id: string): string => id.toLowerCase().replaceAll("-", "");

/** Returns a function that reads the ids of a page. It caches the ids of up to 500 pages. */
export function pageIds(): (page: PageWithIds) => PageIds {
  const cache = new Map<PageWithIds, PageIds>();
  return page => {
    let known = cache.get(page);
    if (!known) {
      known = new PageIds(page.readOutline().ids);
      if (cache.size === MOST_KNOWN) cache.clear();
      cache.set(page, known);
    }
    return known;
  };
}
