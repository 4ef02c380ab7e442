/** A place on a page that answers the query. */
export interface SectionHit {
  /** With the id of the heading. */
  url: string;
  /** Headings from the outermost to this one. */
  titles: string[];
  /** Excerpt of the text. */
  text: string;
  /** Stretches of the excerpt that match, as start and end. */
  marks: [start: number, end: number][];
}

/** A page that answers the query. */
export interface SearchResult {
  url: string;
  title: string;
  section: string;
  score: number;
  /** The query is its title; unknown to hosted engines. */
  titled?: boolean;
  sections: SectionHit[];
}

/** What the dialog asks. */
export interface SearchEngine {
  search(query: string, limit?: number): Promise<SearchResult[]>;
}
