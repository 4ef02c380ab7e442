import type {Project} from "#cli/config/load.ts";
import {fatal} from "#cli/report/diagnostic.ts";
import {humanReport, paintFor, plural} from "#cli/report/human.ts";
import {buildShard, type Shard} from "#core/pipeline/shared/shard.ts";
import type {ExitCode, Io} from "../io.ts";
import {openSharedCache} from "../shared-cache.ts";
import type {BuildFlags} from "./flags.ts";

/**
 * Runs `docs-index build --shard 3/8`: renders one shard of the pages into the shared cache. Returns exit
 * code 0 if the following build will find them all or report their errors itself, and 1 if the cache rejected
 * them.
 *
 * Throws `cache-url` if there is no writable shared cache.
 */
export async function shardCommand(
  shard: Shard,
  project: Project,
  flags: BuildFlags,
  io: Io,
  toolVersion: string,
): Promise<ExitCode> {
  const cache = await openSharedCache(flags, project.config, io);
  if (!cache?.writes) throw fatal("cache-url", "--shard requires a writable shared cache");
  const {parser = "native", threads: workers = null, quiet = false} = flags;
  const report = await buildShard(project, shard, cache, {parser, workers, toolVersion});
  if (flags.json) io.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  else io.stderr.write(humanReport(report.diagnostics, paintFor(io.stderr, io.env), flags.all));
  const {all, fresh} = report.pages;
  if (!quiet && !flags.json)
    io.stderr.write(`Shard ${shard.index} of ${shard.count}: ${plural(all, "page")}, ${fresh} rendered\n`);
  return cache.writes ? 0 : 1;
}
