/** A class of signs, an escape, or a sign; how often it occurs; the edge of the text that it must be at. */
const ATOM = String.raw`\^?\(?(?:\[(?:[^\]\\]|\\.)+\]|\\(?:u[\da-fA-F]{4}|.)|[^\\[\](){}|^$*+?])(?:[*+?]|\{\d{1,2}(?:,\d{0,2})?\})?\)?\$?`;
const SIMPLE = new RegExp(`^${ATOM}(?:\\|${ATOM})*$`);

/** Whether a pattern takes little time on any text: alternatives of one atom each. */
export function isSimplePattern(pattern: string): boolean {
  if (pattern.length > 200 || !SIMPLE.test(pattern)) return false;
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
}
