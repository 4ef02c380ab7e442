// Loaded into the measured program: leaves its resource usage in a file when it ends.
import {writeFileSync} from "node:fs";
import {isMainThread} from "node:worker_threads";

if (isMainThread)
  process.on("exit", () => writeFileSync(process.env.BENCH_USAGE, JSON.stringify(process.resourceUsage())));
