/**
 * Properties of a page that determine its weight. Unless a property follows from the path of the file or the terms of the
 * page, as `external` and `url` do, `indexedFacts` and `updatedTerms` in `cli/core/render/search/` must compare it, or the
 * index misses an edit.
 */
export interface PageKind {
  url: string;
  /** Whether it has a date of publication, so that its content may be outdated. */
  dated: boolean;
  /** Whether it belongs to another project. */
  external: boolean;
}

const DATED = 0.8;
const EXTERNAL = 0.7;
/** The first page of a section mentions much that other pages explain. */
const SECTION_INDEX = 0.85;

/** Returns the weight of a page relative to others with the same words, from 0 to 1, based on its kind. */
export const pageWeight = ({url, dated, external}: PageKind): number =>
  (dated ? DATED : 1) * (external ? EXTERNAL : 1) * (/^\/[^/]+\/$/.test(url) ? SECTION_INDEX : 1);
