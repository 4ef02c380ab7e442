import {EXAMPLES} from "#cli/checks/examples/all.ts";
import {EXAMPLE_FILE, type Example} from "#cli/checks/examples/example.ts";
import {CHECK_CODES, FIXABLE} from "#cli/report/codes/check.ts";
import type {CodeEntry} from "#cli/report/codes/entry.ts";
import {FILE_CODES} from "#cli/report/codes/files.ts";
import {LINK_CODES} from "#cli/report/codes/links.ts";
import {REMOTE_CODES} from "#cli/report/codes/remote.ts";
import {RUN_CODES} from "#cli/report/codes/run.ts";
import {TEXT_CODES} from "#cli/report/codes/text.ts";
import type {Code} from "#cli/report/codes.ts";
import {code, fence, pageText, prose, table} from "./markdown.ts";

const GROUPS: readonly (readonly [string, Record<string, CodeEntry>])[] = [
  ["Running the tool", RUN_CODES],
  ["Files and front matter", FILE_CODES],
  ["Text of a page", TEXT_CODES],
  ["Links, images and anchors", LINK_CODES],
  ["External pages", REMOTE_CODES],
  ["Checks", CHECK_CODES],
];

/** Generates the reference of diagnostics: a section for each code of the catalog, with its example. */
export function diagnosticsPage(): string {
  return pageText("Diagnostics", "Every diagnostic code: severity, cause, fix and example.", [
    '`docs-index explain <code>` prints the same text. Set the severity of a code in the config: `"rules": {"link-page": "off"}`, or `info`, `warning` or `error`.',
    ...GROUPS.flatMap(([title, codes]) => [
      `## ${title}`,
      table(
        ["Code", "Severity", "Meaning"],
        Object.entries(codes).map(([name, entry]) => [
          `[${code(name)}](#${name})`,
          severityOf(entry),
          prose(entry.summary),
        ]),
      ),
      ...Object.entries(codes).flatMap(([name, entry]) => codeSection(name, entry)),
    ]),
  ]);
}

const severityOf = ({severity, optional}: CodeEntry): string =>
  optional ? `${severity}, off by default` : severity;

function codeSection(name: string, entry: CodeEntry): string[] {
  const example = EXAMPLES.get(name as Code);
  return [
    `### ${name}`,
    `**Severity:** ${severityOf(entry)}`,
    prose(entry.summary),
    `**Fix:** ${prose(entry.help)}${FIXABLE.has(name) ? " `docs-index check --fix` fixes it." : ""}`,
    ...(example ? exampleBlocks(example) : []),
  ];
}

function exampleBlocks({file = EXAMPLE_FILE, wrong, right, beside = {}}: Example): string[] {
  return [
    `Wrong, in ${code(file)}:`,
    fence(languageOf(file), wrong),
    ...Object.entries(beside).flatMap(([path, text]) => [
      `With ${code(path)}:`,
      fence(languageOf(path), text),
    ]),
    ...(right === wrong ? [] : ["Right:", fence(languageOf(file), right)]),
  ];
}

const LANGUAGES: Readonly<Record<string, string>> = {md: "markdown", mdx: "mdx", yml: "yaml", yaml: "yaml"};

/**
 * Returns the code block language for a file name. Examples with other extensions may be invalid on purpose.
 */
const languageOf = (file: string): string => LANGUAGES[file.split(".").at(-1) ?? ""] ?? "text";
