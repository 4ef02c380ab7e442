import type {Diagnostic} from "#schemas/diagnostic.ts";

type Severity = Diagnostic["severity"];

/** Catalog entry of a diagnostic code. */
export interface CodeEntry {
  severity: Severity;
  /** One sentence that describes the problem independently of its position. */
  summary: string;
  /** How to fix it. */
  help: string;
  /** True if `check` runs it only if the config or `--rule` enables it. */
  optional?: boolean;
}

/** Creates a catalog entry. */
export const entry = (severity: Severity, summary: string, help: string): CodeEntry => ({
  severity,
  summary,
  help,
});
