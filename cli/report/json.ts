import type {Diagnostic} from "#schemas/diagnostic.ts";
import {countSeverities, type ReportContext} from "./summary.ts";

/** Findings as JSON: `{pages, counts, diagnostics}`; each finding has the shape of the `diagnostic` schema. */
export function jsonReport(
  diagnostics: readonly Diagnostic[],
  {pages}: Pick<ReportContext, "pages">,
): string {
  return `${JSON.stringify({pages, counts: countSeverities(diagnostics), diagnostics}, null, 2)}\n`;
}
