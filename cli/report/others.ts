import type {Diagnostic} from "#schemas/diagnostic.ts";

/**
 * Downgrades an error in the README of another project to a warning, because it can't be fixed here. The hint names the
 * place to report it.
 *
 * @param repository - web URL; `null` if unknown
 */
export function asOthers(finding: Diagnostic, repository: string | null): Diagnostic {
  const where = repository ? `Only its authors can fix it: ${repository}` : "Only its authors can fix it.";
  const hint = finding.hint === undefined ? where : `${finding.hint} ${where}`;
  return {...finding, severity: finding.severity === "error" ? "warning" : finding.severity, hint};
}
