/** Part of a pattern: the characters that it matches, once or any number of times. */
interface Part {
  isRepeated: boolean;
  matches(char: string): boolean;
}

const PART = /\*\*|[*?]|\[!?\]?[^\]]*\]|[\s\S]/gu;

/**
 * Returns a predicate for paths that match a Sphinx pattern: `*` does not cross folders, `**` does. The time is proportional to
 * the lengths of pattern and path, because all ways to match are followed at the same time.
 */
export function globFilter(pattern: string): (path: string) => boolean {
  const parts = (pattern.match(PART) ?? []).map(partOf);
  return path => {
    /** For each place between the parts, 1 if the characters so far match the parts before it. */
    let places = new Uint8Array(parts.length + 1);
    let next = new Uint8Array(parts.length + 1);
    places[0] = 1;
    skipRepeated(places, parts);
    for (const char of path) {
      next.fill(0);
      for (const [place, part] of parts.entries())
        if (places[place] && part.matches(char)) next[part.isRepeated ? place : place + 1] = 1;
      skipRepeated(next, parts);
      [places, next] = [next, places];
    }
    return places[parts.length] === 1;
  };
}

/** Marks the places that are reached without a character, because a repeated part may match none. */
function skipRepeated(places: Uint8Array, parts: readonly Part[]): void {
  for (const [place, part] of parts.entries()) if (part.isRepeated && places[place]) places[place + 1] = 1;
}

function partOf(text: string): Part {
  if (text === "**") return {isRepeated: true, matches: () => true};
  if (text === "*") return {isRepeated: true, matches: char => char !== "/"};
  if (text === "?") return {isRepeated: false, matches: char => char !== "/"};
  const [, not, set] = /^\[(!?)(\]?[^\]]*)\]$/.exec(text) ?? [];
  return {
    isRepeated: false,
    matches: set === undefined ? char => char === text : char => inSet(char, set) !== (not === "!"),
  };
}

/** Reports whether a character is in a set such as `a-z_`. */
function inSet(char: string, set: string): boolean {
  const ranges = set.matchAll(/([\s\S])-([\s\S])|([\s\S])/gu);
  for (const [, first = "", last = "", one] of ranges)
    if (one === undefined ? char >= first && char <= last : char === one) return true;
  return false;
}
