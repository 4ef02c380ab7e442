/** Minimum length of a part; shorter ones occur in too many words. */
const MIN_PART = 4;
/** Linking elements between the parts of a compound in German and related languages. */
const LINKS = ["", "s", "n", "en", "es", "er"];

/**
 * Splits a compound into two words of the index: `Suchleiste` → `suche`, `leiste`; `filewatcher` → `file`,
 * `watcher`. Of several candidates, the pair whose rarer word is most common wins. Returns `null` if there is
 * none.
 *
 * @param counts number of pages by word
 */
export function splitCompound(word: string, counts: ReadonlyMap<string, number>): [string, string] | null {
  let best: {parts: [string, string]; count: number} | null = null;
  for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1) {
    const last = word.slice(at);
    const ofLast = counts.get(last) ?? 0;
    if (ofLast === 0) continue;
    for (const first of firstParts(word.slice(0, at))) {
      const count = Math.min(ofLast, counts.get(first) ?? 0);
      if (count > (best?.count ?? 0)) best = {parts: [first, last], count};
    }
  }
  return best?.parts ?? null;
}

/** Returns the possible first words of a compound: with a linking element removed, or a final `e` added. */
function firstParts(beginning: string): string[] {
  const bare = LINKS.filter(link => beginning.endsWith(link)).map(link =>
    beginning.slice(0, beginning.length - link.length),
  );
  return [...bare, ...bare.map(part => `${part}e`)].filter(part => part.length >= MIN_PART);
}
