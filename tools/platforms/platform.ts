import {spawn} from "node:child_process";
import {closeSync, openSync, readFileSync} from "node:fs";
import {join} from "node:path";

/**
 * Environment for the packed command line: a version of Node.js, a package manager or an operating system.
 */
export interface Platform {
  name: string;
  /** Program and first arguments, followed by the arguments of `docs-index`. */
  command: readonly string[];
  /** Additional environment variables. */
  env: Readonly<Record<string, string>>;
  /** Stops child processes left running by a killed process. */
  stop?: () => void;
}

/** Result of a completed command. */
export interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Command that runs until it is stopped. */
export interface Running {
  stderr(): string;
  stop(): Promise<void>;
}

/** Time limit of a command, in milliseconds. */
const LIMIT = 900_000;

/**
 * Runs a command of `docs-index` in a folder. Output is written to files, because Node.js under Wine can't
 * write to a pipe.
 */
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

/**
 * Returns an environment without git, so that `fetch` uses the registry on every platform, and with the
 * locale that Wine needs to preserve file names.
 */
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
