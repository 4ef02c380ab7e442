import {buildAgain} from "./build.ts";
import type {FromBuilder, ToBuilder} from "./build-process.ts";

/** Entry point of the process that builds for `dev`, so that pages are served meanwhile. It answers each request with a round. */
const send = (message: FromBuilder): unknown => process.send?.(message);
const output = {write: (text: string): unknown => send({text})};
process.on("message", async ({cwd, version, flags}: ToBuilder) => {
  const io = {cwd, env: process.env, stdout: output, stderr: output};
  send({round: await buildAgain(flags, io, version, page => send({page}))});
});
// The server ends this process. An interrupt from the terminal reaches both.
process.on("SIGINT", () => {});
process.on("disconnect", () => process.exit());
