// Loaded into the measured program. Writes its resource usage to a file when it exits.
import {writeFileSync} from "node:fs";
import {isMainThread} from "node:worker_threads";

if (isMainThread)
  process.on("exit", () => writeFileSync(process.env.BENCH_USAGE, JSON.stringify(process.resourceUsage())));
