import {spawn} from "node:child_process";
import {mkdtempSync, readFileSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {performance} from "node:perf_hooks";

/** Measurements of one run of a command. */
export interface Measure {
  wallMs: number;
  /** User and system time of the process and its threads, or `null` if it is not a Node.js program. */
  cpuMs: number | null;
  peakMiB: number;
  stdout: string;
  stderr: string;
  status: number | null;
}

/** Module that reports the resource usage of a Node.js program when it exits. */
const HOOK = new URL("./resources.mjs", import.meta.url).pathname;

/** Runs a command to completion and measures wall time, processor time and peak memory. */
export async function measure(command: string, args: readonly string[], cwd: string): Promise<Measure> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const usage = join(folder, "usage.json");
  const isNode = command === process.execPath;
  const start = performance.now();
  const child = spawn(command, [...(isNode ? ["--import", HOOK] : []), ...args], {
    cwd,
    env: {...process.env, BENCH_USAGE: usage},
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  let peakKiB = 0;
  child.stdout.setEncoding("utf8").on("data", text => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", text => {
    stderr += text;
  });
  const sampler = isNode
    ? undefined
    : setInterval(() => {
        peakKiB = Math.max(peakKiB, highWater(child.pid));
      }, 5);
  const status = await new Promise<number | null>(resolve => child.on("close", resolve));
  const wallMs = performance.now() - start;
  clearInterval(sampler);
  let cpuMs: number | null = null;
  if (isNode) {
    const resources = JSON.parse(readFileSync(usage, "utf8")) as NodeJS.ResourceUsage;
    cpuMs = (resources.userCPUTime + resources.systemCPUTime) / 1000;
    peakKiB = resources.maxRSS;
  }
  rmSync(folder, {recursive: true, force: true});
  return {wallMs, cpuMs, peakMiB: peakKiB / 1024, stdout, stderr, status};
}

/** Returns the peak resident set size (proc(5), VmHWM) in KiB, or 0 if the process has exited. */
function highWater(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Returns the run with the median wall time. */
export function median(runs: readonly Measure[]): Measure {
  const sorted = [...runs].sort((a, b) => a.wallMs - b.wallMs);
  return sorted[Math.floor(sorted.length / 2)] as Measure;
}
