import type {CommandWords, OptionWords} from "./words.ts";

/** Completes `npx docs-index …` like the command itself, whatever else completes npx. */
const NPX =
  "complete -c npx -n 'string match -qr \"^\\\\s*npx\\\\s+docs-index\\\\s\" -- (commandline -cp)' -f " +
  '-a \'(complete -C (string replace -r "^\\\\s*npx\\\\s+" "" -- (commandline -cp)))\'';

/** Writes the script for fish, which also completes `npx docs-index`. */
export function fishScript(commands: readonly CommandWords[]): string {
  const first = commands.map(
    ({name, description}) =>
      `complete -c docs-index -n __fish_use_subcommand -f -a ${name} -d ${quoted(description)}`,
  );
  const rest = commands.flatMap(({name, options, values, hasArguments}) => {
    const start = `complete -c docs-index -n ${quoted(`__fish_seen_subcommand_from ${name}`)}`;
    const args =
      values.length > 0
        ? [`${start} -f -a ${quoted(values.join(" "))}`]
        : hasArguments
          ? []
          : [`${start} -f`];
    return [...args, ...options.map(option => `${start} ${optionText(option)}`)];
  });
  return `# fish completion for docs-index: docs-index completion fish | source\n${[...first, ...rest, NPX].join("\n")}\n`;
}

function optionText({names, description, value, choices}: OptionWords): string {
  const flags = names.map(name => (name.startsWith("--") ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`));
  const values =
    choices.length > 0 ? [`-x -a ${quoted(choices.join(" "))}`] : value === undefined ? [] : ["-r -F"];
  return [...flags, ...values, `-d ${quoted(description)}`].join(" ");
}

const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, "\\$&")}'`;
