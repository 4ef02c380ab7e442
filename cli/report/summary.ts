import type {Diagnostic} from "#schemas/diagnostic.ts";

/** What a report is about, besides its findings. */
export interface ReportContext {
  toolVersion: string;
  /** Number of pages looked at. */
  pages: number;
  /** Path from where reports count files to the project root, with a final slash, or empty. */
  prefix: string;
}

/** Number of findings by severity. */
export function countSeverities(diagnostics: readonly Diagnostic[]): Record<Diagnostic["severity"], number> {
  const counts = {error: 0, warning: 0, info: 0};
  for (const {severity} of diagnostics) counts[severity]++;
  return counts;
}
