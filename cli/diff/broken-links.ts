import {matchesPattern} from "../support/links/matches-pattern.ts";
import type {AnchorChanges, BrokenLink} from "./changes.ts";
import type {InnerLink} from "./html.ts";
import type {PageSnapshot, SiteSnapshot} from "./snapshot.ts";

/** Inputs for checking the links of a change. */
interface Change {
  before: SiteSnapshot;
  after: SiteSnapshot;
  /** Moved pages: before → after. */
  moves: ReadonlyMap<PageSnapshot, PageSnapshot>;
  anchors: readonly AnchorChanges[];
  /** Prefixes or patterns of URLs that exist outside the content. */
  known: readonly string[];
}

/**
 * Finds links in the new state that are broken by the change: their target existed before, or they are new on
 * their page. Suggested targets exist in the new state.
 */
export function brokenLinks({before, after, moves, anchors, known}: Change): BrokenLink[] {
  const movedTo = new Map([...moves].map(([old, now]) => [old.url, now.url]));
  const movedFrom = new Map([...moves].map(([old, now]) => [now.url, old.url]));
  const renamed = new Map(
    anchors.flatMap(({url, renamed}) =>
      renamed.map(({from, to}): [string, string] => [`${url}#${from}`, `${url}#${to}`]),
    ),
  );
  const hadLink = (page: string): ((link: InnerLink) => boolean) => {
    const links = before.pages.get(movedFrom.get(page) ?? page)?.links ?? [];
    const targets = new Set(links.map(({url, fragment}) => nameOf(movedTo.get(url) ?? url, fragment)));
    return ({url, fragment}) => targets.has(nameOf(movedTo.get(url) ?? url, fragment));
  };
  const broken = new Map<string, BrokenLink>();
  for (const {url: page, links} of after.pages.values()) {
    const had = hadLink(page);
    for (const link of links) {
      const {url, fragment} = link;
      if (exists(after, url, fragment)) continue;
      const isNew = !had(link) && isJudged(after, url, known);
      if (!isNew && !exists(before, movedFrom.get(url) ?? url, fragment)) continue;
      const target = nameOf(url, fragment);
      const there = movedTo.get(url) ?? null;
      const moved = nameOf(there ?? url, fragment);
      // If a moved page has lost the heading, only the page remains.
      const kept = there !== null && exists(after, there, fragment) ? moved : there;
      broken.set(`${page}\n${target}`, {page, target, now: renamed.get(moved) ?? kept});
    }
  }
  return [...broken.values()].sort((a, b) => (a.page < b.page ? -1 : a.page > b.page ? 1 : 0));
}

const nameOf = (url: string, fragment: string | null): string =>
  fragment === null ? url : `${url}#${fragment}`;

/** Reports whether a missing target can be determined: files and URLs outside the content are not pages. */
const isJudged = ({pages}: SiteSnapshot, url: string, known: readonly string[]): boolean =>
  pages.has(url) || (url.endsWith("/") && !matchesPattern(url, known));

function exists({pages}: SiteSnapshot, url: string, fragment: string | null): boolean {
  const page = pages.get(url);
  return page !== undefined && (!fragment || fragment.toLowerCase() === "top" || page.ids.has(fragment));
}
