import {mkdirSync} from "node:fs";
import {readdir, rm, stat} from "node:fs/promises";
import {join} from "node:path";
import {type SimpleGit, simpleGit} from "simple-git";
import {Fault, stopFault} from "../fault.ts";
import {ALLOWED_VARIABLES, gitEnvironment, PERMITTED, SETTINGS} from "./environment.ts";
import {gitFault, noRepository} from "./faults.ts";
import {type Answered, readTrace, traceVariables} from "./trace.ts";

/** Settings shared by all git processes of a run. */
export interface GitSettings {
  /** Folder for repositories and the launcher; removed after the run. */
  temporary: string;
  /** Command that runs git in its own process group. */
  launcher: [string] | [string, string];
  env: Readonly<Record<string, string | undefined>>;
  allowFile: boolean;
  /** Time limit of one command, in seconds. */
  timeoutSeconds: number;
}

/** Maximum size of a fetched repository on disk, in bytes. */
const MAX_TRANSFER = 64 * 1024 * 1024;
const WATCH_EVERY = 200;

/**
 * Runs git commands for one source until a time limit or an abort signal. The source is the remote named
 * `origin`.
 */
export class Git {
  readonly folder: string;
  readonly #settings: GitSettings;
  readonly #signal: AbortSignal;
  readonly #url: string;
  readonly #where: string;
  readonly #trace: string;
  #created = false;

  /**
   * @param name name of the repository's folder
   * @param where host or folder, for messages
   */
  constructor(
    settings: GitSettings,
    remote: {name: string; url: string; where: string},
    signal: AbortSignal,
  ) {
    this.folder = join(settings.temporary, remote.name);
    mkdirSync(this.folder, {recursive: true});
    this.#trace = `${this.folder}.trace`;
    this.#url = remote.url;
    this.#where = remote.where;
    this.#settings = settings;
    this.#signal = signal;
  }

  /** Creates an empty bare repository. Without one, only the remote can be queried. */
  async create(): Promise<void> {
    this.#created = true;
    await this.text(["init", "--bare", "--quiet"]);
  }

  async dispose(): Promise<void> {
    await rm(this.folder, {recursive: true, force: true, maxRetries: 3});
    await rm(this.#trace, {force: true});
  }

  /** Runs a command and returns its output as text. Throws a `Fault`. */
  text(args: string[], seconds = this.#settings.timeoutSeconds): Promise<string> {
    return this.#run(seconds, git => git.raw(args));
  }

  /** Runs a command and returns its output as bytes. Throws a `Fault`. */
  bytes(args: string[]): Promise<Buffer> {
    return this.#run(this.#settings.timeoutSeconds, git => git.binaryCatFile(args));
  }

  async #run<T>(seconds: number, command: (git: SimpleGit) => Promise<T>): Promise<T> {
    const {signal, reason, stop} = this.#limits(seconds);
    try {
      return await command(this.#instance(signal));
    } catch (error) {
      const {limit, wait} = this.answered();
      throw reason() ?? limit ?? gitFault(error, this.#where, wait);
    } finally {
      stop();
    }
  }

  #instance(signal: AbortSignal): SimpleGit {
    const {env, allowFile, launcher} = this.#settings;
    return simpleGit({
      baseDir: this.folder,
      abort: signal,
      binary: launcher,
      config: [...SETTINGS, `remote.origin.url=${this.#url}`],
      unsafe: PERMITTED,
      allowEnvironment: ALLOWED_VARIABLES,
    }).env({
      ...gitEnvironment(env, this.#created ? this.folder : null, allowFile),
      ...traceVariables(this.#trace),
    });
  }

  /** Returns the response headers received so far. */
  answered(): Answered {
    return readTrace(this.#trace, this.#where);
  }

  /** Creates the fault for a host that answers with a web page. */
  noRepository(): Fault {
    return noRepository(this.#where);
  }

  /**
   * Combines the user's abort signal, the time limit and the size limit into one signal, and records why it
   * was aborted.
   */
  #limits(seconds: number): {signal: AbortSignal; reason: () => Fault | null; stop: () => void} {
    const controller = new AbortController();
    let reason: Fault | null = null;
    const end = (fault: Fault): void => {
      reason ??= fault;
      controller.abort();
    };
    const stopped = (): void => end(stopFault(this.#signal));
    if (this.#signal.aborted) stopped();
    this.#signal.addEventListener("abort", stopped, {once: true});
    const timer = setTimeout(
      () => end(new Fault("unreachable", `no response from ${this.#where} in ${seconds} s`)),
      seconds * 1000,
    );
    const watch = setInterval(async () => {
      if ((await folderSize(this.folder)) > MAX_TRANSFER) {
        end(new Fault("too-large", `more than ${MAX_TRANSFER / 1024 / 1024} MiB came from ${this.#where}`));
      }
    }, WATCH_EVERY);
    return {
      signal: controller.signal,
      reason: () => reason,
      stop: () => {
        clearTimeout(timer);
        clearInterval(watch);
        this.#signal.removeEventListener("abort", stopped);
      },
    };
  }
}

/**
 * Returns the total size in bytes of all files in a folder. Files that disappear in the meantime are ignored.
 */
async function folderSize(folder: string): Promise<number> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true}).catch(() => []);
  const sizes = entries
    .filter(entry => entry.isFile())
    .map(entry =>
      stat(join(entry.parentPath, entry.name)).then(
        ({size}) => size,
        () => 0,
      ),
    );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
