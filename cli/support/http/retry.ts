import {setTimeout as sleep} from "node:timers/promises";

/** Retry policy. */
export interface RetryPolicy {
  /** Number of attempts after the first. */
  retries: number;
  /** Delay before the second attempt, in milliseconds; doubles with each further attempt. */
  firstWait: number;
  /** Give up if the server requests a longer wait than this, in milliseconds. */
  longestWait: number;
  signal?: AbortSignal | undefined;
  /** Called when a wait requested by the server begins. */
  onAskedToWait?(milliseconds: number): void;
}

/**
 * Result that may improve with another attempt; `wait` is the delay requested by the server, in milliseconds.
 */
export interface Passing {
  wait?: number | undefined;
}

/**
 * Retries a task until its result is final, the attempts are used up, or a signal ends the wait. Delays
 * requested by the server are respected.
 *
 * @param passing returns `null` for a final result
 * @returns the last result
 */
export async function retried<T>(
  task: () => Promise<T>,
  passing: (result: T) => Passing | null,
  {retries, firstWait, longestWait, signal, onAskedToWait}: RetryPolicy,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const result = await task();
    const again = passing(result);
    if (!again || attempt >= retries || signal?.aborted) return result;
    const wait = again.wait ?? firstWait * 2 ** attempt;
    if (wait > longestWait) return result;
    if (again.wait !== undefined) onAskedToWait?.(wait);
    try {
      await sleep(wait, undefined, {signal});
    } catch {
      return result;
    }
  }
}

/**
 * Converts `Retry-After` (seconds or a date, RFC 9110 §10.2.3) to milliseconds. Returns `undefined` for
 * anything else.
 */
export function retryAfter(value: string | null | undefined): number | undefined {
  if (value === null || value === undefined) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
