import type {Diagnostic} from "#schemas/diagnostic.ts";
import {contentHash} from "../support/files/hash.ts";
import {entryOf} from "./codes.ts";
import {documentationUrl} from "./documentation.ts";
import type {ReportContext} from "./summary.ts";

const LEVELS = {error: "error", warning: "warning", info: "note"} as const;

/**
 * Formats diagnostics as SARIF 2.1.0 (OASIS) for code scanning. File paths are relative to the source root.
 */
export function sarifReport(
  diagnostics: readonly Diagnostic[],
  {toolVersion, prefix}: Pick<ReportContext, "toolVersion" | "prefix">,
): string {
  const codes = [...new Set(diagnostics.map(({code}) => code))].sort();
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {driver: {name: "docs-index", version: toolVersion, rules: codes.map(descriptor)}},
        columnKind: "utf16CodeUnits",
        results: diagnostics.map(finding => result(finding, codes.indexOf(finding.code), prefix)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function descriptor(code: string): object {
  const entry = entryOf(code);
  if (!entry) return {id: code};
  return {
    id: code,
    shortDescription: {text: entry.summary},
    help: {text: entry.help},
    helpUri: documentationUrl(code),
    defaultConfiguration: {level: LEVELS[entry.severity]},
  };
}

function result(finding: Diagnostic, ruleIndex: number, prefix: string): object {
  const {code, severity, message, hint, file, related} = finding;
  return {
    ruleId: code,
    ruleIndex,
    level: LEVELS[severity],
    message: {text: hint ? `${message}\n${hint}` : message},
    // Consumers require a location, so diagnostics without a file are attributed to the config.
    locations: [{physicalLocation: physical(file ?? "docs-index.config.json", finding, prefix)}],
    ...(related
      ? {
          relatedLocations: related.map(other => ({
            message: {text: other.message},
            physicalLocation: physical(other.file, other, prefix),
          })),
        }
      : {}),
    // Line numbers change; file, code and message are stable.
    partialFingerprints: {"finding/v1": contentHash(code, file ?? "", message)},
  };
}

type Region = Pick<Diagnostic, "line" | "column" | "endLine" | "endColumn">;

function physical(file: string, {line, column, endLine, endColumn}: Region, prefix: string): object {
  const uri = encodeURI(prefix + file).replaceAll(/[?#]/g, encodeURIComponent);
  const artifactLocation = {uri, uriBaseId: "%SRCROOT%"};
  if (line === undefined) return {artifactLocation};
  const region = {startLine: line, startColumn: column, endLine, endColumn};
  const known = Object.entries(region).filter(([, value]) => value !== undefined);
  return {artifactLocation, region: Object.fromEntries(known)};
}
