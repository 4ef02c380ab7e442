import {EXAMPLES} from "../checks/examples/all.ts";
import {EXAMPLE_FILE, type Example} from "../checks/examples/example.ts";
import {FIXABLE} from "../report/codes/check.ts";
import type {CodeEntry} from "../report/codes/entry.ts";
import {CODES, type Code} from "../report/codes.ts";
import {documentationUrl} from "../report/documentation.ts";
import {type Paint, paintFor} from "../report/human.ts";
import {nearest} from "../report/nearest.ts";
import type {ExitCode, Io} from "./io.ts";

/**
 * Runs `docs-index explain [code]`, which explains a diagnostic and its fix, with an example if a short text
 * can show it. Without a code, lists the whole catalog.
 */
export function explainCommand(code: string | undefined, io: Io): ExitCode {
  const paint = paintFor(io.stdout, io.env);
  if (code === undefined) {
    for (const [name, entry] of Object.entries<CodeEntry>(CODES)) {
      io.stdout.write(`${paint("bold", name)}  ${severityOf(entry)}  ${entry.summary}\n`);
    }
    return 0;
  }
  const entry = Object.hasOwn(CODES, code) ? (CODES as Record<string, CodeEntry>)[code] : undefined;
  if (!entry) {
    const meant = nearest(code, Object.keys(CODES));
    io.stderr.write(`There is no diagnostic ${code}.${meant ? ` Did you mean ${meant}?` : ""}\n`);
    return 2;
  }
  io.stdout.write(`${paint("bold", code)} (${severityOf(entry)})\n\n${entry.summary}\n${entry.help}\n`);
  if (FIXABLE.has(code)) io.stdout.write("docs-index check --fix fixes it.\n");
  const example = EXAMPLES.get(code as Code);
  if (example) io.stdout.write(exampleText(example, paint));
  io.stdout.write(`\n${documentationUrl(code)}\n`);
  io.stdout.write(
    `Its severity can be set in the config: "rules": {"${code}": "off" | "info" | "warning" | "error"}\n`,
  );
  return 0;
}

const severityOf = ({severity, optional}: CodeEntry): string => (optional ? "off by default" : severity);

function exampleText({file = EXAMPLE_FILE, wrong, right, beside = {}}: Example, paint: Paint): string {
  const block = (title: string, text: string): string =>
    `\n${paint("bold", title)}\n\n${text.replaceAll(/^(?=.)/gm, "  ")}`;
  const others = Object.entries(beside).map(([path, text]) => block(`beside it, ${path}`, text));
  return [
    block(`Wrong, in ${file}`, wrong),
    ...others,
    ...(right === wrong ? [] : [block("Right", right)]),
  ].join("");
}
