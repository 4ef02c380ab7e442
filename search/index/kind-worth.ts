/** What kind of page it is. */
export interface PageKind {
  url: string;
  /** It has a date: what was true then may have changed since. */
  dated: boolean;
  /** It belongs to another project. */
  external: boolean;
}

const DATED = 0.8;
const EXTERNAL = 0.7;
/** The first page of a section names much that its other pages explain. */
const SECTION_INDEX = 0.85;

/** What a page is worth against others with the same words, from 0 to 1, by the kind of page that it is. */
export const kindWorth = ({url, dated, external}: PageKind): number =>
  (dated ? DATED : 1) * (external ? EXTERNAL : 1) * (/^\/[^/]+\/$/.test(url) ? SECTION_INDEX : 1);
