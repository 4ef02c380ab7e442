import {loadProject, type ProjectFlags} from "../config/load.ts";
import {type BuildReport, build} from "../pipeline/build.ts";
import {humanReport, paintFor, plural} from "../report/human.ts";
import type {ExitCode, Io} from "./io.ts";

/** Flags of `docs-index build`. */
export interface BuildFlags extends ProjectFlags {
  strict?: boolean;
  json?: boolean;
  quiet?: boolean;
  /** False with `--no-cache`. */
  cache?: boolean;
  parser?: "native" | "remark";
  threads?: number;
}

/**
 * `docs-index build`: artifacts from a docs folder. Exit code 1 where an error was found (with `--strict` also a
 * warning); good pages are written all the same.
 */
export async function buildCommand(flags: BuildFlags, io: Io, version: string): Promise<ExitCode> {
  const project = await loadProject(io.cwd, flags);
  const report = await build(project, {
    parser: flags.parser ?? "native",
    cache: flags.cache ?? true,
    workers: flags.threads ?? null,
    toolVersion: version,
  });
  if (flags.json) io.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  if (!flags.quiet && !flags.json)
    io.stderr.write(humanReport(report.diagnostics, paintFor(io.stderr, io.env)));
  if (!flags.quiet && !flags.json) io.stderr.write(`${summary(report, project.out)}\n`);
  const failing = report.diagnostics.some(
    ({severity}) => severity === "error" || (flags.strict && severity === "warning"),
  );
  return failing ? 1 : 0;
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
