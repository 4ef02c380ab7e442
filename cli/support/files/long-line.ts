/** Reports whether a text has a line longer than the limit, in UTF-16 units. */
export function hasLineOver(text: string, limit: number): boolean {
  for (let from = 0; text.length - from > limit; ) {
    // Between here and the last line end within reach, all lines are short enough.
    const end = text.lastIndexOf("\n", from + limit);
    if (end < from) return true;
    from = end + 1;
  }
  return false;
}
