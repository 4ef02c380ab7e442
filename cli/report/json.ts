import type {Diagnostic} from "#schemas/diagnostic.ts";
import {documentationUrl} from "./documentation.ts";
import {countSeverities, type ReportContext} from "./summary.ts";

/** Formats diagnostics as JSON: `{pages, counts, diagnostics}`. Each diagnostic matches the schema `diagnostic`. */
export function jsonReport(
  diagnostics: readonly Diagnostic[],
  {pages}: Pick<ReportContext, "pages">,
): string {
  const explained = diagnostics.map(finding => ({...finding, url: documentationUrl(finding.code)}));
  return `${JSON.stringify({pages, counts: countSeverities(diagnostics), diagnostics: explained}, null, 2)}\n`;
}
