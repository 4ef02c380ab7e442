import {matchesPattern} from "../support/links/matches-pattern.ts";
import type {AnchorChanges, BrokenLink} from "./changes.ts";
import type {InnerLink} from "./html.ts";
import type {PageSnapshot, SiteSnapshot} from "./snapshot.ts";

/** What is known of the change when its links are judged. */
interface Change {
  before: SiteSnapshot;
  after: SiteSnapshot;
  /** Pages that moved: before → after. */
  moves: ReadonlyMap<PageSnapshot, PageSnapshot>;
  anchors: readonly AnchorChanges[];
  /** Beginnings or patterns of urls that exist outside the content. */
  known: readonly string[];
}

/**
 * Links of the new state that lead nowhere because of the change: their target was there before, or they are new on
 * their page. What is advised instead exists in the new state.
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
      // A page that moved may have lost the heading on the way: then the page is all that is left.
      const kept = there !== null && exists(after, there, fragment) ? moved : there;
      broken.set(`${page}\n${target}`, {page, target, now: renamed.get(moved) ?? kept});
    }
  }
  return [...broken.values()].sort((a, b) => (a.page < b.page ? -1 : a.page > b.page ? 1 : 0));
}

const nameOf = (url: string, fragment: string | null): string =>
  fragment === null ? url : `${url}#${fragment}`;

/** Whether it can be known that nothing is there: files and addresses outside the content are not pages. */
const isJudged = ({pages}: SiteSnapshot, url: string, known: readonly string[]): boolean =>
  pages.has(url) || (url.endsWith("/") && !matchesPattern(url, known));

function exists({pages}: SiteSnapshot, url: string, fragment: string | null): boolean {
  const page = pages.get(url);
  return page !== undefined && (!fragment || fragment.toLowerCase() === "top" || page.ids.has(fragment));
}
