import type {PageFacts, RenderedPage} from "./page-facts.ts";

/** Text of the page from one heading to the next, for search. */
export interface PageSection {
  /** Heading id; empty for the text before the first heading. */
  id: string;
  /** Heading texts from the outermost to this one. */
  titles: string[];
  level: number;
  text: string;
  /** Code blocks, one after the other. */
  code: string;
}

/** The big part of a page: kept on disk, never for all pages in memory. */
export interface PageBody {
  html: string;
  /** Clean Markdown, without front matter. */
  markdown: string;
  sections: PageSection[];
  /** Terms for the search index (`search/text/packed-terms.ts`): the costly part of it, done once for each page. */
  terms: string;
}

/**
 * Parts of a body, in the order of the pack. Each is stored as the artifacts need it, so that most of them are copied
 * and never parsed again: `html` as a JSON string, `sections` as the JSON of `data/text`, `markdown` and
 * `terms` as plain text.
 */
export const BODY_PARTS = ["html", "markdown", "sections", "terms"] as const;
export type BodyPart = (typeof BODY_PARTS)[number];

/** Result of rendering a page. */
export interface PageResult extends RenderedPage {
  body: PageBody;
}

/** Reads bodies back, one part at a time, as `packBody` wrote them. */
export interface BodyReader {
  read(facts: PageFacts, part: BodyPart): Uint8Array;
}
