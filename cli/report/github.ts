import type {Diagnostic} from "#schemas/diagnostic.ts";
import {printable} from "./printable.ts";
import type {ReportContext} from "./summary.ts";

const COMMANDS = {error: "error", warning: "warning", info: "notice"} as const;

/**
 * Formats diagnostics as GitHub Actions workflow commands, which GitHub shows next to the lines of a pull
 * request. Hints and related positions follow the message on separate lines. Escaping is the same as in the
 * Actions toolkit.
 */
export function githubReport(
  diagnostics: readonly Diagnostic[],
  {prefix}: Pick<ReportContext, "prefix">,
): string {
  return diagnostics.map(finding => `${command(printable(finding), prefix)}\n`).join("");
}

function command(finding: Diagnostic, prefix: string): string {
  const {severity, code, message, file, line, column, endLine, endColumn, hint, related} = finding;
  const oneLine = line !== undefined && (endLine ?? line) === line;
  const properties = {
    file: file === undefined ? undefined : prefix + file,
    line,
    col: column,
    endLine,
    // GitHub misplaces the columns of a multi-line annotation.
    endColumn: oneLine ? endColumn : undefined,
    title: code,
  };
  const list = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  const others = (related ?? []).map(
    other => `${prefix}${other.file}${other.line ? `:${other.line}` : ""}: ${other.message}`,
  );
  const text = [message, hint, ...others].filter(Boolean).join("\n");
  return `::${COMMANDS[severity]} ${list.join(",")}::${escapeData(text)}`;
}

const escapeData = (text: string): string =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
