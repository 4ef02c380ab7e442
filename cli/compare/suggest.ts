import {nearestFinder} from "#cli/report/nearest-of-many.ts";
import type {NewPage} from "./new-site.ts";
import {plainText} from "./old-document.ts";
import type {OldPage} from "./old-site.ts";

/** Minimum score for a reliable suggestion. */
const SURE = 3;
/** Maximum number of pages that share a heading id before it is too common to be useful. */
const COMMON = 20;

/** Probable successor of an old page. */
export interface Suggestion {
  url: string;
  /** False if only the path is similar. */
  isSure: boolean;
}

/**
 * Finds successors among the pages of the version that an old path belongs to: readers of the current version are never
 * sent to an older one.
 */
export class Suggestions {
  private readonly pages: readonly NewPage[];
  private readonly versions: readonly string[];
  private readonly byVersion = new Map<string, VersionSuggestions>();

  constructor(pages: Iterable<NewPage>) {
    this.pages = [...pages];
    this.versions = [...new Set(this.pages.map(({older}) => older))].filter(older => older !== "");
  }

  /** Returns the best suggestion for a page, or `undefined` if nothing resembles it. */
  suggest(page: Pick<OldPage, "path" | "title" | "targets">): Suggestion | undefined {
    const version = this.versions.find(older => page.path.startsWith(`${older}/`)) ?? "";
    const known = this.byVersion.get(version);
    if (known) return known.suggest(page);
    const found = new VersionSuggestions(this.pages.filter(({older}) => older === version));
    this.byVersion.set(version, found);
    return found.suggest(page);
  }
}

/**
 * Finds the successors of old pages by title, last path segment and heading ids, or else by a similar path.
 */
class VersionSuggestions {
  private readonly byTitle = new Map<string, NewPage[]>();
  private readonly byName = new Map<string, NewPage[]>();
  private readonly byHeading = new Map<string, NewPage[]>();
  private readonly nearest: ReturnType<typeof nearestFinder>;

  constructor(pages: Iterable<NewPage>) {
    const urls: string[] = [];
    for (const page of pages) {
      urls.push(page.url);
      add(this.byTitle, plainText(page.title), page);
      add(this.byName, nameOf(page.url), page);
      for (const {id} of page.headings) add(this.byHeading, id, page);
    }
    this.nearest = nearestFinder(urls);
  }

  /**
   * Returns the best suggestion for a page, or `undefined` if nothing resembles it. The result does not
   * depend on the order of pages.
   */
  suggest({path, title, targets}: Pick<OldPage, "path" | "title" | "targets">): Suggestion | undefined {
    const scores = new Map<NewPage, number>();
    const raise = (page: NewPage, by: number): void => void scores.set(page, (scores.get(page) ?? 0) + by);
    for (const page of few(this.byTitle.get(title))) raise(page, 2);
    for (const page of few(this.byName.get(nameOf(path)))) raise(page, 2);
    for (const {id} of targets)
      for (const page of few(this.byHeading.get(id))) raise(page, 3 / targets.length);
    const parts = path.toLowerCase().split("/");
    const ranked = [...scores].map(([page, score]) => {
      const others = new Set(page.url.toLowerCase().split("/"));
      return {
        url: page.url,
        score: score + parts.filter(part => part !== "" && others.has(part)).length / 10,
      };
    });
    ranked.sort((a, b) => b.score - a.score || a.url.length - b.url.length || (a.url < b.url ? -1 : 1));
    const [best, second] = ranked;
    if (
      best &&
      (best.score >= SURE || (best.score >= 2 && ranked.length === 1)) &&
      best.score !== second?.score
    )
      return {url: best.url, isSure: true};
    const url = best?.url ?? this.nearest(path);
    return url === undefined ? undefined : {url, isSure: false};
  }
}

/** Returns the last segment of a path, without extension and number. */
const nameOf = (path: string): string =>
  (path.split("/").findLast(part => part !== "") ?? "")
    .replace(/\.html?$/i, "")
    .replace(/^\d+[-_.]/, "")
    .replaceAll("_", "-")
    .toLowerCase();

const few = (pages: NewPage[] = []): NewPage[] => (pages.length > COMMON ? [] : pages);

function add(map: Map<string, NewPage[]>, key: string, page: NewPage): void {
  if (key === "") return;
  const list = map.get(key);
  if (list) list.push(page);
  else map.set(key, [page]);
}
