import type {Diagnostic} from "#schemas/diagnostic.ts";

/** Context of a report. */
export interface ReportContext {
  toolVersion: string;
  /** Number of pages checked. */
  pages: number;
  /** Path from the report's base folder to the project root, with a trailing slash, or empty. */
  prefix: string;
}

/** Counts diagnostics by severity. */
export function countSeverities(diagnostics: readonly Diagnostic[]): Record<Diagnostic["severity"], number> {
  const counts = {error: 0, warning: 0, info: 0};
  for (const {severity} of diagnostics) counts[severity]++;
  return counts;
}
