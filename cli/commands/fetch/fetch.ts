import {mkdtemp, rm} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {Fault} from "#cli/external/fault.ts";
import {changeFiles} from "#cli/external/files.ts";
import {findingsOf, isRemoved} from "#cli/external/findings.ts";
import {LOCK_FILE, readLock} from "#cli/external/lock-file.ts";
import {Progress} from "#cli/external/progress.ts";
import {leftOver, lockChange, lockDifferences, type Result, runSources} from "#cli/external/run.ts";
import {selectSources} from "#cli/external/select.ts";
import type {SnapshotResult} from "#cli/external/snapshots.ts";
import {compareDiagnostics, diagnostic, fatal} from "#cli/report/diagnostic.ts";
import {isTerminal, paintFor} from "#cli/report/human.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {asError} from "#support/files/as-error.ts";
import {takeLock} from "#support/files/process-lock.ts";
import {projectFile} from "#support/files/project-file.ts";
import type {ExitCode, Io} from "../io.ts";
import {openSharedCache} from "../shared-cache.ts";
import {MARKUP} from "./markup.ts";
import {type FetchReport, writeReport} from "./report.ts";
import type {FetchFlags, FetchRun} from "./run.ts";
import {fetchersFor, limitedSignal, markdownParser, takeSnapshots} from "./setup.ts";

/**
 * Runs `docs-index fetch`. External READMEs become pages in `.docs-index/external` and are recorded in the
 * lock file; sponsors and votes become snapshots. Nothing is written until everything has been fetched, and
 * then only what changed.
 *
 * Throws `fetch-options`, `fetch-source`, `fetch-locked`, `fetch-write`, `fetch-stopped`, `lock-syntax` (exit
 * code 2).
 *
 * @returns 0 if every source has a page; 1 if one has none (see `missing`), or differs from the lock file
 * with `--frozen`
 */
export async function fetchCommand(
  flags: FetchFlags,
  project: FetchRun["project"],
  io: Io,
): Promise<ExitCode> {
  if (flags.update && flags.frozen)
    throw fatal("fetch-options", "--update and --frozen contradict each other");
  if (flags.update && flags.offline)
    throw fatal("fetch-options", "--update and --offline contradict each other");
  const allowFile = io.env.DOCS_INDEX_ALLOW_FILE === "1";
  const selection = selectSources(project.config.external, {only: flags.only, repo: flags.repo, allowFile});
  const lock = await readLock(projectFile(project, LOCK_FILE));
  const release = lockProject(project.fetched);
  const temporary = await mkdtemp(join(tmpdir(), "docs-index-"));
  try {
    const shared = flags.offline ? null : await openSharedCache(flags, project.config, io);
    return await runAll({flags, project, io, selection, lock, temporary, allowFile, shared});
  } catch (error) {
    if (error instanceof Fault && error.kind === "stopped")
      throw fatal("fetch-stopped", "stopped; nothing was changed");
    throw error;
  } finally {
    await rm(temporary, {recursive: true, force: true, maxRetries: 5});
    release();
  }
}

function lockProject(folder: string): () => void {
  let lock: ReturnType<typeof takeLock>;
  try {
    lock = takeLock(join(folder, "fetch.lock"));
  } catch (error) {
    throw fatal("fetch-write", `can't write into ${folder} (${asError(error).code})`);
  }
  if ("release" in lock) return lock.release;
  throw fatal("fetch-locked", `process ${lock.holder} is fetching in this project`);
}

async function runAll(run: FetchRun): Promise<ExitCode> {
  const {flags, project, io, selection} = run;
  const {signal, end} = limitedSignal(io.signal, project.config.external.timeoutSeconds);
  const silent = flags.quiet || flags.json;
  const progress = silent
    ? null
    : new Progress(
        {write: text => io.stderr.write(text), isTerminal: isTerminal(io.stderr, io.env)},
        paintFor(io.stderr, io.env),
        selection.chosen.length,
      );
  const moved = new Map<string, string>();
  try {
    const results = await runSources({
      root: project.root,
      folder: project.fetched,
      config: project.config,
      selection,
      lock: run.lock,
      mode: {update: flags.update ?? false, frozen: flags.frozen ?? false, offline: flags.offline ?? false},
      fetchers: await fetchersFor(run, signal, moved),
      moved,
      parse: await markdownParser(),
      markup: MARKUP,
      onStart: source => progress?.start(source),
      onDone: result => progress?.done(result),
    });
    const snapshots = await takeSnapshots(run, signal);
    return await finish(run, results, snapshots);
  } finally {
    progress?.end();
    end();
  }
}

async function finish(run: FetchRun, results: Result[], snapshots: SnapshotResult[]): Promise<ExitCode> {
  const {flags, project, selection, lock} = run;
  const differences = flags.frozen ? lockDifferences(lock, results, selection) : [];
  const changed = await changeFiles([
    ...results.flatMap(({changes, source}) => (differences.includes(source.key) ? [] : changes)),
    ...(await leftOver(project.root, project.fetched, selection)),
    ...snapshots.flatMap(({changes}) => changes),
    ...(flags.frozen ? [] : lockChange(projectFile(project, LOCK_FILE).path, lock, results, selection)),
  ]);
  const report: FetchReport = {
    results,
    snapshots,
    changed: changed.map(file => relativePath(project.root, file)).sort(),
    diagnostics: [
      ...findingsOf(results, flags.missing === "warn" ? "warning" : "error"),
      ...(run.shared?.findings() ?? []),
      ...snapshots.flatMap(({diagnostics}) => diagnostics),
      ...differences.map(key =>
        diagnostic("lock-differs", `${key}: ${projectFile(project, LOCK_FILE).label} and the result differ`),
      ),
    ].sort(compareDiagnostics),
  };
  writeReport(report, run);
  return differences.length > 0 || isFailure(results, flags.missing) ? 1 : 0;
}

function isFailure(results: readonly Result[], missing: FetchFlags["missing"]): boolean {
  if (missing === "warn") return false;
  return results.some(
    ({status, faults}) =>
      status === "failed" ||
      (status === "stale" && (missing === "fail" || (missing === "error" && isRemoved(faults)))),
  );
}
