/** Matches a character class, an escape or a character, with an optional quantifier and anchor. */
const ATOM = String.raw`\^?\(?(?:\[(?:[^\]\\]|\\.)+\]|\\(?:u[\da-fA-F]{4}|.)|[^\\[\](){}|^$*+?])(?:[*+?]|\{\d{1,2}(?:,\d{0,2})?\})?\)?\$?`;
const SIMPLE = new RegExp(`^${ATOM}(?:\\|${ATOM})*$`);

/** Reports whether a regular expression takes little time on any text: alternatives of one atom each. */
export function isSimplePattern(pattern: string): boolean {
  if (pattern.length > 200 || !SIMPLE.test(pattern)) return false;
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
}
