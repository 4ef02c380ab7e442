import {setTimeout as sleep} from "node:timers/promises";
import {Fault} from "../fault.ts";

/** How often and how patiently to try again. */
export interface RetryPolicy {
  /** Tries after the first one. */
  retries: number;
  /** Wait before the second try, in milliseconds; doubled for each further one. */
  firstWait: number;
  /** A longer wait asked for by the other side is not worth it: the fault is passed on. */
  longestWait: number;
}

export const RETRY: RetryPolicy = {retries: 2, firstWait: 400, longestWait: 20_000};

/**
 * Runs a task again where its fault may pass (a cut connection, a busy server), never where the answer is final
 * (404). A wait asked for with `Retry-After` (RFC 9110 §10.2.3) is kept.
 *
 * @throws the last fault of the task, or a `stopped` fault when the signal ends a wait
 */
export async function withRetries<T>(
  task: () => Promise<T>,
  signal: AbortSignal,
  {retries, firstWait, longestWait}: RetryPolicy = RETRY,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await task();
    } catch (error) {
      if (!(error instanceof Fault && error.passing) || attempt >= retries) throw error;
      const wait = error.retryAfter ?? firstWait * 2 ** attempt;
      if (wait > longestWait) throw error;
      await sleep(wait, undefined, {signal}).catch(() => {
        throw error;
      });
    }
  }
}
