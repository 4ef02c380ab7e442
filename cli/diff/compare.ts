import {compareAnchors} from "./anchors.ts";
import {brokenLinks} from "./broken-links.ts";
import type {SiteChanges, ValueChange} from "./changes.ts";
import {findMoves} from "./moves.ts";
import type {PageSnapshot, SiteSnapshot} from "./snapshot.ts";

/**
 * Compares two states of a site and returns the changes for readers and links.
 *
 * @param known prefixes or patterns of URLs that exist outside the content
 */
export function compareSites(
  before: SiteSnapshot,
  after: SiteSnapshot,
  known: readonly string[] = [],
): SiteChanges {
  const gone = pagesMissing(before, after);
  const fresh = pagesMissing(after, before);
  const moves = findMoves(gone, fresh);
  const movedTo = new Set(moves.values());
  const pairs = [...moves];
  for (const page of before.pages.values()) {
    const same = after.pages.get(page.url);
    if (same) pairs.push([page, same]);
  }
  pairs.sort(([, a], [, b]) => byUrl(a, b));
  const moved = [...moves].map(([{url: from}, {url: to, title}]) => ({
    from,
    to,
    title,
    redirected: after.redirects.get(from)?.replace(/[?#].*$/s, "") === to,
  }));
  moved.sort((a, b) => (a.from < b.from ? -1 : 1));
  const anchors = pairs.flatMap(([old, now]) => compareAnchors(old, now) ?? []);
  return {
    added: fresh.filter(page => !movedTo.has(page)).map(({url, title}) => ({url, title})),
    removed: gone
      .filter(page => !moves.has(page))
      .map(({url, title}) => ({url, title, redirect: after.redirects.get(url) ?? null})),
    moved,
    redirects: moved.filter(({redirected}) => !redirected).map(({from, to}) => ({from, to})),
    titles: valueChanges(pairs, ({title}) => title),
    sorts: valueChanges(pairs, ({sort}) => sort),
    groups: valueChanges(pairs, ({group}) => group),
    anchors,
    brokenLinks: brokenLinks({before, after, moves, anchors, known}),
    sizes: valueChanges(pairs, ({size}) => size),
  };
}

const byUrl = (a: {url: string}, b: {url: string}): number => (a.url < b.url ? -1 : a.url > b.url ? 1 : 0);

const pagesMissing = (from: SiteSnapshot, other: SiteSnapshot): PageSnapshot[] =>
  [...from.pages.values()].filter(({url}) => !other.pages.has(url)).sort(byUrl);

type Pair = readonly [before: PageSnapshot, after: PageSnapshot];

function valueChanges<T>(pairs: readonly Pair[], value: (page: PageSnapshot) => T): ValueChange<T>[] {
  return pairs
    .map(([old, now]) => ({url: now.url, before: value(old), after: value(now)}))
    .filter(({before, after}) => before !== after);
}
