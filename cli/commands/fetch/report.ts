import type {Result} from "#cli/external/run.ts";
import type {SnapshotResult} from "#cli/external/snapshots.ts";
import {summary} from "#cli/external/summary.ts";
import {humanReport, paintFor} from "#cli/report/human.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {FetchRun} from "./run.ts";

/** Result of a fetch. */
export interface FetchReport {
  results: Result[];
  snapshots: SnapshotResult[];
  /** Changed files, relative to the project root. */
  changed: string[];
  diagnostics: Diagnostic[];
}

/** Writes the report: JSON to stdout, or text for people to stderr; with `--quiet` only problems. */
export function writeReport(report: FetchReport, {flags, io}: FetchRun): void {
  if (flags.json) {
    io.stdout.write(`${JSON.stringify(jsonReport(report), null, 2)}\n`);
    return;
  }
  const paint = paintFor(io.stderr, io.env);
  if (!flags.quiet) {
    io.stderr.write(summary(report.results, paint));
    for (const {name, status, text} of report.snapshots)
      io.stderr.write(`${name.padEnd(10)}       ${status}: ${text}\n`);
    if (report.results.length + report.snapshots.length > 0) io.stderr.write("\n");
  }
  const shown = report.diagnostics.filter(({severity}) => !flags.quiet || severity === "error");
  io.stderr.write(humanReport(shown, paint));
}

function jsonReport({results, snapshots, changed, diagnostics}: FetchReport): unknown {
  return {
    sources: results.map(({source, status, page, copy, faults}) => ({
      name: source.key,
      status,
      page: copy ? page : null,
      from: copy?.entry ?? null,
      faults: faults.map(({kind, message, hint}) => ({kind, message, hint})),
    })),
    snapshots: snapshots.map(({name, status, text}) => ({name, status, text})),
    changed,
    diagnostics,
  };
}
