import type {Diagnostic} from "../../schemas/diagnostic.ts";
import type {PageContext} from "../model/page-context.ts";
import type {PageFacts} from "../model/page-facts.ts";
import {hashDependency} from "../stages/read/dependency.ts";
import type {Cache} from "./cache/cache.ts";
import type {Guarded} from "./guard.ts";
import type {HashedSource} from "./hash-sources.ts";
import type {ProcessedPage} from "./process-page.ts";

/** Facts of all pages in the order of discovery, and why others are missing. */
export interface ProcessedPages {
  pages: PageFacts[];
  dropped: Diagnostic[];
  /** Pages that were left out, being drafts. */
  drafts: PageFacts[];
  /** How many pages were made anew. */
  fresh: number;
}

/**
 * Runs the page stages for every file that the cache does not know, and stores the bodies. Drafts are left out unless
 * asked for.
 */
export async function processPages(
  sources: readonly HashedSource[],
  context: PageContext,
  cache: Cache,
  options: {drafts: boolean; workers: number | null},
): Promise<ProcessedPages> {
  const facts: (PageFacts | undefined)[] = new Array(sources.length);
  const todo: number[] = [];
  let bytes = 0;
  sources.forEach(({source, raw}, i) => {
    const known = "hash" in raw ? cache.find(source.path, raw.hash) : undefined;
    if (known?.dependencies.every(({path, hash}) => hashDependency(context.root, path) === hash))
      facts[i] = known;
    else {
      todo.push(i);
      bytes += "size" in raw ? raw.size : 0;
    }
  });

  const dropped: Diagnostic[] = [];
  const take = (i: number, result: Guarded<ProcessedPage>): void => {
    if ("dropped" in result) dropped.push(...result.dropped);
    else {
      cache.bodies.append(result.facts.url, result.body);
      facts[i] = result.facts;
    }
  };
  if (todo.length > 0) {
    const {runPages} = await import("./threads/run-pages.ts");
    const files = todo.map(i => (sources[i] as HashedSource).source);
    await runPages(files, context, {bytes, wanted: options.workers}, (at, result) =>
      take(todo[at] as number, result),
    );
  }
  const all = facts.filter(page => page !== undefined);
  const isLeftOut = (page: PageFacts): boolean => page.draft && !options.drafts;
  return {
    pages: all.filter(page => !isLeftOut(page)),
    dropped,
    drafts: all.filter(isLeftOut),
    fresh: todo.length,
  };
}
