import type {Command, Option} from "commander";

/** Accepted values of arguments, by command and argument. */
export type Names = Readonly<Record<string, readonly string[]>>;

/** An option with everything that shells show or complete. */
export interface OptionWords {
  /** Names such as `--help` and `-h`. */
  names: string[];
  description: string;
  /** Name of its value; undefined if it takes none. */
  value: string | undefined;
  choices: readonly string[];
}

/** A command with everything that shells show or complete. */
export interface CommandWords {
  name: string;
  description: string;
  options: OptionWords[];
  /** Values of its first argument, if these are known. */
  values: readonly string[];
  /** Whether arguments are paths or other free text. */
  hasArguments: boolean;
}

/** Lists the commands of a program, with their options and values. */
export function commandWords(program: Command, names: Names): CommandWords[] {
  return program.commands.map(command => {
    const help = command.createHelp();
    const [first] = command.registeredArguments;
    return {
      name: command.name(),
      description: command.description(),
      options: help.visibleOptions(command).map(optionWords),
      values: first?.argChoices ?? names[`${command.name()} ${first?.name()}`] ?? [],
      hasArguments: first !== undefined,
    };
  });
}

function optionWords({long, short, description, required, optional, flags, argChoices}: Option): OptionWords {
  return {
    names: [long, short].filter(name => name != null),
    description,
    value: required || optional ? (/[<[]([^>\].]+)/.exec(flags)?.[1] ?? "value") : undefined,
    choices: argChoices ?? [],
  };
}
