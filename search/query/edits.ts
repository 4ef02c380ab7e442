/**
 * Maximum length of compared words; longer ones are truncated, since they are unlikely to differ only at the
 * end.
 */
const MAX_LENGTH = 64;
const WIDTH = MAX_LENGTH + 2;
/** Last three rows of the table, used in turn. */
const ROWS = [new Uint8Array(WIDTH), new Uint8Array(WIDTH), new Uint8Array(WIDTH)] as const;

/**
 * Returns the number of edits between two words: deletions, insertions, substitutions, and transpositions of
 * neighbors (optimal string alignment). Returns `limit + 1` as soon as the limit is certain to be exceeded,
 * and computes only the cells that can stay within it.
 *
 * @param open whether only the beginning of the second word must match
 */
export function edits(a: string, b: string, limit: number, open = false): number {
  const over = limit + 1;
  const height = Math.min(a.length, MAX_LENGTH);
  const width = Math.min(b.length, open ? a.length + limit : b.length, MAX_LENGTH);
  if (height - width > limit || width - height > limit) return over;
  let [twoBefore, before, row] = ROWS;
  for (let j = 0; j <= width; j += 1) before[j] = Math.min(j, over);
  for (let i = 1; i <= height; i += 1) {
    const from = Math.max(1, i - limit);
    const to = Math.min(width, i + limit);
    row[from - 1] = from === 1 ? Math.min(i, over) : over;
    let least = row[from - 1] ?? 0;
    const letter = a.charCodeAt(i - 1);
    for (let j = from; j <= to; j += 1) {
      const other = b.charCodeAt(j - 1);
      let cost = (before[j - 1] ?? 0) + (letter === other ? 0 : 1);
      if (j < i + limit) cost = Math.min(cost, (before[j] ?? 0) + 1);
      cost = Math.min(cost, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other)
        cost = Math.min(cost, (twoBefore[j - 2] ?? 0) + 1);
      row[j] = Math.min(cost, over);
      least = Math.min(least, cost);
    }
    if (least > limit) return over;
    [twoBefore, before, row] = [before, row, twoBefore];
  }
  if (!open) return Math.min(over, before[width] ?? 0);
  let best = over;
  for (let j = Math.max(0, height - limit); j <= width; j += 1) best = Math.min(best, before[j] ?? 0);
  return best;
}
