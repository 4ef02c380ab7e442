import {parentPort, workerData} from "node:worker_threads";
import {buildAgain} from "./build.ts";
import type {BuilderData, FromBuilder} from "./build-thread.ts";
import type {BuildFlags} from "./flags.ts";

/** Entry point of the thread that builds for `dev`, so that pages are served meanwhile. It answers each request with a round. */
const {cwd, env, version}: BuilderData = workerData;
const send = (message: FromBuilder): void => parentPort?.postMessage(message);
const output = {write: (text: string): void => send({text})};
parentPort?.on("message", async (flags: BuildFlags) => {
  const io = {cwd, env, stdout: output, stderr: output};
  send({round: await buildAgain(flags, io, version, page => send({page}))});
});
