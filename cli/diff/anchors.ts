import {distance} from "fastest-levenshtein";
import type {AnchorChanges} from "./changes.ts";
import type {Heading} from "./html.ts";
import type {PageSnapshot} from "./snapshot.ts";

/** Minimum similarity of two titles at the same position that count as one changed title. */
const ALIKE = 0.4;

/**
 * Compares the headings of a page. A heading was renamed if one is gone and a new one has the same title, or
 * is at the same position (between the same headings) with a similar title. An id that still exists on
 * another element is not gone.
 */
export function compareAnchors(before: PageSnapshot, after: PageSnapshot): AnchorChanges | null {
  const gone = before.headings.filter(({id}) => !after.ids.has(id));
  const fresh = after.headings.filter(({id}) => !before.ids.has(id));
  const placesBefore = placesOf(before.headings, after.ids);
  const placesAfter = placesOf(after.headings, before.ids);
  const renamed = new Map<Heading, Heading>();
  const free = new Set(fresh);
  const pair = (fits: (old: Heading, now: Heading) => boolean): void => {
    for (const old of gone) {
      const now = renamed.has(old) ? undefined : [...free].find(candidate => fits(old, candidate));
      if (!now) continue;
      renamed.set(old, now);
      free.delete(now);
    }
  };
  pair((old, now) => old.title === now.title && old.level === now.level);
  pair(
    (old, now) => placesBefore.get(old) === placesAfter.get(now) && likeness(old.title, now.title) >= ALIKE,
  );
  const changes: AnchorChanges = {
    url: after.url,
    added: [...free].map(({id, title}) => ({id, title})),
    removed: gone.filter(old => !renamed.has(old)).map(({id, title}) => ({id, title})),
    renamed: [...renamed].map(([from, to]) => ({from: from.id, to: to.id, title: to.title})),
  };
  const {added, removed} = changes;
  return added.length + removed.length + renamed.size === 0 ? null : changes;
}

/**
 * Returns the position of each heading that exists on one side only: the nearest unchanged headings around
 * it, and its level.
 */
function placesOf(headings: readonly Heading[], others: ReadonlySet<string>): Map<Heading, string> {
  const places = new Map<Heading, string>();
  headings.forEach((heading, i) => {
    const above = headings.slice(0, i).findLast(({id}) => others.has(id))?.id ?? "";
    const below = headings.slice(i + 1).find(({id}) => others.has(id))?.id ?? "";
    places.set(heading, `${heading.level}\n${above}\n${below}`);
  });
  return places;
}

/** Returns the similarity of two titles by edit distance; 1 if one contains the other. */
function likeness(before: string, after: string): number {
  const [a, b] = [before.toLowerCase(), after.toLowerCase()];
  if (a !== "" && b !== "" && (a.includes(b) || b.includes(a))) return 1;
  return 1 - distance(a, b) / Math.max(a.length, b.length, 1);
}
