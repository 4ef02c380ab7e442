/** Shorter parts would be found in too many words. */
const MIN_PART = 4;
/** Letters that German and its neighbors put between the parts of a compound. */
const LINKS = ["", "s", "n", "en", "es", "er"];

/**
 * The two words of the index that a compound is made of: `Suchleiste` → `suche`, `leiste`; `filewatcher` → `file`,
 * `watcher`. Of several, the pair whose rarer word is the most common. Null if there is none.
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

/** Words that the beginning of a compound may be: with a link cut off, or a final `e` added. */
function firstParts(beginning: string): string[] {
  const bare = LINKS.filter(link => beginning.endsWith(link)).map(link =>
    beginning.slice(0, beginning.length - link.length),
  );
  return [...bare, ...bare.map(part => `${part}e`)].filter(part => part.length >= MIN_PART);
}
