import {type RetryPolicy, retried} from "#support/http/retry.ts";
import {Fault} from "../fault.ts";

export const RETRY: RetryPolicy = {retries: 2, firstWait: 400, longestWait: 20_000};

/**
 * Retries a task after temporary faults (connection lost, server busy), but not after final ones (404).
 *
 * Throws the last fault of the task.
 */
export async function withRetries<T>(
  task: () => Promise<T>,
  signal: AbortSignal,
  policy: RetryPolicy = RETRY,
): Promise<T> {
  const outcome = await retried<{value: T} | {error: unknown}>(
    () =>
      task().then(
        value => ({value}),
        (error: unknown) => ({error}),
      ),
    result =>
      "error" in result && result.error instanceof Fault && result.error.passing
        ? {wait: result.error.retryAfter}
        : null,
    {...policy, signal},
  );
  if ("error" in outcome) throw outcome.error;
  return outcome.value;
}
