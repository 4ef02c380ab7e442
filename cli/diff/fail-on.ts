import {fatal} from "../report/diagnostic.ts";
import {nearest} from "../report/nearest.ts";
import type {SiteChanges} from "./changes.ts";

/** Kinds of change that `--fail-on` accepts, each with a test for its occurrence. */
const KINDS: Readonly<Record<string, (changes: SiteChanges) => boolean>> = {
  "added-pages": ({added}) => added.length > 0,
  "removed-pages": ({removed}) => removed.length > 0,
  "moved-pages": ({moved}) => moved.length > 0,
  "missing-redirects": ({redirects, removed}) =>
    redirects.length > 0 || removed.some(({redirect}) => redirect === null),
  titles: ({titles}) => titles.length > 0,
  order: ({sorts, groups}) => sorts.length + groups.length > 0,
  "added-anchors": ({anchors}) => anchors.some(({added}) => added.length > 0),
  "removed-anchors": ({anchors}) => anchors.some(({removed}) => removed.length > 0),
  "renamed-anchors": ({anchors}) => anchors.some(({renamed}) => renamed.length > 0),
  "broken-links": ({brokenLinks}) => brokenLinks.length > 0,
  sizes: ({sizes}) => sizes.length > 0,
};

/** Names of all kinds. */
const FAIL_ON = Object.keys(KINDS);

/** Parses a list of kinds (`removed-anchors,broken-links`). Throws `diff-kind`. */
export function readKinds(text: string): string[] {
  const kinds = text
    .split(",")
    .map(kind => kind.trim())
    .filter(kind => kind !== "");
  for (const kind of kinds) {
    if (Object.hasOwn(KINDS, kind)) continue;
    const meant = nearest(kind, FAIL_ON);
    throw fatal("diff-kind", `there is no kind of change ${kind}`, {
      hint: meant ? `Did you mean ${meant}?` : `Kinds are ${FAIL_ON.join(", ")}.`,
    });
  }
  return kinds;
}

/** Returns the given kinds that occur. */
export const occurring = (changes: SiteChanges, kinds: readonly string[]): string[] =>
  kinds.filter(kind => KINDS[kind]?.(changes));
