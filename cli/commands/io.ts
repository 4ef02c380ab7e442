import type {Readable} from "node:stream";

/** Where a command reads and writes, and what it may know of its surroundings. stdout carries data, stderr is for people. */
export interface Io {
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  /** For a conversation with another program. */
  stdin?: Readable;
  stdout: Output;
  stderr: Output;
  /** Ends work that can be ended (Ctrl-C). */
  signal?: AbortSignal;
}

export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** 0: done; 1: errors in the content; 2: could not run. */
export type ExitCode = 0 | 1 | 2;
