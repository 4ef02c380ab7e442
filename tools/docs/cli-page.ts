import type {Argument, Command, Option} from "commander";
import {EXAMPLES} from "#cli/commands/examples.ts";
import {createProgram} from "#cli/program.ts";
import {code, fence, pageText, prose, table} from "./markdown.ts";

/** Environment variables that commands read. Variables with the same purpose are in one key. */
export const VARIABLES: Record<string, string> = {
  PORT: "port of `dev` and `preview`, unless `--port` is set (default: 3000)",
  "NO_COLOR FORCE_COLOR TERM": "turn colors off or on; `TERM=dumb` turns them off",
  "HTTP_PROXY HTTPS_PROXY NO_PROXY": "proxies for all requests",
  NODE_EXTRA_CA_CERTS: "additional certificate authorities",
  npm_config_registry: "npm registry that `fetch` uses (default: the public one)",
  "GITHUB_TOKEN GH_TOKEN": "token for data that `fetch` gets from GitHub",
  GITHUB_API_URL: "address of GitHub's API, set by GitHub Actions",
  GITHUB_WORKSPACE: "folder to which paths in annotations for GitHub Actions are relative",
  DOCS_INDEX_CACHE_TOKEN: "bearer token for the shared cache",
  "DOCS_INDEX_CACHE_USER DOCS_INDEX_CACHE_PASSWORD": "basic authentication for the shared cache",
  DOCS_INDEX_CACHE_KEY: "secret that signs cache entries",
  "ALGOLIA_ADMIN_KEY TYPESENSE_ADMIN_KEY": "keys for `push-search`",
};

/** Generates the command-line reference from the program that also prints `--help`. */
export function cliPage(): string {
  const silent = {write: () => true};
  const program = createProgram(
    {cwd: "/", env: {}, stdout: silent, stderr: silent},
    {version: "0.0.0", build: "0"},
    () => {},
  );
  const help = program.createHelp();
  const commands = help.visibleCommands(program);
  return pageText("Command-line reference", "Every command of docs-index with its arguments and options.", [
    "`docs-index <command> --help` prints the same text.",
    table(
      ["Command", "What it does"],
      commands.map(command => [
        `[${code(command.name())}](#${command.name()})`,
        prose(command.description()),
      ]),
    ),
    ...commands.flatMap(commandSection),
    "## Exit codes",
    table(
      ["Code", "Meaning"],
      [
        ["`0`", "The command succeeded. Warnings are allowed, unless `--strict` is set."],
        ["`1`", "The content has errors, or a requested condition failed. Valid pages are still written."],
        [
          "`2`",
          "The command could not run: invalid usage or config, or a failure of git, the disk or the network.",
        ],
      ],
    ),
    "## Environment variables",
    table(
      ["Variable", "Effect"],
      Object.entries(VARIABLES).map(([names, effect]) => [
        names
          .split(" ")
          .map(name => code(name))
          .join(", "),
        effect,
      ]),
    ),
  ]);
}

function commandSection(command: Command): string[] {
  const help = command.createHelp();
  const args = help.visibleArguments(command);
  const options = help.visibleOptions(command);
  return [
    `## ${command.name()}`,
    `${prose(capitalized(command.description()))}.`,
    fence("bash", help.commandUsage(command)),
    ...(args.length > 0 ? [table(["Argument", "Meaning"], args.map(argumentRow))] : []),
    table(["Option", "Meaning", "Values"], options.map(optionRow)),
    "Examples:",
    fence("bash", exampleLines(command.name()).join("\n")),
  ];
}

const exampleLines = (command: string): string[] =>
  (EXAMPLES[command] ?? []).flatMap(([line, effect]) => [`# ${effect}`, `docs-index ${line}`]);

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const argumentRow = (argument: Argument): string[] => [code(argument.name()), prose(argument.description)];

const optionRow = ({flags, description, argChoices}: Option): string[] => [
  code(flags),
  prose(description),
  (argChoices ?? []).map(code).join(", "),
];
