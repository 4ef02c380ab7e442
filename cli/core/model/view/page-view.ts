import type {HeadingLevels} from "#schemas/rules/heading-levels.ts";

/** A neighbor that a page names itself; what is left out is that of the order. */
export interface WrittenNeighbor {
  title?: string;
  /** Url of a page, or the address of another site. */
  url?: string;
  /** Id of a page, to be looked up when all are known. */
  id?: string;
}

/** What the front matter of a page says of what stands around its text. */
export interface PageView {
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

/** Keys of the front matter that a tool has for these, with dots into maps. */
export interface ViewKeys {
  previous?: string;
  next?: string;
  /** What a text is that stands for a neighbor; default: its title. */
  neighborsBy?: "url" | "id";
  neighborTitle?: string;
  outline?: string;
  /** Key that is true where there is no list of headings. */
  noOutline?: string;
  /** Keys of the highest and the lowest level in it. */
  levels?: readonly [from: string, to: string];
  /** Key that is false where there is no column beside the text. */
  column?: string;
  banner?: string;
  sidebar?: string;
  edit?: string;
  updated?: string;
  /** Key with a list of parts that are hidden: `navigation`, `toc`, `footer`. */
  hide?: string;
  /** Key of the layout, and those that show the text without list of headings and links around it, or without sidebar. */
  layout?: string;
  plain?: readonly string[];
  wide?: readonly string[];
}
