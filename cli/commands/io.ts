import type {Readable} from "node:stream";

/** Input, output and environment of a command. Data goes to stdout, messages for people to stderr. */
export interface Io {
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Input for commands that communicate with another program. */
  stdin?: Readable;
  stdout: Output;
  stderr: Output;
  /** Aborts cancelable work (Ctrl-C). */
  signal?: AbortSignal;
}

export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** Exit code. 0: success; 1: errors in the content; 2: could not run. */
export type ExitCode = 0 | 1 | 2;
