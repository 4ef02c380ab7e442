/** Waits for a moment in which the browser has nothing to do. */
export const idle = (): Promise<unknown> =>
  new Promise(done =>
    "requestIdleCallback" in window ? requestIdleCallback(done, {timeout: 10_000}) : setTimeout(done, 200),
  );
