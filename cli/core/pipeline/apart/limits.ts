import {workerData} from "node:worker_threads";

/**
 * Thread that ends its own process when one page takes too much: also while the main thread is in native code and hears
 * nothing. The limits are far beyond what the largest page takes (16 MiB), so that no result depends on the machine.
 */
const MAX_SECONDS = 90;
const MAX_BYTES = 6 * 2 ** 30;
const INTERVAL = 200;

const pagesBegun = workerData as Int32Array;
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
