import {CommanderError} from "commander";
import type {ExitCode, Io} from "./commands/io.ts";
import {createProgram, type Version} from "./program.ts";
import {FatalError, fatal} from "./report/diagnostic.ts";
import {humanReport, paintFor} from "./report/human.ts";

/**
 * Runs the command line. Never throws: errors are written to stderr.
 *
 * @param argv arguments without node and script
 * @returns 0: done; 1: errors in the content; 2: could not run (usage, config, git, disk)
 */
export async function main(argv: readonly string[], io: Io, version: Version): Promise<ExitCode> {
  let code: ExitCode = 0;
  const program = createProgram(io, version, result => {
    code = result;
  });
  try {
    await program.parseAsync([...argv], {from: "user"});
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    return reportFailure(error, argv, io);
  }
}

/** Prints an error that ends a command, as JSON with `--json`. Returns the exit code. */
function reportFailure(error: unknown, argv: readonly string[], io: Io): ExitCode {
  if (!(error instanceof FatalError))
    io.stderr.write(
      `docs-index failed: ${error instanceof Error ? (error.stack ?? error.message) : error}\n`,
    );
  else if (argv.includes("--json"))
    io.stdout.write(
      `${JSON.stringify({diagnostics: error.diagnostics}, null, argv.includes("--watch") ? 0 : 2)}\n`,
    );
  else io.stderr.write(humanReport(error.diagnostics, paintFor(io.stderr, io.env)));
  return 2;
}

/** Position in a plug-in, whose import specifier contains a hash, in the stack of an error. */
const IN_PLUGIN = /(?<=\/)([^\s/?]{1,255})\?v=[0-9a-f]{64}:(\d{1,9}):(\d{1,9})/;

/**
 * Reports an unhandled error, from a timer or a promise without a handler. If a plug-in threw it, the plug-in is named
 * (`plugin-failed`). Returns the exit code.
 */
export function reportUncaught(error: unknown, argv: readonly string[], io: Io): ExitCode {
  const {stack = "", message = String(error)} = error instanceof Error ? error : {};
  const [, file, line, column] = IN_PLUGIN.exec(stack) ?? [];
  const failure =
    file === undefined
      ? error
      : fatal("plugin-failed", `a plug-in failed while nothing awaited it: ${message.split("\n")[0]}`, {
          file,
          line: Number(line),
          column: Number(column),
          hint: "Await the promise, or handle its error.",
        });
  return reportFailure(failure, argv, io);
}
