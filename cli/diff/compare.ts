import {compareAnchors} from "./anchors.ts";
import type {BrokenLink, SiteChanges, ValueChange} from "./changes.ts";
import {findMoves} from "./moves.ts";
import type {PageSnapshot, SiteSnapshot} from "./snapshot.ts";

/** Compares two states of a site: what changed for readers and for links. */
export function compareSites(before: SiteSnapshot, after: SiteSnapshot): SiteChanges {
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
    brokenLinks: brokenLinks(
      before,
      after,
      new Map([...moves].map(([old, now]) => [old.url, now.url])),
      anchors,
    ),
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

/** Links of the new state whose target was there before the change and is not any more. */
function brokenLinks(
  before: SiteSnapshot,
  after: SiteSnapshot,
  moves: ReadonlyMap<string, string>,
  anchors: SiteChanges["anchors"],
): BrokenLink[] {
  const renamed = new Map<string, string>();
  for (const {url, renamed: list} of anchors) {
    for (const {from, to} of list) renamed.set(`${url}#${from}`, `${url}#${to}`);
  }
  const broken = new Map<string, BrokenLink>();
  for (const {url: page, links} of [...after.pages.values()].sort(byUrl)) {
    for (const {url, fragment} of links) {
      if (exists(after, url, fragment) || !exists(before, oldUrl(url, moves), fragment)) continue;
      const hash = fragment === null ? "" : `#${fragment}`;
      const moved = `${moves.get(url) ?? url}${hash}`;
      const now = renamed.get(moved) ?? (moves.has(url) ? moved : null);
      broken.set(`${page}\n${url}${hash}`, {page, target: `${url}${hash}`, now});
    }
  }
  return [...broken.values()];
}

/** Url that a page had before it moved. */
const oldUrl = (url: string, moves: ReadonlyMap<string, string>): string =>
  [...moves].find(([, now]) => now === url)?.[0] ?? url;

function exists({pages}: SiteSnapshot, url: string, fragment: string | null): boolean {
  const page = pages.get(url);
  return page !== undefined && (!fragment || fragment.toLowerCase() === "top" || page.ids.has(fragment));
}
