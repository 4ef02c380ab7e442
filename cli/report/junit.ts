import type {Diagnostic} from "#schemas/diagnostic.ts";
import {escapeXml} from "#schemas/rules/markup.ts";
import type {ReportContext} from "./summary.ts";

/**
 * Formats diagnostics as JUnit XML: one suite per file, one failed case per error or warning. Informational
 * diagnostics are passed cases with text. Without diagnostics there is one passed case, since readers treat
 * an empty report as broken.
 */
export function junitReport(
  diagnostics: readonly Diagnostic[],
  {prefix, pages}: Pick<ReportContext, "prefix" | "pages">,
): string {
  const suites = new Map<string, Diagnostic[]>();
  for (const finding of diagnostics) {
    const name = finding.file === undefined ? "docs-index check" : prefix + finding.file;
    const suite = suites.get(name);
    if (suite) suite.push(finding);
    else suites.set(name, [finding]);
  }
  const body =
    suites.size === 0
      ? suite("docs-index check", 1, 0, [
          `    <testcase name="${pages} pages" classname="docs-index check"/>`,
        ])
      : [...suites]
          .map(([name, findings]) =>
            suite(
              name,
              findings.length,
              failures(findings),
              findings.map(finding => testCase(finding, name)),
            ),
          )
          .join("\n");
  const counts = `tests="${Math.max(1, diagnostics.length)}" failures="${failures(diagnostics)}" errors="0"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="docs-index check" ${counts}>\n${body}\n</testsuites>\n`;
}

const failures = (findings: readonly Diagnostic[]): number =>
  findings.filter(({severity}) => severity !== "info").length;

const suite = (name: string, tests: number, failed: number, cases: string[]): string =>
  `  <testsuite name="${escapeXml(name)}" tests="${tests}" failures="${failed}" errors="0">\n${cases.join("\n")}\n  </testsuite>`;

function testCase({code, severity, message, line, column, hint}: Diagnostic, name: string): string {
  const place = [line, line === undefined ? undefined : column].filter(part => part !== undefined).join(":");
  const attributes = `name="${escapeXml(place === "" ? code : `${code} ${place}`)}" classname="${escapeXml(name)}"`;
  const text = escapeXml(
    [`${name}${place === "" ? "" : `:${place}`}`, message, hint].filter(Boolean).join("\n"),
  );
  const inner =
    severity === "info"
      ? `<system-out>${text}</system-out>`
      : `<failure type="${severity}" message="${escapeXml(message)}">${text}</failure>`;
  return `    <testcase ${attributes}>\n      ${inner}\n    </testcase>`;
}
