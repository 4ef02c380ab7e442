import {Command, CommanderError, InvalidArgumentError, Option} from "commander";
import type {ExitCode, Io} from "./commands/io.ts";
import {FatalError} from "./report/diagnostic.ts";
import {humanReport, paintFor} from "./report/human.ts";

/** Version of the package, and a mark of the compiled code: caches of other code are not used. */
export interface Version {
  version: string;
  build: string;
}

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
        io.stdout.write(`${JSON.stringify({diagnostics: error.diagnostics}, null, 2)}\n`);
      else io.stderr.write(humanReport(error.diagnostics, paintFor(io.stderr, io.env)));
      return 2;
    }
    io.stderr.write(
      `docs-index failed: ${error instanceof Error ? (error.stack ?? error.message) : error}\n`,
    );
    return 2;
  }
}

function createProgram(io: Io, version: Version, done: (code: ExitCode) => void): Command {
  const program = new Command("docs-index")
    .description("Turns a folder of Markdown and MDX documentation into JSON artifacts")
    .version(version.version)
    .exitOverride()
    .configureOutput({writeOut: text => io.stdout.write(text), writeErr: text => io.stderr.write(text)})
    .showSuggestionAfterError()
    .showHelpAfterError("(docs-index --help shows all commands and options)");

  program
    .command("build")
    .description("build the artifacts")
    .addOption(configOption())
    .addOption(contentOption())
    .option("--out <folder>", "folder of the artifacts (default: artifacts)")
    .option("--strict", "exit with 1 on warnings too")
    .option("--json", "write the report to stdout as JSON")
    .option("--quiet", "write nothing but failures")
    .option("--watch", "build again after every change, until interrupted")
    .option("--no-cache", "neither use nor leave a cache")
    .addOption(parserOption())
    .option("--threads <number>", "threads for parsing and rendering (default: as many as pay)", wholeNumber)
    .action(async flags => {
      const {buildCommand} = await import("./commands/build.ts");
      done(await buildCommand(flags, io, `${version.version}+${version.build}`));
    });

  return program;
}

const configOption = (): Option =>
  new Option("--config <file>", "config file (default: docs-index.config.json)");

const contentOption = (): Option =>
  new Option("--content <folder>", "folder of the pages (default: content)");

const parserOption = (): Option =>
  new Option("--parser <engine>", "Markdown parser: native (fast) or remark (reference)").choices([
    "native",
    "remark",
  ]);

function wholeNumber(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1)
    throw new InvalidArgumentError("It must be a whole number from 1.");
  return number;
}
