import type {SiteFacts} from "#site/artifacts/types.ts";
import type {SearchEngine} from "./search-engine.ts";

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

/**
 * Returns the configured search engine, which is created once. A failure is not cached, so that a retry can
 * succeed.
 */
export function searchEngine(settings: SiteFacts["search"]): Promise<SearchEngine> {
  engine ??= start(settings);
  engine.catch(() => {
    engine = undefined;
  });
  return engine;
}
