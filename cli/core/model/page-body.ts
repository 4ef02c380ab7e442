import type {PageFacts, RenderedPage} from "./page-facts.ts";

/** Text between two headings of a page, for search. */
export interface PageSection {
  /** Heading id; empty for the text before the first heading. */
  id: string;
  /** Heading texts, outermost first. */
  titles: string[];
  level: number;
  text: string;
  /** Concatenated code blocks. */
  code: string;
}

/** Rendered content of a page. It is stored on disk and never in memory for all pages. */
export interface PageBody {
  html: string;
  /** Normalized Markdown without front matter. */
  markdown: string;
  sections: PageSection[];
  /** Packed terms for the search index (`search/text/packed-terms.ts`), the expensive part of indexing. */
  terms: string;
}

/**
 * Parts of a body, in pack order. Each is stored in the form that artifacts need, so most are copied without being parsed
 * again: `html` as a JSON string, `sections` as the JSON of `data/text`, `markdown` and `terms` as plain text.
 */
export const BODY_PARTS = ["html", "markdown", "sections", "terms"] as const;
export type BodyPart = (typeof BODY_PARTS)[number];

/** Result of rendering a page. */
export interface PageResult extends RenderedPage {
  body: PageBody;
}

/** Reader of stored bodies, one part at a time; see `packBody`. */
export interface BodyReader {
  read(facts: PageFacts, part: BodyPart): Buffer;
}
