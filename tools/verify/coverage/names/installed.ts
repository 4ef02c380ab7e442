import {spawnSync} from "node:child_process";
import {join} from "node:path";
import {fileURLToPath} from "node:url";
import type {Sandbox} from "#tools/verify/sandbox.ts";
import {distinct, type Name} from "./name.ts";

const CHILD = fileURLToPath(new URL("./installed-child.mjs", import.meta.url));
const COMMANDS = ["build", "serve", "watch", "info", "configtest", "version", "complete"];
const FLAG = /^ {2}(?:-\w, )?--([\w-]+)/gm;
const COMMAND = /^ {2}([a-z]+)(?:\|\w+)* (?:\[|\s)/gm;

function runNode(args: ReadonlyArray<string>, cwd: string): string {
  const {status, stdout, stderr} = spawnSync(process.execPath, ["--no-warnings", ...args], {
    cwd,
    encoding: "utf8",
    timeout: 60_000,
    maxBuffer: 1e8,
    env: {...process.env, NO_COLOR: "1"},
  });
  if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}: ${stderr}`);
  return stdout;
}

/**
 * Parses flags and commands in the help text of the command-line tool.
 *
 * @param derived - flags derived from an option, which is counted instead; flags may be negated (`no-…`,
 * `…-reset`)
 */
export function namesInHelp(help: string, derived: ReadonlySet<string>): Name[] {
  const base = (flag: string): string => flag.replace(/^no-/, "").replace(/-reset$/, "");
  const flags = [...help.matchAll(FLAG)].map(([, flag = ""]) => flag);
  const own = flags.filter(flag => !derived.has(flag) && !derived.has(base(flag)));
  const [, commands = ""] = help.split(/^Commands$/m);
  return [
    ...own.map((flag): Name => ({kind: "flag", full: `--${flag}`, short: `--${flag}`})),
    ...[...commands.matchAll(COMMAND)].map(([, command = ""]): Name => {
      return {kind: "command", full: `webpack ${command}`, short: command};
    }),
  ];
}

/**
 * Returns public exports, commands and flags of the installed packages, which run in child processes.
 *
 * @throws Error if a package fails
 */
export function installedNames({folder, devServer}: Sandbox): Name[] {
  const answer = runNode([CHILD, folder, join(devServer, "lib/options.json")], folder);
  const {exported, derived} = JSON.parse(answer) as {exported: string[]; derived: string[]};
  const cli = join(folder, "node_modules/webpack-cli/bin/cli.js");
  const helps = [["--help"], ...COMMANDS.map(command => ["help", command])].map(args =>
    runNode([cli, ...args], folder),
  );
  const fromHelp = helps.flatMap(help => namesInHelp(help, new Set(derived)));
  const exports = exported.map((full): Name => {
    return {kind: "export", full: `webpack.${full}`, short: full.split(".").at(-1) ?? full};
  });
  return [...distinct(fromHelp), ...distinct(exports)];
}
