import {nearest} from "../lib/nearest.ts";
import {CODES, type Code, type CodeEntry} from "../report/codes.ts";
import {paintFor} from "../report/human.ts";
import type {ExitCode, Io} from "./io.ts";

/** `docs-index explain [code]`: what a diagnostic means and how it is mended; without a code, the whole catalogue. */
export function explainCommand(code: string | undefined, io: Io): ExitCode {
  const paint = paintFor(io.stdout, io.env);
  if (code === undefined) {
    for (const [name, {severity, summary}] of Object.entries<CodeEntry>(CODES)) {
      io.stdout.write(`${paint("bold", name)}  ${severity}  ${summary}\n`);
    }
    return 0;
  }
  if (!(code in CODES)) {
    const meant = nearest(code, Object.keys(CODES));
    io.stderr.write(`There is no diagnostic ${code}.${meant ? ` Did you mean ${meant}?` : ""}\n`);
    return 2;
  }
  const {severity, summary, help} = CODES[code as Code];
  io.stdout.write(`${paint("bold", code)} (${severity})\n\n${summary}\n${help}\n\n`);
  io.stdout.write(
    `Its severity can be set in the config: "rules": {"${code}": "off" | "info" | "warning" | "error"}\n`,
  );
  return 0;
}
