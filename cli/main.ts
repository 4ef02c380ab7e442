import {CommanderError} from "commander";
import type {ExitCode, Io} from "./commands/io.ts";
import {createProgram, type Version} from "./program.ts";
import {FatalError} from "./report/diagnostic.ts";
import {humanReport, paintFor} from "./report/human.ts";

/**
 * Runs the command line. Never throws: what goes wrong is written to stderr.
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
    if (error instanceof FatalError) {
      if (argv.includes("--json"))
        io.stdout.write(
          `${JSON.stringify({diagnostics: error.diagnostics}, null, argv.includes("--watch") ? 0 : 2)}\n`,
        );
      else io.stderr.write(humanReport(error.diagnostics, paintFor(io.stderr, io.env)));
      return 2;
    }
    io.stderr.write(
      `docs-index failed: ${error instanceof Error ? (error.stack ?? error.message) : error}\n`,
    );
    return 2;
  }
}
