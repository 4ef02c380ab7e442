/** Waits until the browser is idle. */
export const idle = (): Promise<unknown> =>
  new Promise(done =>
    "requestIdleCallback" in window ? requestIdleCallback(done, {timeout: 10_000}) : setTimeout(done, 200),
  );
