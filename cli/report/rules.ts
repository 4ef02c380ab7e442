import type {Diagnostic} from "#schemas/diagnostic.ts";

/** Gives diagnostics the severity that the config sets for their code; `off` drops them. */
export function applyRules(
  diagnostics: readonly Diagnostic[],
  rules: Readonly<Record<string, Diagnostic["severity"] | "off">>,
): Diagnostic[] {
  return diagnostics.flatMap(diagnostic => {
    const severity = rules[diagnostic.code] ?? diagnostic.severity;
    return severity === "off" ? [] : [{...diagnostic, severity}];
  });
}
