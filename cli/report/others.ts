import type {Diagnostic} from "#schemas/diagnostic.ts";

/**
 * A finding in the README of another project: it can't be fixed here, so it is not an error, and its hint says where to
 * report it.
 *
 * @param repository - address for people; null where it is not known
 */
export function asOthers(finding: Diagnostic, repository: string | null): Diagnostic {
  const where = repository ? `Only its authors can fix it: ${repository}` : "Only its authors can fix it.";
  const hint = finding.hint === undefined ? where : `${finding.hint} ${where}`;
  return {...finding, severity: finding.severity === "error" ? "warning" : finding.severity, hint};
}
