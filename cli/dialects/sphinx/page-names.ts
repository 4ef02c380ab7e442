/** Matches the endings of pages, read or not. */
export const ENDING = /\.(?:md|rst|ipynb|Rmd)$/;

/** Returns the name by which toctrees and roles refer to a page: its path without ending. */
export const withoutEnding = (path: string): string => path.replace(ENDING, "");
