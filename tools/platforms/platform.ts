import {spawn} from "node:child_process";
import {closeSync, openSync, readFileSync} from "node:fs";
import {join} from "node:path";

/** A way to start the packed command line: a version of Node, a package manager, another operating system. */
export interface Platform {
  name: string;
  /** Program and first arguments; those of `docs-index` follow. */
  command: readonly string[];
  /** Variables added to the environment. */
  env: Readonly<Record<string, string>>;
  /** Stops what a killed process leaves running. */
  stop?: () => void;
}

/** Result of a command that ended. */
export interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A command that runs until it is stopped. */
export interface Running {
  stderr(): string;
  stop(): Promise<void>;
}

/** Most milliseconds that one command may take. */
const LIMIT = 900_000;

/** Runs a command of `docs-index` in a folder. Output goes to files: Node under Wine can't write to a pipe. */
export async function run(
  {command, env}: Platform,
  cwd: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const files = outputFiles(cwd);
  const [program = "", ...first] = command;
  const child = spawn(program, [...first, ...args], {
    cwd,
    env: {...baseEnv(), ...env, ...more},
    stdio: ["ignore", files.stdout, files.stderr],
    timeout: LIMIT,
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", resolve);
  });
  return {code, ...files.read()};
}

/** Starts a command that serves or watches. */
export function start({command, env, stop}: Platform, cwd: string, args: readonly string[]): Running {
  const files = outputFiles(cwd);
  const [program = "", ...first] = command;
  const child = spawn(program, [...first, ...args], {
    cwd,
    env: {...baseEnv(), ...env},
    stdio: ["ignore", files.stdout, files.stderr],
  });
  const ended = new Promise<void>(resolve => {
    child.on("exit", () => resolve());
    child.on("error", () => resolve());
  });
  return {
    stderr: () => readFileSync(files.names.stderr, "utf8"),
    async stop() {
      child.kill("SIGINT");
      stop?.();
      await ended;
      files.close();
    },
  };
}

/** No git, so that `fetch` uses the registry on every platform; a locale without which Wine mangles file names. */
const baseEnv = (): Record<string, string> => ({
  PATH: "",
  HOME: process.env.HOME ?? "",
  LC_ALL: "C.UTF-8",
  NO_COLOR: "1",
});

function outputFiles(cwd: string) {
  const names = {stdout: join(cwd, "..", "stdout.log"), stderr: join(cwd, "..", "stderr.log")};
  const stdout = openSync(names.stdout, "w");
  const stderr = openSync(names.stderr, "w");
  const close = (): void => {
    closeSync(stdout);
    closeSync(stderr);
  };
  return {
    names,
    stdout,
    stderr,
    close,
    read(): {stdout: string; stderr: string} {
      close();
      return {stdout: readFileSync(names.stdout, "utf8"), stderr: readFileSync(names.stderr, "utf8")};
    },
  };
}
