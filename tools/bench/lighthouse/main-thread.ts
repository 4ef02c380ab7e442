/** Event of a Chromium trace. Times are in microseconds; `tdur` is processor time. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args: {data?: {documentLoaderURL?: string; frame?: string; isOutermostMainFrame?: boolean}; frame?: string};
}

/**
 * CPU slowdown of a simulated phone (Lighthouse's factor), and the duration above which a task blocks input.
 */
const SLOWER = 4;
const LONG_MS = 50;

/**
 * Returns processor time of a page's main thread, which depends little on other load: the total, and the time
 * that a phone would be blocked after the first paint.
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
