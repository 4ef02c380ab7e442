import {githubReport} from "#cli/report/github.ts";
import {humanReport, paintFor, plural} from "#cli/report/human.ts";
import {jsonReport} from "#cli/report/json.ts";
import {junitReport} from "#cli/report/junit.ts";
import {sarifReport} from "#cli/report/sarif.ts";
import type {ReportContext} from "#cli/report/summary.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {Io} from "../io.ts";

/** Report format. */
export type Format = "human" | "json" | "sarif" | "github" | "junit";

/** Amount of output. */
interface Amount {
  /** False to count informational diagnostics instead of listing them, in the format for people. */
  info: boolean;
  /** Whether to list long runs of similar diagnostics in full. */
  all?: boolean;
  /** Command whose `--all` lists them; defaults to `check`. */
  command?: string;
  /** Number of diagnostics that `--fix` would fix. */
  fixable: number;
}

/** Writes diagnostics: for people to stderr, for machines to stdout. */
export function writeReport(
  format: Format,
  findings: readonly Diagnostic[],
  context: ReportContext,
  {info, fixable, all = false, command}: Amount,
  {stdout, stderr, env}: Io,
): void {
  const listed = info ? findings : findings.filter(({severity}) => severity !== "info");
  switch (format) {
    case "human":
      stderr.write(humanReport(listed, paintFor(stderr, env), all, command));
      if (findings.length === 0) stderr.write(`${plural(context.pages, "page")}, nothing found\n`);
      if (listed.length < findings.length) stderr.write(unlisted(findings));
      if (fixable > 0) stderr.write(`${plural(fixable, "finding")} can be fixed with --fix\n`);
      return;
    case "json":
      stdout.write(jsonReport(findings, context));
      return;
    case "sarif":
      stdout.write(sarifReport(findings, context));
      return;
    case "github":
      // GitHub shows few annotations per run, so they are reserved for what must be fixed.
      stdout.write(githubReport(listed, context));
      return;
    case "junit":
      stdout.write(junitReport(findings, context));
  }
}

/** Formats a summary of unlisted diagnostics: `info: 12 link-slash, 3 sort-duplicate (--info lists them)`. */
function unlisted(findings: readonly Diagnostic[]): string {
  const counts = new Map<string, number>();
  for (const {severity, code} of findings) {
    if (severity === "info") counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const parts = [...counts].map(([code, count]) => `${count} ${code}`);
  return `info: ${parts.join(", ")} (--info lists them)\n`;
}
