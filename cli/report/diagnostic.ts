import type {Diagnostic} from "#schemas/diagnostic.ts";
import {CODES, type Code} from "./codes.ts";

/** Creates a diagnostic. Severity and, unless given, the hint come from the catalog. */
export function diagnostic(
  code: Code,
  message: string,
  place: Omit<Diagnostic, "code" | "severity" | "message"> = {},
): Diagnostic {
  const {severity, help} = CODES[code];
  return {code, severity, message, ...place, hint: place.hint ?? help};
}

/** Thrown if the tool can't continue at all (exit code 2): usage, config, git, disk. */
export class FatalError extends Error {
  readonly diagnostics: Diagnostic[];
  constructor(diagnostics: Diagnostic[]) {
    super(diagnostics.map(d => d.message).join("\n"));
    this.name = "FatalError";
    this.diagnostics = [...diagnostics].sort(compareDiagnostics);
  }
}

/** Creates a fatal error with one diagnostic. */
export const fatal = (
  code: Code,
  message: string,
  place: Omit<Diagnostic, "code" | "severity" | "message"> = {},
): FatalError => new FatalError([diagnostic(code, message, place)]);

/**
 * Compares diagnostics by file, position, code and message, all by code unit, so that reports never depend on
 * timing.
 */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  const text = (x: string | undefined, y: string | undefined): number =>
    (x ?? "") < (y ?? "") ? -1 : (x ?? "") > (y ?? "") ? 1 : 0;
  return (
    text(a.file, b.file) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    text(a.code, b.code) ||
    text(a.message, b.message)
  );
}
