import type {SiteFacts} from "../../artifacts/types.ts";

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
  sections: SectionHit[];
}

/** What the dialog asks. */
export interface SearchEngine {
  search(query: string, limit?: number): Promise<SearchResult[]>;
}

let engine: Promise<SearchEngine> | undefined;

async function start({provider, options}: SiteFacts["search"]): Promise<SearchEngine> {
  switch (provider) {
    case "algolia":
      return (await import("./algolia-engine.ts")).algoliaEngine(options);
    case "typesense":
      return (await import("./typesense-engine.ts")).typesenseEngine(options);
    default:
      return (await import("./local-engine.ts")).localEngine();
  }
}

/** The engine that the site is set up with, made once; a failure is forgotten, so that a retry can succeed. */
export function searchEngine(settings: SiteFacts["search"]): Promise<SearchEngine> {
  engine ??= start(settings);
  engine.catch(() => {
    engine = undefined;
  });
  return engine;
}
