import {setTimeout as sleep} from "node:timers/promises";

/** How often and how patiently to try again. */
export interface RetryPolicy {
  /** Tries after the first one. */
  retries: number;
  /** Wait before the second try, in milliseconds; doubled for each further one. */
  firstWait: number;
  /** A longer wait requested by the other side is not worth it. */
  longestWait: number;
  signal?: AbortSignal | undefined;
  /** Called when the other side asks to be left alone for so many milliseconds, and that wait begins. */
  onAskedToWait?(milliseconds: number): void;
}

/** A result that may get better with another try; `wait` is what the other side asks for, in milliseconds. */
export interface Passing {
  wait?: number | undefined;
}

/**
 * Runs a task until its result can't get better, the tries are used up, or a signal ends the wait. A wait that the other
 * side asks for is kept.
 *
 * @param passing null for a result that is final
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

/** `Retry-After` in milliseconds: seconds or a date (RFC 9110 §10.2.3); undefined where it is neither. */
export function retryAfter(value: string | null | undefined): number | undefined {
  if (value === null || value === undefined) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
