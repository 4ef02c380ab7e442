import type {Diagnostic} from "#schemas/diagnostic.ts";

type Severity = Diagnostic["severity"];

/** What a diagnostic code stands for. */
export interface CodeEntry {
  severity: Severity;
  /** One sentence: what is wrong, whatever the place. */
  summary: string;
  /** How it is fixed. */
  help: string;
  /** True: `check` looks for it only where the config or `--rule` names it. */
  optional?: boolean;
}

/** An entry of the catalog of diagnostics. */
export const entry = (severity: Severity, summary: string, help: string): CodeEntry => ({
  severity,
  summary,
  help,
});
