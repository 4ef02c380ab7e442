import type {Name} from "./names/name.ts";

/** Group of options that is described elsewhere, under the same keys. */
export type Place = {from: string; to: string; reason: string};

const escapePattern = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");

/** Converts a glob for names to a pattern: `*` matches one part, `**` any number of parts. */
export function patternOf(glob: string): RegExp {
  const source = glob
    .split("**")
    .map(part => escapePattern(part).replace(/\*/g, "[^.]+"))
    .join(".+");
  return new RegExp(`^${source}$`);
}

type Move = (full: string) => string;

/**
 * Returns a function that renames options: the whole name if `from` starts with `**`, otherwise what is below
 * it.
 */
function moveOf({from, to}: Place): Move {
  const pattern = patternOf(from);
  if (from.startsWith("**")) return full => (pattern.test(full) ? to : full);
  const start = new RegExp(`${pattern.source.slice(0, -1)}(?=\\.)`);
  return full => full.replace(start, to);
}

/**
 * Maps options to the names under which they are described: `module.rules.test` becomes `Rule.test`.
 * Duplicates are removed.
 */
export function settle(names: ReadonlyArray<Name>, places: ReadonlyArray<Place>): Name[] {
  const moves = places.map(moveOf);
  const settled = names.map(name => {
    if (!name.kind.endsWith("option")) return name;
    return {...name, full: moves.reduce((full, move) => move(full), name.full)};
  });
  return [...new Map(settled.map(name => [`${name.kind} ${name.full}`, name])).values()];
}
