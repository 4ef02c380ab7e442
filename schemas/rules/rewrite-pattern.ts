/** A name in a pattern of paths: one part of a path, or with a star all that is left. */
export const REWRITE_NAME = /:(\w+)(\*)?/g;

/** Whether every sign of a pattern is understood: names, and text that stands for itself. */
export const isRewritePattern = (pattern: string): boolean =>
  !/[\\()[\]{}+?*^$|]/.test(pattern.replace(REWRITE_NAME, ""));
