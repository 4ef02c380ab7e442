import type {Project} from "#cli/config/load.ts";
import {fatal} from "#cli/report/diagnostic.ts";
import {humanReport, paintFor, plural} from "#cli/report/human.ts";
import {buildShard, type Shard} from "#core/pipeline/shared/shard.ts";
import type {ExitCode, Io} from "../io.ts";
import {openSharedCache} from "../shared-cache.ts";
import type {BuildFlags} from "./flags.ts";

/**
 * `docs-index build --shard 3/8`: one machine's share of the pages, left in the shared cache. Exit code 0 where the build that
 * follows will find them all, or will report what is wrong with them; 1 where the cache did not take them.
 *
 * Throws `cache-url` where there is no shared cache to write to.
 */
export async function shardCommand(
  shard: Shard,
  project: Project,
  flags: BuildFlags,
  io: Io,
  toolVersion: string,
): Promise<ExitCode> {
  const cache = await openSharedCache(flags, project.config, io);
  if (!cache?.writes) throw fatal("cache-url", "--shard needs a shared cache that it may write to");
  const {parser = "native", threads: workers = null, quiet = false} = flags;
  const report = await buildShard(project, shard, cache, {parser, workers, toolVersion});
  if (flags.json) io.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  else io.stderr.write(humanReport(report.diagnostics, paintFor(io.stderr, io.env), flags.all));
  const {all, fresh} = report.pages;
  if (!quiet && !flags.json)
    io.stderr.write(`Share ${shard.index} of ${shard.count}: ${plural(all, "page")}, ${fresh} rendered\n`);
  return cache.writes ? 0 : 1;
}
