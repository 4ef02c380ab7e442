import type {PageForm} from "#schemas/common.ts";
import type {HeadingLevels} from "#schemas/rules/heading-levels.ts";

/** Previous or next page named in front matter; omitted parts follow the page order. */
export interface WrittenNeighbor {
  title?: string;
  /** URL of a page or of another site. */
  url?: string;
  /** Page id, resolved once all pages are known. */
  id?: string;
}

/** Layout settings in the front matter of a page. */
export interface PageLayout {
  previous?: false | WrittenNeighbor;
  next?: false | WrittenNeighbor;
  /** Title used by the previous and next links of neighboring pages. */
  neighborTitle?: string;
  /** Heading levels in the table of contents; false hides it. */
  outline?: false | HeadingLevels;
  /** HTML shown above the text. */
  banner?: string;
  sidebar?: false;
  /** Layout without sidebar and table of contents. */
  form?: PageForm;
  /** Edit URL; false hides the link. */
  edit?: false | string;
  /** Date of the last change; false hides it. */
  updated?: false | string;
}

/** Unvalidated layout values from front matter. Null and false remove a part of the layout. */
export interface LayoutValues {
  /** Neighbors: a title, or a map of `link` and `text` or `label`, or of `id`. */
  previous?: unknown;
  next?: unknown;
  neighborTitle?: unknown;
  /** Heading levels in any form that `headingLevels` accepts. */
  outline?: unknown;
  banner?: unknown;
  sidebar?: unknown;
  /** A page form; false: `blank`. */
  form?: unknown;
  edit?: unknown;
  updated?: unknown;
}

/** Function that reads a page's layout; `get` returns a front matter value by its path (`sidebar.order`). */
export type ReadLayout = (get: (path: string) => unknown) => LayoutValues;
