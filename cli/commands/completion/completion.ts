import type {Command} from "commander";
import {CODES} from "#cli/report/codes.ts";
import type {ExitCode, Io} from "../io.ts";
import {schemaNames} from "../schema.ts";
import {bashScript} from "./bash.ts";
import {fishScript} from "./fish.ts";
import {commandWords, type Names} from "./words.ts";
import {zshScript} from "./zsh.ts";

const SCRIPTS = {bash: bashScript, zsh: zshScript, fish: fishScript};

/** Runs `docs-index completion <shell>`, which prints a shell's completion script. */
export function completionCommand(shell: keyof typeof SCRIPTS, program: Command, io: Io): ExitCode {
  const names: Names = {
    "explain code": Object.keys(CODES),
    "schema name": schemaNames(),
    "help command": program.commands.map(command => command.name()),
  };
  io.stdout.write(SCRIPTS[shell](commandWords(program, names)));
  return 0;
}
