/** An event of a Chromium trace; times in microseconds, `tdur` those of the processor alone. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args: {data?: {documentLoaderURL?: string; frame?: string; isOutermostMainFrame?: boolean}; frame?: string};
}

/** A phone is so many times slower (Lighthouse's own factor), and a task that takes longer than this keeps it from answering. */
const SLOWER = 4;
const LONG_MS = 50;

/**
 * What the main thread of a page did, by processor time, which other programs on the machine change little: all of it, and
 * how long it blocked a phone after the first paint.
 */
export function mainThread(events: readonly TraceEvent[]): {cpuMs: number; blockingMs: number} {
  const paint = events.findLast(({name}) => name === "firstContentfulPaint");
  if (!paint) throw new Error("The trace has no first paint.");
  let cpuMs = 0;
  let blockingMs = 0;
  for (const {name, pid, tid, ts, tdur} of events) {
    if (name !== "RunTask" || pid !== paint.pid || tid !== paint.tid || tdur === undefined) continue;
    cpuMs += tdur / 1000;
    if (ts > paint.ts) blockingMs += Math.max(0, (SLOWER * tdur) / 1000 - LONG_MS);
  }
  return {cpuMs, blockingMs};
}
