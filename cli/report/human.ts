import {styleText} from "node:util";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {documentationLine} from "./documentation.ts";
import {type FoldedFinding, foldFindings} from "./fold.ts";
import {printable} from "./printable.ts";

type Format = Parameters<typeof styleText>[0];

/** Function that colors text, or returns it unchanged. */
export type Paint = (format: Format, text: string) => string;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reports whether a stream supports control sequences: a terminal that is not a printer (`TERM=dumb`,
 * terminfo(5)).
 */
export const isTerminal = (stream: {isTTY?: boolean}, env: Environment): boolean =>
  stream.isTTY === true && env.TERM !== "dumb";

/**
 * Creates the paint function for a stream: colored for a terminal unless `NO_COLOR` is set (no-color.org),
 * and always with `FORCE_COLOR`.
 */
export function paintFor(stream: {isTTY?: boolean}, env: Environment): Paint {
  const color = (env.NO_COLOR ?? "") === "" && (isTerminal(stream, env) || (env.FORCE_COLOR ?? "0") !== "0");
  return (format, text) => (color ? styleText(format, text, {validateStream: false}) : text);
}

const COLOURS = {error: "red", warning: "yellow", info: "blue"} as const;

/**
 * Formats one diagnostic for people: `file:line:column severity code message`, with its hint on a separate
 * line.
 */
export function humanDiagnostic(finding: Diagnostic, paint: Paint): string {
  const {file, line, column, severity, code, message, hint, related} = printable(finding);
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

/** Number of warnings with the same code that are listed before the rest is only counted. */
const LONG_RUN = 10;

/**
 * Formats diagnostics for people, followed by a table of codes if there are many, the command that
 * explains them and the totals. Repeated warnings are merged, and long runs of them are truncated with a
 * count; errors are always complete. Returns an empty string if there are no diagnostics.
 *
 * @param all - whether every warning is listed
 * @param command - command whose `--all` lists the rest
 */
export function humanReport(
  diagnostics: readonly Diagnostic[],
  paint: Paint,
  all = false,
  command = "check",
): string {
  if (diagnostics.length === 0) return "";
  const count = (severity: Diagnostic["severity"]): number =>
    diagnostics.filter(d => d.severity === severity).length;
  const counts = (["error", "warning", "info"] as const)
    .filter(severity => count(severity) > 0)
    .map(severity => paint(COLOURS[severity], plural(count(severity), severity)));
  const folded = foldFindings(diagnostics);
  const listed = withoutLongRuns(folded);
  const shown = listed.reduce((sum, {count}) => sum + count, 0);
  const notes = [
    shown < diagnostics.length && `${plural(diagnostics.length - shown, "more finding")} not shown`,
    listed.length < shown && "repeated findings are merged",
  ].filter(note => note !== false);
  const rest =
    all || notes.length === 0
      ? ""
      : `${paint("dim", `${sentence(notes.join("; "))}; \`docs-index ${command} --all\` lists each`)}\n\n`;
  const list = (all ? diagnostics : listed.map(({finding}) => finding))
    .map(d => humanDiagnostic(d, paint))
    .join("\n");
  const help = paint("dim", documentationLine(diagnostics.map(({code}) => code)));
  return `${list}\n\n${rest}${table(diagnostics, paint)}${help}\n${counts.join(", ")}\n`;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function withoutLongRuns(folded: readonly FoldedFinding[]): FoldedFinding[] {
  const seen = new Map<string, number>();
  return folded.filter(({finding: {code, severity}}) => {
    if (severity === "error") return true;
    const number = (seen.get(code) ?? 0) + 1;
    seen.set(code, number);
    return number <= LONG_RUN;
  });
}

/**
 * Formats a table with one row per code, errors first and then by count. Returns an empty string for a
 * handful of diagnostics, which need no table.
 */
function table(diagnostics: readonly Diagnostic[], paint: Paint): string {
  if (diagnostics.length <= LONG_RUN) return "";
  const groups = new Map<
    string,
    {severity: Diagnostic["severity"]; code: string; findings: number; files: Set<unknown>}
  >();
  for (const {severity, code, file} of diagnostics) {
    const key = `${severity} ${code}`;
    const group = groups.get(key) ?? {severity, code, findings: 0, files: new Set()};
    groups.set(key, group);
    group.findings++;
    group.files.add(file);
  }
  const rows = [...groups.values()];
  const order = Object.keys(COLOURS);
  rows.sort(
    (a, b) =>
      order.indexOf(a.severity) - order.indexOf(b.severity) ||
      b.findings - a.findings ||
      (a.code < b.code ? -1 : 1),
  );
  const width = Math.max(...rows.map(({code}) => code.length));
  const lines = rows.map(
    ({severity, code, findings, files}) =>
      `${paint(COLOURS[severity], severity.padEnd(8))} ${code.padEnd(width)}  ${String(findings).padStart(5)}  on ${plural(files.size, "file")}`,
  );
  return `${lines.join("\n")}\n\n`;
}

/** Formats a count with its noun: `1 page`, `2 pages`. */
export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;
