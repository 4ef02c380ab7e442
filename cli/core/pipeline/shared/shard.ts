import type {Project} from "#cli/config/load.ts";
import {compareDiagnostics} from "#cli/report/diagnostic.ts";
import {applyRules} from "#cli/report/rules.ts";
import type {SharedCache} from "#cli/shared-cache/shared-cache.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {Cache} from "../cache/cache.ts";
import {contextKey} from "../cache/context-key.ts";
import {editionsIn, hasEditions, inScratch} from "../editions.ts";
import {inspect} from "../inspect.ts";
import {processPages} from "../process-pages.ts";
import {stageClock} from "../timings.ts";
import {batchesOf} from "./batches.ts";

/** Shard of a site, rendered by one of several machines: the third of eight is `{index: 3, count: 8}`. */
export interface Shard {
  index: number;
  count: number;
}

export interface ShardReport {
  diagnostics: Diagnostic[];
  /** Number of pages in this shard, and of those that were not in the cache. */
  pages: {all: number; fresh: number};
}

/**
 * Renders the pages of one shard into the shared cache, for a later build. Writes no output. Reports diagnostics of failed
 * pages and of the cache.
 */
export async function buildShard(
  project: Project,
  shard: Shard,
  cache: SharedCache,
  options: ShardOptions,
): Promise<ShardReport> {
  const reports = hasEditions(project)
    ? await inScratch(null, async scratch => {
        const all: ShardReport[] = [];
        for (const edition of await editionsIn(project, scratch))
          all.push(await shardOf(edition, shard, cache, options));
        return all;
      })
    : [await shardOf(project, shard, cache, options)];
  const sum = (key: keyof ShardReport["pages"]): number =>
    reports.reduce((total, {pages}) => total + pages[key], 0);
  const ofCache = applyRules(cache.findings(), project.config.rules);
  const diagnostics = [...reports.flatMap(report => report.diagnostics), ...ofCache];
  return {diagnostics: diagnostics.sort(compareDiagnostics), pages: {all: sum("all"), fresh: sum("fresh")}};
}

interface ShardOptions {
  parser: "native" | "remark";
  workers: number | null;
  toolVersion: string;
}

async function shardOf(
  project: Project,
  {index, count}: Shard,
  cache: SharedCache,
  {parser, workers, toolVersion}: ShardOptions,
): Promise<ShardReport> {
  const {sources, context} = await inspect(project, {parser}, stageClock());
  const own = batchesOf(sources, ({source}) => source.path)
    .filter((_, at) => at % count === index - 1)
    .flat();
  const store = Cache.none();
  const conditions = contextKey(context);
  store.openPages(conditions);
  try {
    const {dropped, fresh, notes} = await processPages(own, context, store, {
      drafts: project.config.drafts,
      workers,
      shared: {cache, conditions: `${toolVersion}\n${conditions}`},
    });
    const diagnostics = applyRules([...notes, ...dropped], project.config.rules);
    return {diagnostics, pages: {all: own.length, fresh}};
  } finally {
    store.close();
  }
}
