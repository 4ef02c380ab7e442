import {Worker} from "node:worker_threads";
import {fatal} from "#cli/report/diagnostic.ts";
import type {Announcement} from "#core/pipeline/announce.ts";
import type {Io} from "../io.ts";
import {buildAgain, type Round} from "./build.ts";
import type {BuildFlags} from "./flags.ts";

/** Data that the thread receives when it starts. */
export type BuilderData = Pick<Io, "cwd" | "env"> & {version: string};

/** Messages from the thread: a page that is ready, the result of a build, or text for stderr. */
export type FromBuilder = {page: Announcement} | {round: Round} | {text: string};

/** Runs builds one at a time. */
export interface Builder {
  build(flags: BuildFlags, announce?: (page: Announcement) => void): Promise<Round>;
  close(): Promise<unknown>;
}

/** Round of a build that was interrupted. */
const INTERRUPTED: Round = {report: {diagnostics: []}};

/**
 * Creates a builder with its own thread, which the signal of `io` ends. When run from TypeScript sources (tests), it builds
 * in this thread, since workers need the compiled file. A build rejects with `internal` if the thread dies.
 */
export function buildsApart(io: Io, version: string): Builder {
  if (!import.meta.url.endsWith(".js"))
    return {build: (flags, announce) => buildAgain(flags, io, version, announce), close: async () => {}};
  const workerData: BuilderData = {cwd: io.cwd, env: {...io.env}, version};
  const worker = new Worker(new URL("./build-worker.js", import.meta.url), {workerData});
  let isOpen = true;
  const close = (): Promise<unknown> => {
    isOpen = false;
    return worker.terminate();
  };
  io.signal?.addEventListener("abort", close, {once: true});
  return {
    build: (flags, announce) =>
      new Promise((resolve, reject) => {
        worker.removeAllListeners();
        worker.on("message", (message: FromBuilder) => {
          if ("text" in message) io.stderr.write(message.text);
          else if ("page" in message) announce?.(message.page);
          else resolve(message.round);
        });
        worker.on("error", error => reject(fatal("internal", `the build failed: ${error.message}`)));
        worker.on("exit", code => {
          if (isOpen) reject(fatal("internal", `the build ended with code ${code}`));
          else resolve(INTERRUPTED);
        });
        worker.postMessage(flags);
      }),
    close,
  };
}
