import {styleText} from "node:util";
import type {Diagnostic} from "../../schemas/diagnostic.ts";

type Format = Parameters<typeof styleText>[0];

/** Colours text, or leaves it as it is (`NO_COLOR`, no terminal). */
export type Paint = (format: Format, text: string) => string;

/** Whether a stream is to be coloured: a terminal, unless `NO_COLOR` is set (no-color.org). */
export function paintFor(
  stream: {isTTY?: boolean},
  env: Readonly<Record<string, string | undefined>>,
): Paint {
  const colour = (env.NO_COLOR ?? "") === "" && (stream.isTTY === true || (env.FORCE_COLOR ?? "0") !== "0");
  return (format, text) => (colour ? styleText(format, text, {validateStream: false}) : text);
}

const COLOURS = {error: "red", warning: "yellow", info: "blue"} as const;

/** One finding for people: `file:line:column severity code message`, and its hint on a line of its own. */
export function humanDiagnostic(
  {file, line, column, severity, code, message, hint, related}: Diagnostic,
  paint: Paint,
): string {
  const place = [file, line, line === undefined ? undefined : column]
    .filter(part => part !== undefined)
    .join(":");
  const head = [
    place && paint("bold", place),
    paint(COLOURS[severity], severity),
    paint("dim", code),
    message,
  ];
  const lines = [head.filter(Boolean).join("  ")];
  if (hint) lines.push(`    ${paint("dim", hint)}`);
  for (const other of related ?? []) {
    lines.push(`    ${paint("dim", `${other.file}${other.line ? `:${other.line}` : ""}: ${other.message}`)}`);
  }
  return lines.join("\n");
}

/** Findings for people, and a last line that counts them; empty text where there is none. */
export function humanReport(diagnostics: readonly Diagnostic[], paint: Paint): string {
  if (diagnostics.length === 0) return "";
  const count = (severity: Diagnostic["severity"]): number =>
    diagnostics.filter(d => d.severity === severity).length;
  const counts = (["error", "warning", "info"] as const)
    .filter(severity => count(severity) > 0)
    .map(severity => paint(COLOURS[severity], plural(count(severity), severity)));
  return `${diagnostics.map(d => humanDiagnostic(d, paint)).join("\n")}\n\n${counts.join(", ")}\n`;
}

/** `1 page`, `2 pages`. */
export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;
