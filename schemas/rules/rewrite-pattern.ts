/** Matches a placeholder in a path pattern: one segment of a path or, with a star, the rest of it. */
export const REWRITE_NAME = /:(\w+)(\*)?/g;

/** Reports whether a pattern contains only placeholders and literal text. */
export const isRewritePattern = (pattern: string): boolean =>
  !/[\\()[\]{}+?*^$|]/.test(pattern.replace(REWRITE_NAME, ""));
