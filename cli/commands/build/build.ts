import {loadProject, type Project} from "#cli/config/load.ts";
import {FatalError} from "#cli/report/diagnostic.ts";
import {humanReport, paintFor, plural} from "#cli/report/human.ts";
import type {Announcement} from "#core/pipeline/announce.ts";
import {type BuildReport, build} from "#core/pipeline/build.ts";
import type {ExitCode, Io} from "../io.ts";
import {leftOut} from "../left-out.ts";
import {openSharedCache} from "../shared-cache.ts";
import type {BuildFlags} from "./flags.ts";

/**
 * Runs `docs-index build`, which turns a docs folder into artifacts. Returns exit code 1 if there are errors
 * (with `--strict` also for warnings); valid pages are still written. With `--watch`, it runs until
 * interrupted. `--json` then prints one line per build, `{"diagnostics": …}`. With `--announce`, that line is
 * preceded by one per changed page, `{"page": …}`, as soon as its document is ready.
 */
export async function buildCommand(flags: BuildFlags, io: Io, version: string): Promise<ExitCode> {
  const project = await loadProject(io.cwd, flags, toolOf(flags, version));
  if (!flags.quiet && !flags.json) reportDetected(project, io);
  if (flags.shard) {
    const {shardCommand} = await import("./shard.ts");
    return shardCommand(flags.shard, project, flags, io, version);
  }
  if (flags.watch) {
    const line = (value: object): unknown => io.stdout.write(`${JSON.stringify(value)}\n`);
    return await watchBuilds(project, flags, io, version, {
      onPage: flags.json && flags.announce ? page => line({page}) : undefined,
      onRound: ({report, project: built}) =>
        void (flags.json ? line(withoutFiles(report)) : printReport(report, built, flags, io)),
    });
  }
  const report = await buildOnce(project, flags, io, version);
  if (flags.json) io.stdout.write(`${JSON.stringify(withoutFiles(report), null, 2)}\n`);
  else printReport(report, project, flags, io);
  return exitCode(report, flags);
}

/** Result of a build. If nothing could be built, it has no project and only diagnostics. */
export interface Round {
  /** Absolute paths of the files whose change caused it; empty for the first. */
  edited?: ReadonlySet<string>;
  project?: Project;
  report: BuildReport | Pick<BuildReport, "diagnostics">;
}

/** Receives the results of builds in watch mode. */
export interface WatchListener {
  /** Called when a page document is ready; the other artifacts follow. */
  onPage?: ((page: Announcement) => void) | undefined;
  /** Called when a build is complete. The next one waits for the returned promise. */
  onRound(round: Round): void | Promise<void>;
  /** Called with the absolute paths of changed files, even during a build. */
  onEdit?: ((edited: ReadonlySet<string>) => void) | undefined;
  /** Runs a build; by default, in this thread. */
  build?: (flags: BuildFlags, announce: WatchListener["onPage"]) => Promise<Round>;
}

/**
 * Builds a project now and after every change, until the signal of `io` ends it. The config is read again for
 * each build. Errors that would end a single build are only reported. Returns the exit code of the last
 * build.
 *
 * Throws `watch-failed`.
 */
export async function watchBuilds(
  project: Project,
  flags: BuildFlags,
  io: Io,
  version: string,
  listener: WatchListener,
): Promise<ExitCode> {
  const {watchProject} = await import("./watch.ts");
  // Some editors remove a file before saving it; a config that is missing for a moment must not count as
  // absent.
  const pinned = {...flags, config: project.configFile ?? undefined};
  let code: ExitCode = 0;
  const build = listener.build ?? ((given, announce) => buildAgain(given, io, version, announce));
  const run = async (edited: ReadonlySet<string>) => {
    const round = await build(pinned, listener.onPage);
    await listener.onRound({...round, edited});
    const {report, project: built} = round;
    code = built ? exitCode(report, flags) : 2;
    const again = report.diagnostics.some(({code}) => code === "output-locked");
    return {drawnIn: "drawnIn" in report ? report.drawnIn : [], project: built, again};
  };
  await watchProject(project, io, run, listener.onEdit);
  return code;
}

/** Builds a project with its current config. Errors that would end a single build are returned as its report. */
export async function buildAgain(
  flags: BuildFlags,
  io: Io,
  version: string,
  announce: WatchListener["onPage"],
): Promise<Round> {
  try {
    const project = await loadProject(io.cwd, flags, toolOf(flags, version));
    return {project, report: await buildOnce(project, flags, io, version, announce)};
  } catch (error) {
    if (!(error instanceof FatalError)) throw error;
    return {report: {diagnostics: error.diagnostics}};
  }
}

/** Without a cache, nothing from an earlier run is reused. */
const toolOf = ({cache = true}: BuildFlags, version: string): string | undefined =>
  cache ? version : undefined;

async function buildOnce(
  project: Project,
  flags: BuildFlags,
  io: Io,
  version: string,
  announce?: WatchListener["onPage"],
): Promise<BuildReport> {
  return await build(project, {
    parser: flags.parser ?? "native",
    cache: flags.cache ?? true,
    workers: flags.threads ?? null,
    toolVersion: version,
    shared: await openSharedCache(flags, project.config, io),
    announce,
    onWait: flags.watch
      ? undefined
      : holder =>
          void io.stderr.write(`Waiting for process ${holder}, which is building into ${project.out}\n`),
  });
}

const exitCode = ({diagnostics}: Round["report"], {strict}: BuildFlags): ExitCode =>
  diagnostics.some(({severity}) => severity === "error" || (strict && severity === "warning")) ? 1 : 0;

/** Removes the fields of a report that only `--watch` needs. */
function withoutFiles(report: Round["report"]): object {
  const {drawnIn: _, ...rest} = {drawnIn: [], ...report};
  return rest;
}

function printReport(
  report: Round["report"],
  project: Project | undefined,
  {all, quiet}: BuildFlags,
  io: Io,
): void {
  const shown = report.diagnostics.filter(({severity}) => !project || !quiet || severity === "error");
  io.stderr.write(humanReport(shown, paintFor(io.stderr, io.env), all));
  if (project && "pages" in report && !quiet) io.stderr.write(`${summary(report, project.out)}\n`);
}

function summary({pages, files, timings}: BuildReport, out: string): string {
  const total = Object.values(timings).reduce((sum, ms) => sum + ms, 0);
  const dropped = pages.dropped > 0 ? `, ${pages.dropped} dropped with an error` : "";
  const drafts = pages.drafts > 0 ? `, ${plural(pages.drafts, "draft")} left out` : "";
  return (
    `${plural(pages.emitted, "page")}${dropped}${drafts} → ${out} in ${Math.round(total)} ms ` +
    `(${pages.fresh} rendered, ${plural(files.written, "file")} written, ${files.kept} kept, ${files.removed} removed)`
  );
}

/** Reports which tool's settings are used if there is no config file. */
function reportDetected({detected}: Project, io: Io): void {
  if (!detected) return;
  io.stderr.write(
    `No config found; using settings detected from ${detected.tool} (${detected.file}). Run \`docs-index init\` to save them.\n` +
      leftOut(detected.left),
  );
}
