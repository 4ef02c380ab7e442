import {type ChildProcess, fork} from "node:child_process";
import {constants, setPriority} from "node:os";
import {fatal} from "#cli/report/diagnostic.ts";
import type {Announcement} from "#core/pipeline/announce.ts";
import {SHORT_RUN_FLAGS} from "#support/short-run-flags.ts";
import type {Io} from "../io.ts";
import {buildAgain, type Round} from "./build.ts";
import type {BuildFlags} from "./flags.ts";

/** Request to the process. */
export type ToBuilder = {cwd: string; version: string; flags: BuildFlags};

/** Messages from the process: a page that is ready, the result of a build, or text for stderr. */
export type FromBuilder = {page: Announcement} | {round: Round} | {text: string};

/** Runs builds one at a time. */
export interface Builder {
  build(flags: BuildFlags, announce?: (page: Announcement) => void): Promise<Round>;
  close(): void;
}

/** Round of a build that was interrupted. */
const INTERRUPTED: Round = {report: {diagnostics: []}};

/**
 * Creates a builder with its own process, which starts with the first build and ends at the signal of `io`. Its priority is
 * lower, so that pages are served and previewed without delay while it builds. When run from TypeScript sources (tests), it
 * builds in this process. A build rejects with `internal` if the process dies.
 */
export function buildsApart(io: Io, version: string): Builder {
  if (!import.meta.url.endsWith(".js"))
    return {build: (flags, announce) => buildAgain(flags, io, version, announce), close: () => {}};
  let child: ChildProcess | undefined;
  let isOpen = true;
  const close = (): void => {
    isOpen = false;
    child?.kill("SIGKILL");
  };
  io.signal?.addEventListener("abort", close, {once: true});
  const start = (): ChildProcess => {
    const started = fork(new URL("./build-worker.js", import.meta.url), [], {
      serialization: "advanced",
      execArgv: [...process.execArgv, ...SHORT_RUN_FLAGS],
      env: io.env,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    return started;
  };
  return {
    build: (flags, announce) =>
      new Promise((resolve, reject) => {
        if (!isOpen) return resolve(INTERRUPTED);
        child ??= start();
        child.removeAllListeners();
        child.on("message", (message: FromBuilder) => {
          if ("text" in message) io.stderr.write(message.text);
          else if ("page" in message) announce?.(message.page);
          else resolve(message.round);
        });
        child.on("error", error => reject(fatal("internal", `the build failed: ${error.message}`)));
        child.on("exit", (code, signal) => {
          if (isOpen) reject(fatal("internal", `the build ended with ${signal ?? `code ${code}`}`));
          else resolve(INTERRUPTED);
        });
        child.send({cwd: io.cwd, version, flags} satisfies ToBuilder);
      }),
    close,
  };
}
