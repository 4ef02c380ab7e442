import {workerData} from "node:worker_threads";

/**
 * Thread that ends its own process if a page exceeds a limit, even while the main thread is busy in native code. The limits
 * far exceed the needs of the largest page (16 MiB), so that results do not depend on the machine.
 */
const MAX_SECONDS = 90;
const MAX_BYTES = 6 * 2 ** 30;
const INTERVAL = 200;

const pagesBegun: Int32Array = workerData;
let page = -1;
let start = 0;
setInterval(() => {
  const {user, system} = process.cpuUsage();
  const seconds = (user + system) / 1e6;
  const current = Atomics.load(pagesBegun, 0);
  if (current !== page) {
    page = current;
    start = seconds;
  }
  if (seconds - start > MAX_SECONDS) process.kill(process.pid, "SIGTERM");
  if (process.memoryUsage.rss() > MAX_BYTES) process.kill(process.pid, "SIGKILL");
}, INTERVAL);
