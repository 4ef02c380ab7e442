import {nearestFinder} from "#cli/report/nearest-of-many.ts";
import type {NewPage} from "./new-site.ts";
import {plainText} from "./old-document.ts";
import type {OldPage} from "./old-site.ts";

/** Minimum score for a reliable suggestion. */
const SURE = 3;
/** Added for a page in the same language: less than for any other similarity. */
const SAME_LANGUAGE = 0.05;
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
  /** Paths of all languages and versions, the longest first. */
  private readonly editions: readonly string[];
  private readonly older: ReadonlySet<string>;
  private readonly byVersion = new Map<string, VersionSuggestions>();

  constructor(pages: Iterable<NewPage>) {
    this.pages = [...pages];
    this.editions = [...new Set(this.pages.map(({edition}) => edition))].sort((a, b) => b.length - a.length);
    this.older = new Set(this.pages.filter(({isOlder}) => isOlder).map(({edition}) => edition));
  }

  /** Returns the best suggestion for a page, or `undefined` if nothing resembles it. */
  suggest(page: Pick<OldPage, "path" | "title" | "targets">): Suggestion | undefined {
    const edition = this.editions.find(path => page.path.startsWith(`${path}/`)) ?? "";
    const version = this.older.has(edition) ? edition : "";
    let suggestions = this.byVersion.get(version);
    if (!suggestions) {
      const isWanted =
        version === "" ? ({isOlder}: NewPage) => !isOlder : (one: NewPage) => one.edition === version;
      suggestions = new VersionSuggestions(this.pages.filter(isWanted));
      this.byVersion.set(version, suggestions);
    }
    return suggestions.suggest(page, edition);
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
   * Returns the best suggestion for a page, or `undefined` if nothing resembles it. Of pages that resemble it equally, the one
   * in its language counts. The result does not depend on the order of pages.
   */
  suggest(
    {path, title, targets}: Pick<OldPage, "path" | "title" | "targets">,
    edition: string,
  ): Suggestion | undefined {
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
        edition: page.edition,
        score:
          score +
          parts.filter(part => part !== "" && others.has(part)).length / 10 +
          (page.edition === edition ? SAME_LANGUAGE : 0),
      };
    });
    ranked.sort((a, b) => b.score - a.score || a.url.length - b.url.length || (a.url < b.url ? -1 : 1));
    const [best, second] = ranked;
    if (
      best &&
      (best.score >= SURE ||
        (best.score >= 2 && ranked.every(one => one === best || one.edition !== best.edition))) &&
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
