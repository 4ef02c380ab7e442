import type {Diagnostic} from "#schemas/diagnostic.ts";

/** Applies the severities that the config sets by code; `off` drops a diagnostic. */
export function applyRules(
  diagnostics: readonly Diagnostic[],
  rules: Readonly<Record<string, Diagnostic["severity"] | "off">>,
): Diagnostic[] {
  return diagnostics.flatMap(diagnostic => {
    const severity = rules[diagnostic.code] ?? diagnostic.severity;
    return severity === "off" ? [] : [{...diagnostic, severity}];
  });
}
