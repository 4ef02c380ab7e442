import {compareDiagnostics} from "#cli/report/diagnostic.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {factsForFindings, type KnownFindings} from "./cache/fingerprint.ts";
import type {StoredPage} from "./cache/stored-pages.ts";

/** Position in a page: of a link, a diagnostic, or the first character of either. */
type Place = Pick<Diagnostic, "line" | "column" | "endLine" | "endColumn">;

/** New positions by the old ones. */
type Moves = ReadonlyMap<string, Place>;

/**
 * Returns the diagnostics of the last build at their new positions if pages differ from the last build only in the positions
 * of their links and diagnostics, which no other diagnostic depends on. Returns null if something else has changed.
 *
 * @param before returns a page as it was in the last build
 * @param others diagnostics that are not part of any page
 * @param knownFor returns the diagnostics of the last build if they apply to pages
 */
export function movedFindings(
  pages: readonly StoredPage[],
  before: (path: string) => StoredPage | undefined,
  others: readonly Diagnostic[],
  knownFor: (pages: readonly StoredPage[]) => KnownFindings | null,
): KnownFindings | null {
  const moved = new Map<string, Moves>();
  const asBefore = pages.map(page => {
    const last = before(page.path);
    const moves = last && last !== page ? movesBetween(last, page) : null;
    if (!last || !moves) return page;
    moved.set(page.path, moves);
    return last;
  });
  // The new positions of other diagnostics in these pages are unknown.
  if (moved.size === 0 || others.some(({file = "", line}) => line !== undefined && moved.has(file)))
    return null;
  const known = knownFor(asBefore);
  const diagnostics = known?.diagnostics.flatMap(finding => withMoves(finding, moved) ?? []);
  if (!known || diagnostics?.length !== known.diagnostics.length) return null;
  return {...known, diagnostics: diagnostics.sort(compareDiagnostics)};
}

const KEYS = ["line", "column", "endLine", "endColumn"] as const;

const keyOf = (place: Place): string => KEYS.map(key => place[key]).join(":");
const startOf = ({line, column}: Place): Place => ({line, column});

/** Returns the new positions in a page; null if more has changed than positions, or if two of them became one or vice versa. */
function movesBetween(before: StoredPage, after: StoredPage): Moves | null {
  if (factsForFindings(before, -1) !== factsForFindings(after, -1)) return null;
  const [old, now] = [placesIn(before), placesIn(after)];
  if (old.rest !== now.rest) return null;
  const moves = new Map<string, Place>();
  for (const [i, place] of old.places.entries()) {
    const to = now.places[i] ?? {};
    for (const [key, value] of [
      [keyOf(place), to],
      [keyOf(startOf(place)), startOf(to)],
    ] as const) {
      const known = moves.get(key);
      if (known && keyOf(known) !== keyOf(value)) return null;
      moves.set(key, value);
    }
  }
  return new Set([...moves.values()].map(keyOf)).size === moves.size ? moves : null;
}

/** Separates the positions of a page's links and diagnostics from everything else. Positions in partials are left. */
function placesIn(page: StoredPage): {places: Place[]; rest: string} {
  const {links, diagnostics} = page.readChecks();
  const places: Place[] = [];
  const rest = [...links, ...diagnostics].map(entry => {
    const {file = page.path, line} = entry;
    if (file !== page.path || line === undefined) return entry;
    const present = KEYS.filter(key => entry[key] !== undefined);
    places.push(Object.fromEntries(present.map(key => [key, entry[key]])));
    return {...entry, ...Object.fromEntries(present.map(key => [key, 0]))};
  });
  return {places, rest: JSON.stringify(rest)};
}

/** Returns a diagnostic with new positions, also in related places; null if one is unknown. */
function withMoves(finding: Diagnostic, moved: ReadonlyMap<string, Moves>): Diagnostic | null {
  const at = ({file = "", ...place}: Place & {file?: string | undefined}): Place | undefined => {
    const moves = moved.get(file);
    return moves && place.line !== undefined ? moves.get(keyOf(place)) : {};
  };
  const own = at(finding);
  const related = finding.related?.flatMap(place => {
    const to = at({file: place.file, line: place.line, column: place.column});
    return to ? [{...place, ...to}] : [];
  });
  if (!own || related?.length !== finding.related?.length) return null;
  return {...finding, ...own, ...(related && {related})};
}
