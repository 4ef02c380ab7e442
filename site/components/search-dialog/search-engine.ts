/** Section of a page that matches the query. */
export interface PassageHit {
  /** URL with the id of the heading. */
  url: string;
  /** Headings from the outermost to this one. */
  titles: string[];
  /** Excerpt of the text. */
  text: string;
  /** Matching ranges of the excerpt, as start and end. */
  marks: [start: number, end: number][];
}

/** Page that matches the query. */
export interface SearchResult {
  url: string;
  title: string;
  /** Title of the section; absent for top-level pages. */
  sectionTitle?: string;
  score: number;
  /** Whether the query is its title; unknown for hosted engines. */
  titled?: boolean;
  passages: PassageHit[];
}

/** Search engine used by the dialog. */
export interface SearchEngine {
  search(query: string, limit?: number): Promise<SearchResult[]>;
}
