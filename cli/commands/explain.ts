import {EXAMPLES} from "../checks/examples/all.ts";
import {EXAMPLE_FILE, type Example} from "../checks/examples/example.ts";
import {FIXABLE} from "../report/codes/check.ts";
import {COMMAND_CODES} from "../report/codes/commands.ts";
import type {CodeEntry} from "../report/codes/entry.ts";
import {REMOTE_CODES} from "../report/codes/remote.ts";
import {RUN_CODES} from "../report/codes/run.ts";
import {CODES, entryOf, isCode} from "../report/codes.ts";
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
  const entry = entryOf(code);
  if (!entry) {
    const meant = nearest(code, Object.keys(CODES));
    const alike = meant === undefined ? codesLike(code) : [meant];
    const question = alike.length > 0 ? ` Did you mean ${alike.join(", ")}?` : "";
    io.stderr.write(
      `There is no diagnostic ${code}.${question}\n\`npx docs-index explain\` lists all codes.\n`,
    );
    return 2;
  }
  io.stdout.write(`${paint("bold", code)} (${severityOf(entry)})\n\n${entry.summary}\n${entry.help}\n`);
  if (FIXABLE.has(code)) io.stdout.write("`docs-index check --fix` fixes it.\n");
  const example = isCode(code) ? EXAMPLES.get(code) : undefined;
  if (example) io.stdout.write(exampleText(example, paint));
  io.stdout.write(`\n${documentationUrl(code)}\n`);
  const exception = isOfRun(code) && entry.severity === "error" ? ", unless it ends the run" : "";
  io.stdout.write(
    `The config can set its severity${exception}: "rules": {"${code}": "off" | "info" | "warning" | "error"}\n`,
  );
  return 0;
}

/** Reports whether a code concerns a run or its arguments, so that an error may end the run before `rules` apply. */
const isOfRun = (code: string): boolean =>
  [RUN_CODES, REMOTE_CODES, COMMAND_CODES].some(codes => Object.hasOwn(codes, code));

/** Number of similar codes that are suggested. */
const SUGGESTED = 3;

/** Returns codes that contain the text, or start with a word that has its letters in order (`lnk` → `link-page`). */
function codesLike(text: string): string[] {
  const wanted = text.toLowerCase();
  const codes = Object.keys(CODES);
  const holding = codes.filter(code => code.includes(wanted));
  const alike =
    holding.length > 0 ? holding : codes.filter(code => isAbbreviation(wanted, code.split("-")[0] ?? ""));
  return alike.slice(0, SUGGESTED);
}

/** Reports whether a word has the first letter and, in order, all other letters of an abbreviation. */
function isAbbreviation(short: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === short[at]) at++;
  return at === short.length && short[0] === word[0];
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
