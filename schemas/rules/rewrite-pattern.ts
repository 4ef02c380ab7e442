/** Matches a placeholder in a path pattern: one segment of a path or, with a star, the rest of it. */
export const REWRITE_NAME = /:(\w+)(\*)?/g;

/**
 * Maximum number of placeholders beyond one in each segment and one with a star. With each further one, a long path is
 * tried in a hundred times as many ways.
 */
const MAX_CHOICES = 2;

/** Reports whether a pattern contains only literal text and a few placeholders, so that it takes little time to match. */
export function isRewritePattern(pattern: string): boolean {
  if (/[\\()[\]{}+?*^$|]/.test(pattern.replace(REWRITE_NAME, ""))) return false;
  const counts = pattern.split("/").map(segment => segment.match(/:\w/g)?.length ?? 0);
  const further = counts.reduce((sum, count) => sum + Math.max(0, count - 1), 0);
  const open = pattern.match(/:\w+\*/g)?.length ?? 0;
  return further + Math.max(0, open - 1) <= MAX_CHOICES;
}
