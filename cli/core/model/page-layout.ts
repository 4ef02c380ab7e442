import type {HeadingLevels} from "#schemas/rules/heading-levels.ts";

/** Previous or next page named in front matter; omitted parts follow the page order. */
export interface WrittenNeighbor {
  title?: string;
  /** Url of a page, or the address of another site. */
  url?: string;
  /** Id of a page, to be looked up when all are known. */
  id?: string;
}

/** Layout settings in the front matter of a page. */
export interface PageLayout {
  previous?: false | WrittenNeighbor;
  next?: false | WrittenNeighbor;
  /** What links from neighbors call the page. */
  neighborTitle?: string;
  /** Levels in the list of headings; false: there is none. */
  outline?: false | HeadingLevels;
  /** HTML above the text. */
  banner?: string;
  sidebar?: false;
  /** Address that edits the page; false: there is no such link. */
  edit?: false | string;
  /** Date of the last change; false: it is not shown. */
  updated?: false | string;
}

/** Layout of a page as its front matter has it, before values are checked. Null and false remove a part of the layout. */
export interface LayoutValues {
  /** Neighbors: a title, or a map of `link` and `text` or `label`, or of `id`. */
  previous?: unknown;
  next?: unknown;
  neighborTitle?: unknown;
  /** Heading levels in one of the forms that `headingLevels` reads. */
  outline?: unknown;
  banner?: unknown;
  sidebar?: unknown;
  edit?: unknown;
  updated?: unknown;
}

/** Reads the layout of a page; `get` returns a front matter value by its path (`sidebar.order`). */
export type ReadLayout = (get: (path: string) => unknown) => LayoutValues;
