import {performance} from "node:perf_hooks";

/** Milliseconds by stage, in execution order. */
export type Timings = Record<string, number>;

/** Stopwatch for stages: each call names the stage that just ended. */
export interface StageClock {
  lap(stage: string): void;
  timings: Timings;
}

/** Starts a stopwatch. */
export function stageClock(): StageClock {
  const timings: Timings = {};
  let last = performance.now();
  return {
    timings,
    lap(stage) {
      const now = performance.now();
      timings[stage] = Math.round((now - last) * 10) / 10;
      last = now;
    },
  };
}
