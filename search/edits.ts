/**
 * Number of edits between two words: letters left out, added or changed, or two neighbours swapped (optimal string
 * alignment). Gives `limit + 1` as soon as it is clear that there are more than `limit`.
 *
 * @param open the second word may go on: only its beginning must match
 */
export function edits(a: string, b: string, limit: number, open = false): number {
  const over = limit + 1;
  if (a.length - b.length > limit || (!open && b.length - a.length > limit)) return over;
  const width = open ? Math.min(b.length, a.length + limit) : b.length;
  let twoBefore: number[] = [];
  let before = Array.from({length: width + 1}, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= width; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (before[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (before[j - 1] as number) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (twoBefore[j - 2] as number) + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return over;
    twoBefore = before;
    before = row;
  }
  return Math.min(over, open ? Math.min(...before) : (before[width] as number));
}
