import {githubReport} from "#cli/report/github.ts";
import {humanReport, paintFor, plural} from "#cli/report/human.ts";
import {jsonReport} from "#cli/report/json.ts";
import {junitReport} from "#cli/report/junit.ts";
import {sarifReport} from "#cli/report/sarif.ts";
import type {ReportContext} from "#cli/report/summary.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {Io} from "../io.ts";

/** How findings are written. */
export type Format = "human" | "json" | "sarif" | "github" | "junit";

/** How much is written, and what is said about the rest. */
interface Amount {
  /** False: what is only information is counted, not listed, where people read it. */
  info: boolean;
  /** Whether long runs of one kind are listed in full. */
  all?: boolean;
  /** Command whose `--all` lists them; default: `check`. */
  command?: string;
  /** How many of the findings `--fix` would fix. */
  fixable: number;
}

/** Writes findings: for people to stderr, for machines to stdout. */
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
      // GitHub shows few annotations of a run; they are kept for what has to be fixed.
      stdout.write(githubReport(listed, context));
      return;
    case "junit":
      stdout.write(junitReport(findings, context));
  }
}

/** `info: 12 link-slash, 3 sort-duplicate (--info lists them)`. */
function unlisted(findings: readonly Diagnostic[]): string {
  const counts = new Map<string, number>();
  for (const {severity, code} of findings) {
    if (severity === "info") counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const parts = [...counts].map(([code, count]) => `${count} ${code}`);
  return `info: ${parts.join(", ")} (--info lists them)\n`;
}
