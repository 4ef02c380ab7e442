#!/usr/bin/env node
import {getEventListeners} from "node:events";
import module from "node:module";
import {setFlagsFromString} from "node:v8";

declare const __VERSION__: string;
declare const __BUILD__: string;

// A run lasts seconds: optimizing code as early as a server would costs a third of all processor time and is never
// earned back. Node 22 and later have other switches for it.
if (process.versions.node.startsWith("20.")) setFlagsFromString("--interrupt-budget=1000000");
// Node 22 and later keep compiled code between runs.
(module as {enableCompileCache?: () => unknown}).enableCompileCache?.();
const {main, reportUncaught} = await import("./main.ts");

for (const stream of [process.stdout, process.stderr])
  stream.on("error", ({code}: NodeJS.ErrnoException) => {
    // Who reads no further (`| head`) has all that they want.
    if (code === "EPIPE") return;
    if (stream === process.stdout)
      process.stderr.write(`docs-index: can't write to standard output (${code})\n`);
    process.exit(2);
  });
const interrupt = new AbortController();
/** Lets commands that can be ended hear of it; all others end at once, even while they are busy, as without us. */
function listen(): AbortSignal {
  for (const [name, code] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const)
    if (process.listenerCount(name) === 0)
      process.once(name, () => {
        if (getEventListeners(interrupt.signal, "abort").length === 0) process.exit(code);
        interrupt.abort();
      });
  return interrupt.signal;
}

const argv = process.argv.slice(2);
const io = {
  cwd: process.cwd(),
  env: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  get signal() {
    return listen();
  },
};
// Node itself would end with 1, like a check that found something.
process.on("uncaughtException", error => process.exit(reportUncaught(error, argv, io)));
process.exitCode = await main(argv, io, {version: __VERSION__, build: __BUILD__});
