import {loadProject, type Project} from "#cli/config/load.ts";
import {FatalError} from "#cli/report/diagnostic.ts";
import {humanReport, paintFor, plural} from "#cli/report/human.ts";
import {type BuildReport, build} from "#core/pipeline/build.ts";
import type {ExitCode, Io} from "../io.ts";
import {leftOut} from "../left-out.ts";
import {openSharedCache} from "../shared-cache.ts";
import type {BuildFlags} from "./flags.ts";
import type {WatchRound} from "./watch.ts";

/**
 * `docs-index build`: artifacts from a docs folder. Exit code 1 where an error was found (with `--strict` also a
 * warning); good pages are written all the same. With `--watch` it goes on until it is interrupted; `--json` then gives
 * one line a build, `{"diagnostics": …}`, and `--announce` before it one line for each changed page, `{"page": …}`, as
 * soon as its document is made.
 */
export async function buildCommand(flags: BuildFlags, io: Io, version: string): Promise<ExitCode> {
  const project = await loadProject(io.cwd, flags, toolOf(flags, version));
  if (!flags.quiet && !flags.json) reportDetected(project, io);
  if (flags.shard) {
    const {shardCommand} = await import("./shard.ts");
    return shardCommand(flags.shard, project, flags, io, version);
  }
  if (!flags.watch) return (await buildOnce(project, flags, io, version)).code;
  const {watchProject} = await import("./watch.ts");
  // Some editors save by removing the file first; a config that is gone for a moment must not count as none.
  const pinned = {...flags, config: project.configFile ?? undefined};
  let round: Round = {code: 0, drawnIn: []};
  await watchProject(project, io, async () => {
    round = await buildAgain(pinned, io, version);
    return round;
  });
  return round.code;
}

/** Without a cache, nothing of an earlier run is used. */
const toolOf = ({cache = true}: BuildFlags, version: string): string | undefined =>
  cache ? version : undefined;

/** Outcome of one build: exit code, and the files that pages draw in. */
interface Round extends WatchRound {
  code: ExitCode;
}

async function buildOnce(project: Project, flags: BuildFlags, io: Io, version: string): Promise<Round> {
  const {drawnIn, ...report} = await build(project, {
    parser: flags.parser ?? "native",
    cache: flags.cache ?? true,
    workers: flags.threads ?? null,
    toolVersion: version,
    shared: await openSharedCache(flags, project.config, io),
    announce:
      flags.watch && flags.json && flags.announce
        ? page => io.stdout.write(`${JSON.stringify({page})}\n`)
        : undefined,
  });
  if (flags.json) io.stdout.write(`${JSON.stringify(report, null, flags.watch ? 0 : 2)}\n`);
  else {
    const shown = report.diagnostics.filter(({severity}) => !flags.quiet || severity === "error");
    io.stderr.write(humanReport(shown, paintFor(io.stderr, io.env), flags.all));
    if (!flags.quiet) io.stderr.write(`${summary(report, project.out)}\n`);
  }
  const failing = report.diagnostics.some(
    ({severity}) => severity === "error" || (flags.strict && severity === "warning"),
  );
  return {code: failing ? 1 : 0, drawnIn, project};
}

/** A round of watching: the config is read again, and what would end a single build is only reported. */
async function buildAgain(flags: BuildFlags, io: Io, version: string): Promise<Round> {
  try {
    return await buildOnce(await loadProject(io.cwd, flags, toolOf(flags, version)), flags, io, version);
  } catch (error) {
    if (!(error instanceof FatalError)) throw error;
    if (flags.json) io.stdout.write(`${JSON.stringify({diagnostics: error.diagnostics})}\n`);
    else io.stderr.write(humanReport(error.diagnostics, paintFor(io.stderr, io.env)));
    const locked = error.diagnostics.some(({code}) => code === "output-locked");
    return {code: 2, drawnIn: [], again: locked};
  }
}

function summary({pages, files, timings}: Omit<BuildReport, "drawnIn">, out: string): string {
  const total = Object.values(timings).reduce((sum, ms) => sum + ms, 0);
  const dropped = pages.dropped > 0 ? `, ${pages.dropped} dropped with an error` : "";
  const drafts = pages.drafts > 0 ? `, ${plural(pages.drafts, "draft")} left out` : "";
  return (
    `${plural(pages.emitted, "page")}${dropped}${drafts} → ${out} in ${Math.round(total)} ms ` +
    `(${pages.fresh} rendered, ${plural(files.written, "file")} written, ${files.kept} kept, ${files.removed} removed)`
  );
}

/** Says where the settings of a project without config file come from. */
function reportDetected({detected}: Project, io: Io): void {
  if (!detected) return;
  io.stderr.write(
    `No config: settings are those of ${detected.tool} (${detected.file}); docs-index init writes them down.\n` +
      leftOut(detected.left),
  );
}
